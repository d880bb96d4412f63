"use client";

import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { countOf } from "@/components/postings/filter/facet-words";
import { countFilters, type PostingFilter, WHOLE_LIST } from "@/components/postings/filter/posting-filter";
import type { PostingListState } from "@/components/postings/use-posting-list";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import type { PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import { weightsKey } from "@/lib/goal-jobs/postings/standing";

interface ListStateProps {
	list: PostingListState;
	filter: PostingFilter;
	onChange: (change: Partial<PostingFilter>) => void;
	/** What else is to be known of the list. */
	children?: ReactNode;
}

const SHOW_STYLE = "relative shrink-0 rounded-sm underline after:absolute after:inset-x-0 after:-inset-y-3 hover:text-ink";

/** How many are in none of the bands that are counted: they are of other countries, or another filter leaves them out. */
export function elsewhereOf(scored: number, facets: PostingFacets | null): number {
	if (facets === null) return 0;
	const counted = facets.band.reduce((sum, band) => sum + band.count, 0);
	return Math.max(0, scored - counted - countOf(facets, "mark", "dismissed"));
}

/** Whether no other country has anything of the bands that are shown: what is elsewhere is weak, and comes with the weak ones alone. */
export function weakOnly({ bands }: Pick<PostingFilter, "bands">, facets: PostingFacets | null): boolean {
	if (facets === null || bands.includes("weak")) return false;
	const shown = bands.reduce((sum, band) => sum + countOf(facets, "band", band), 0);
	return facets.country.reduce((sum, { count }) => sum + count, 0) <= shown;
}

/** How many are shown of how many, what all of them share, and, where nothing is left, what hides it and how to see it. */
export function ListState({ list: { total, scored, samples, facets, isPending, isOutdated, error }, filter, onChange, children }: ListStateProps) {
	const { count, number } = useFormat();
	const weak = filter.show === "offered" && !filter.bands.includes("weak") ? countOf(facets, "band", "weak") : 0;
	const elsewhere = filter.show === "offered" ? elsewhereOf(scored, facets) : 0;
	const isBare = countFilters(filter) === 0 && filter.text === "";
	const isWeakOnly = isBare && weakOnly(filter, facets);
	const isEmpty = !isPending && !isOutdated && !error && total === 0;
	return (
		<>
			<p role="status" className="flex items-center gap-x-3 border-b px-3 py-1.5 text-ink-muted text-xs max-lg:gap-y-1 flex-wrap">
				<span>{isPending ? "Looking" : total === scored ? count(scored, "posting") : `${number(total)} of ${count(scored, "posting")}`}</span>
				{weak > 0 && !isEmpty && (
					<button type="button" className={cn(SHOW_STYLE, "max-lg:hidden")} onClick={() => onChange({ bands: [...filter.bands, "weak"] })}>
						{count(weak, "weak match", "weak matches")} hidden
					</button>
				)}
				{elsewhere > 0 && !isPending && (
					<button
						type="button"
						className={SHOW_STYLE}
						onClick={() => onChange({ ...WHOLE_LIST, ...(isWeakOnly ? {} : { bands: filter.bands }), sort: filter.sort, weights: filter.weights })}
					>
						{number(elsewhere)} {isWeakOnly ? "weak elsewhere" : isBare ? "elsewhere" : "left out by filters"}
					</button>
				)}
				{weightsKey(filter.weights) !== null && <span>Scores by your weights</span>}
				{samples > 0 && samples === scored && (
					<span className="inline-flex items-center gap-1">
						<FlaskConical aria-hidden className="size-3" /> Sample postings
					</span>
				)}
			</p>
			{children}
			{isEmpty && (
				<div className="grid justify-items-center gap-3 px-4 py-8 text-center">
					<p className="text-ink-muted">{emptyWords(filter)}</p>
					{weak > 0 && (
						<Button variant="primary" onClick={() => onChange({ bands: [...filter.bands, "weak"] })}>
							Show {count(weak, "weak match", "weak matches")}
						</Button>
					)}
					{filter.show === "offered" ? (
						scored > 0 && <Button onClick={() => onChange({ ...WHOLE_LIST, sort: filter.sort, weights: filter.weights })}>Show all {number(scored)}</Button>
					) : (
						<Button onClick={() => onChange({ show: "offered" })}>Back to the list</Button>
					)}
				</div>
			)}
		</>
	);
}

/** What is said over the list of how it begins. */
export const SAID_STYLE = "flex flex-wrap items-center gap-x-3 border-b px-3 py-1.5 text-sm max-lg:text-xs";

/** That the list shows everywhere because too little fits where it would begin, and the way back there. */
export function Widened({ words, countries, onNarrow }: { words: string; countries: readonly string[]; onNarrow: () => void }) {
	return (
		<p className={SAID_STYLE}>
			<span>{words}</span>
			<button type="button" className="relative rounded-sm underline after:absolute after:inset-x-0 after:-inset-y-3 hover:text-accent" onClick={onNarrow}>
				Show only {new Intl.ListFormat("en").format(countries)}
			</button>
		</p>
	);
}

function emptyWords({ show }: PostingFilter): string {
	if (show === "chosen") return "Nothing is picked yet.";
	if (show === "pinned") return "Nothing is pinned.";
	if (show === "dismissed") return "Nothing is dismissed.";
	return "No posting passes these filters.";
}
