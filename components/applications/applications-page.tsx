"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Columns3, Download, List, Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/form/search-input";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Application, ApplicationStatus, ApplicationList as Page } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationBoard } from "./application-board";
import { readShown, type ShownApplications, searchOf } from "./application-filter";
import { ApplicationList } from "./application-list";
import { ApplicationSheet } from "./application-sheet";
import { applicationsQuery } from "./queries";
import { STATUS_OPTIONS } from "./statuses";
import { AddApplication } from "./writing/add-application";

/** What is shown lives in the address, so that going back and sharing keep it. */
function useShown() {
	const pathname = usePathname();
	const shown = readShown(useSearchParams());
	function change(changes: Partial<ShownApplications>) {
		const next = searchOf({ ...shown, ...changes });
		window.history.replaceState(null, "", next === "" ? pathname : `${pathname}?${next}`);
	}
	return { shown, change };
}

/** Every posting that a person follows, over all runs: as a list and as a board. */
export function ApplicationsPage() {
	const { count } = useFormat();
	const { shown, change } = useShown();
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(applicationsQuery(shown));
	const [isAdding, setIsAdding] = useState(false);
	const [opened, setOpened] = useState<Application | null>(null);
	const items = data?.pages.flatMap((page) => page.items) ?? [];
	// It stays open where a change takes it out of what the list shows.
	const open = items.find(({ applicationId }) => applicationId === opened?.applicationId) ?? opened;
	const [first] = data?.pages ?? [];
	const isEmpty = first !== undefined && Object.values(first.counts).every((n) => n === 0);
	return (
		<>
			<TopLine
				place="Applications"
				action={
					<Button size="sm" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
						<span>
							Add<span className="max-sm:sr-only"> an application</span>
						</span>
					</Button>
				}
			/>
			<main className={cn("mx-auto grid grid-cols-1 gap-5 px-4 py-4 md:px-8 md:py-6", shown.view === "board" ? "max-w-[100rem]" : "max-w-6xl")}>
				<h1 className="font-semibold text-2xl max-md:sr-only">Applications</h1>
				{error && (
					<Notice tone="danger" title="Your applications could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-80 rounded-lg" />}
				{isEmpty && <NothingYet />}
				{first && !isEmpty && (
					<>
						<Toolbar shown={shown} counts={first.counts} onChange={change} />
						{shown.view === "board" ? (
							<ApplicationBoard applications={items} onOpen={setOpened} />
						) : items.length > 0 ? (
							<ApplicationList applications={items} onOpen={setOpened} />
						) : (
							<p className="py-12 text-center text-ink-muted">No application passes these filters.</p>
						)}
						<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
							<p role="status">
								{items.length} of {count(first.total, "application")}
							</p>
							{hasNextPage && (
								<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
									Show more
								</Button>
							)}
						</div>
					</>
				)}
				{isAdding && <AddApplication onClose={() => setIsAdding(false)} />}
				{open && <ApplicationSheet key={open.applicationId} application={open} onClose={() => setOpened(null)} />}
			</main>
		</>
	);
}

function NothingYet() {
	return (
		<EmptyState
			title="No applications yet"
			text="Each posting that a resume is written for stands here, and each that you give a status: with the link to apply, what it pays, whom you talk to, your notes and a day to be reminded. What you found elsewhere can be added by hand."
			action={
				<Button asChild variant="primary">
					<Link href="/new/goal_lane.resume_to_job_ready">Find jobs for a resume</Link>
				</Button>
			}
		/>
	);
}

interface ToolbarProps {
	shown: ShownApplications;
	counts: Page["counts"];
	onChange: (change: Partial<ShownApplications>) => void;
}

function Toolbar({ shown, counts, onChange }: ToolbarProps) {
	const [text, setText] = usePausedText(shown.q, (q) => onChange({ q }));
	const search = searchOf({ ...shown, view: "list" });
	return (
		<div className="grid grid-cols-1 gap-3">
			<search className="flex gap-2">
				<SearchInput label="Find applications" placeholder="Title, company, notes" value={text} onChange={setText} className="min-w-0 flex-1" />
				<fieldset className="flex shrink-0 items-center rounded-md border p-0.5">
					<legend className="sr-only">Show as</legend>
					<ViewButton isPressed={shown.view === "list"} onClick={() => onChange({ view: "list" })}>
						<List aria-hidden /> <span className="max-sm:sr-only">List</span>
					</ViewButton>
					<ViewButton isPressed={shown.view === "board"} onClick={() => onChange({ view: "board", status: null })}>
						<Columns3 aria-hidden /> <span className="max-sm:sr-only">Board</span>
					</ViewButton>
				</fieldset>
				<Button asChild variant="ghost" className="max-sm:px-2.5">
					<a href={`/api/v1/applications/export${search && `?${search}`}`} download>
						<Download aria-hidden /> <span className="max-sm:sr-only">CSV</span>
					</a>
				</Button>
			</search>
			{shown.view === "list" && <StatusFilter status={shown.status} counts={counts} onChange={(status) => onChange({ status })} />}
		</div>
	);
}

function ViewButton({ isPressed, onClick, children }: { isPressed: boolean; onClick: () => void; children: React.ReactNode }) {
	return (
		<Button variant="ghost" size="sm" aria-pressed={isPressed} onClick={onClick} className={cn(isPressed && "bg-sunken text-ink")}>
			{children}
		</Button>
	);
}

interface StatusFilterProps {
	status: ApplicationStatus | null;
	counts: Page["counts"];
	onChange: (status: ApplicationStatus | null) => void;
}

function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
	const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
	const choices = [{ value: null, label: "All", n: all }, ...STATUS_OPTIONS.map((option) => ({ ...option, n: counts[option.value] }))];
	return (
		<fieldset className="-mx-4 flex gap-1 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
			<legend className="sr-only">Status</legend>
			{choices.map(({ value, label, n }) => (
				<Button
					key={label}
					variant="ghost"
					size="sm"
					aria-pressed={status === value}
					onClick={() => onChange(value)}
					className={cn(status === value && "bg-sunken text-ink")}
				>
					{label} <span className="font-mono text-ink-muted text-xs">{n}</span>
				</Button>
			))}
		</fieldset>
	);
}
