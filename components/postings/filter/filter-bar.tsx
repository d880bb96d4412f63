"use client";

import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { SearchInput } from "@/components/ui/form/search-input";
import { Select } from "@/components/ui/form/select";
import { useFormat } from "@/components/ui/format/locale";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { useMedia } from "@/components/ui/use-media";
import { Band, type PostingFacets, PostingSort } from "@/lib/goal-jobs/posting-schemas";
import type { Begun } from "./beginning";
import { BAND_WORDS, countOf } from "./facet-words";
import { FilterChips } from "./filter-chips";
import { FilterSheet } from "./filter-sheet";
import { countFilters, type PostingFilter, type Shown } from "./posting-filter";

const SORT_WORDS: Readonly<Record<PostingSort, string>> = {
	fit: "Best fit first",
	newest: "Newest first",
	salary: "Highest salary first",
	company: "By company",
};

/** Amounts of different currencies and periods are made comparable before they are put in order, and people should know how. */
const salaryWords = (ratesOn: string): string => `By the upper end a year, at the exchange rates of ${ratesOn}. Postings without a salary come last.`;

const WIDE = "(min-width: 64rem)";

interface FilterBarProps {
	filter: PostingFilter;
	onChange: (change: Partial<PostingFilter>) => void;
	begun: Begun;
	homeReason: string | null;
	facets: PostingFacets | null;
	currency: string;
	/** The day of the exchange rates, in words. */
	ratesOn: string;
	total: number;
	/** How many are picked; null where none can be. */
	chosen: number | null;
	children?: ReactNode;
}

/** Search, bands with their counts, order and filters over the list; what narrows it stands below in words. */
export function FilterBar({ filter, onChange, begun, homeReason, facets, currency, ratesOn, total, chosen, children }: FilterBarProps) {
	const { number } = useFormat();
	const [isOpen, setIsOpen] = useState(false);
	useBackCloses(isOpen, () => setIsOpen(false));
	const filters = countFilters(filter);
	const isWide = useMedia(WIDE);
	const order = (
		<Select
			aria-label="Order"
			className="w-42 shrink-0 max-lg:w-full"
			value={filter.sort}
			onValueChange={(value) => onChange({ sort: PostingSort.safeParse(value).data ?? "fit" })}
			options={PostingSort.options.map((value) => ({ value, label: SORT_WORDS[value] }))}
		/>
	);
	const chips = <FilterChips filter={filter} onChange={onChange} begun={begun} homeReason={homeReason} currency={currency} />;
	return (
		<search aria-label="Filter postings" className="grid min-w-0 grid-cols-1 gap-2 border-b px-3 py-2">
			<div className="flex min-w-0 flex-wrap items-center gap-2">
				<SearchInput
					label="Find in postings"
					placeholder="Title, company, place or skill"
					value={filter.text}
					onChange={(text) => onChange({ text })}
					className="min-w-40 flex-1 lg:max-w-64"
				/>
				<Button className="lg:order-last" icon={<SlidersHorizontal aria-hidden />} onClick={() => setIsOpen(true)}>
					<span className="max-sm:sr-only">Filters</span>
					{filters > 0 && <span className="font-mono text-sm">{filters}</span>}
				</Button>
				{isWide && order}
				<div className="flex min-w-0 max-w-full items-center gap-1.5 max-lg:w-full max-lg:overflow-x-auto">
					<Bands filter={filter} onChange={onChange} facets={facets} chosen={chosen} />
					{!isWide && chips}
				</div>
				<div className="flex items-center gap-2 max-lg:hidden lg:ml-auto">{children}</div>
			</div>
			{isWide && chips}
			{filter.sort === "salary" && <p className="text-ink-muted text-xs">{salaryWords(ratesOn)}</p>}
			<FilterSheet {...{ isOpen, filter, onChange, begun, facets, currency, ratesOn, total }} order={isWide ? null : order} onOpenChange={setIsOpen} />
			<p role="status" className="sr-only">
				{number(total)} shown
			</p>
		</search>
	);
}

const TOGGLE_STYLE =
	"inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors duration-150 pointer-coarse:h-10 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium";

/** The bands with how many they hold, and what the person has picked, pinned and dismissed. */
function Bands({ filter, onChange, facets, chosen }: Pick<FilterBarProps, "filter" | "onChange" | "facets" | "chosen">) {
	const { number } = useFormat();
	const isOffered = filter.show === "offered";
	const bands = isOffered ? filter.bands : [];
	const toggle = (band: Band) => {
		const next = bands.includes(band) ? bands.filter((other) => other !== band) : [...bands, band];
		onChange({ show: "offered", bands: next.length === 0 ? [band] : next });
	};
	const shown: Array<{ show: Shown; word: string; count: number }> = [
		...(chosen === null ? [] : [{ show: "chosen" as const, word: "Picked", count: chosen }]),
		{ show: "pinned", word: "Pinned", count: countOf(facets, "mark", "pinned") },
		{ show: "dismissed", word: "Dismissed", count: countOf(facets, "mark", "dismissed") },
	];
	return (
		<fieldset aria-label="Bands" className="flex min-w-0 max-w-full shrink-0 gap-1.5 py-0.5 lg:overflow-x-auto">
			{Band.options.map((band) => (
				<button key={band} type="button" aria-pressed={bands.includes(band)} onClick={() => toggle(band)} className={TOGGLE_STYLE}>
					{BAND_WORDS[band]}
					{/* Nothing is counted before the list is there. */}
					<span className="min-w-[1ch] font-mono text-ink-muted">{facets && number(countOf(facets, "band", band))}</span>
				</button>
			))}
			{shown
				.filter(({ show, count }) => count > 0 || filter.show === show)
				.map(({ show, word, count }) => (
					<button
						key={show}
						type="button"
						aria-pressed={filter.show === show}
						onClick={() => onChange({ show: filter.show === show ? "offered" : show })}
						className={cn(TOGGLE_STYLE, "border-dashed")}
					>
						{word}
						{filter.show !== show && <span className="font-mono text-ink-muted">{number(count)}</span>}
					</button>
				))}
		</fieldset>
	);
}
