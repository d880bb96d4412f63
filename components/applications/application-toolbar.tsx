"use client";

import { ArrowUpDown, Columns3, Download, List, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { SearchInput } from "@/components/ui/form/search-input";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { Menu, MenuLabel, MenuRadioGroup, MenuRadioItem } from "@/components/ui/overlay/menu";
import type { ApplicationSort, ApplicationList as Page } from "@/lib/goal-jobs/applications/schemas";
import { filterOf, isSort, type ShownApplications, SORT_WORDS, SORTS } from "./application-filter";
import { StatusStrip } from "./status-strip";

interface ToolbarProps {
	shown: ShownApplications;
	counts: Page["counts"];
	onChange: (change: Partial<ShownApplications>) => void;
}

const VIEWS: ReadonlyArray<{ view: ShownApplications["view"]; word: string; icon: LucideIcon }> = [
	{ view: "list", word: "List", icon: List },
	{ view: "board", word: "Board", icon: Columns3 },
];

/** What is shown, how and in which order, and the file of all that passes: in the same places for the list and the board. */
export function ApplicationToolbar({ shown, counts, onChange }: ToolbarProps) {
	const [text, setText] = usePausedText(shown.q, (q) => onChange({ q }));
	const filter = new URLSearchParams(filterOf(shown)).toString();
	return (
		<div className="grid grid-cols-1 gap-3">
			<search className="flex flex-wrap gap-2">
				<SearchInput
					label="Find applications"
					placeholder="Title, company, notes"
					value={text}
					onChange={setText}
					className="min-w-0 flex-1 max-sm:basis-full"
				/>
				<fieldset className="flex shrink-0 gap-0.5 rounded-md bg-sunken p-0.5 dark:border">
					<legend className="sr-only">Show as</legend>
					{VIEWS.map(({ view, word, icon: Icon }) => (
						<button
							key={view}
							type="button"
							aria-pressed={shown.view === view}
							onClick={() => onChange(view === "board" ? { view, status: null } : { view })}
							className={cn(
								"inline-flex h-8 items-center gap-1.5 rounded-sm px-2.5 font-medium text-sm transition-colors duration-150 pointer-coarse:h-10 [&_svg]:size-4",
								shown.view === view ? "bg-surface text-ink shadow-xs ring-1 ring-line dark:bg-raised" : "text-ink-muted hover:text-ink",
							)}
						>
							<Icon aria-hidden className="max-[22.5rem]:hidden" /> {word}
						</button>
					))}
				</fieldset>
				<SortMenu sort={shown.sort} onSort={(sort) => onChange({ sort })} />
				<Button asChild variant="ghost" className="max-sm:ml-auto max-sm:px-2.5">
					<a href={`/api/v1/applications/export${filter && `?${filter}`}`} download>
						<Download aria-hidden /> CSV
					</a>
				</Button>
			</search>
			{shown.view === "list" && <StatusStrip label="Status" counts={counts} chosen={shown.status} hasAll onChoose={(status) => onChange({ status })} />}
		</div>
	);
}

function SortMenu({ sort, onSort }: { sort: ApplicationSort; onSort: (sort: ApplicationSort) => void }) {
	return (
		<Menu
			trigger={
				<Button variant="ghost" aria-label={`Sort: ${SORT_WORDS[sort]}`} icon={<ArrowUpDown aria-hidden />} className="max-sm:px-2.5">
					{SORT_WORDS[sort]}
				</Button>
			}
		>
			<MenuLabel>Sort by</MenuLabel>
			<MenuRadioGroup value={sort} onValueChange={(value) => isSort(value) && onSort(value)}>
				{SORTS.map((option) => (
					<MenuRadioItem key={option} value={option}>
						{SORT_WORDS[option]}
					</MenuRadioItem>
				))}
			</MenuRadioGroup>
		</Menu>
	);
}
