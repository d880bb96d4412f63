"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat } from "@/components/ui/format/locale";
import { NO_COUNTRY } from "@/lib/goal-jobs/postings/posting-countries";
import type { Begun } from "./beginning";
import { ageWords, payWords, type SeveralFacet, valueWords } from "./facet-words";
import { countriesOf, type PostingFilter, payOf, remoteOf } from "./posting-filter";

interface FilterChipsProps {
	filter: PostingFilter;
	onChange: (change: Partial<PostingFilter>) => void;
	begun: Begun;
	/** Where the usual country comes from, in words. */
	homeReason: string | null;
	currency: string;
}

const SEVERAL: ReadonlyArray<Exclude<SeveralFacet, "country" | "remote">> = ["seniority", "skill", "company", "source"];

/** What narrows the list now, in words, each with a way to take it off. The usual country says where it comes from. */
export function FilterChips({ filter, onChange, begun, homeReason, currency }: FilterChipsProps) {
	const { locale } = useFormat();
	if (filter.show !== "offered") return null;
	const countries = countriesOf(filter, begun);
	const isUsual = filter.countries === null && begun.countries.length > 0;
	const remote = remoteOf(filter, begun);
	const pay = payOf(filter, begun);
	const chips = [
		...(countries.length > 0
			? [
					<Chip key="country" label="Show all countries" onRemove={() => onChange({ countries: [] })}>
						{countryChip(countries)}
						{isUsual && homeReason && <span className="text-ink-muted">, {homeReason}</span>}
					</Chip>,
				]
			: []),
		...remote.map((mode) => (
			<Chip key={`remote:${mode}`} label={`Without ${mode}`} onRemove={() => onChange({ remote: remote.filter((other) => other !== mode) })}>
				{mode}
				{filter.remote === null && <span className="text-ink-muted">, as you asked</span>}
			</Chip>
		)),
		...SEVERAL.flatMap((facet) =>
			filter[facet].map((value) => (
				<Chip
					key={`${facet}:${value}`}
					label={`Without ${valueWords(facet, value)}`}
					onRemove={() => onChange({ [facet]: filter[facet].filter((other) => other !== value) })}
				>
					{valueWords(facet, value)}
				</Chip>
			)),
		),
		...(pay === null
			? []
			: [
					<Chip key="salary" label="Any salary" onRemove={() => onChange({ minSalary: "any" })}>
						{payWords(pay, pay.currency ?? currency, locale)}
						{filter.minSalary === null && <span className="text-ink-muted">, as your goal says</span>}
					</Chip>,
				]),
		...(filter.withinDays === null
			? []
			: [
					<Chip key="age" label="Any age" onRemove={() => onChange({ withinDays: null })}>
						{ageWords(filter.withinDays)}
					</Chip>,
				]),
	];
	return chips.length === 0 ? null : (
		<ul aria-label="Filters" className="flex gap-1.5 max-lg:shrink-0 lg:flex-wrap">
			{chips}
		</ul>
	);
}

/** "Germany, or none named". */
function countryChip(countries: readonly string[]): string {
	const named = countries.filter((country) => country !== NO_COUNTRY);
	if (named.length === 0) return "No country named";
	const words = named.length > 3 ? `${named.slice(0, 2).join(", ")} and ${named.length - 2} more` : named.join(", ");
	return countries.includes(NO_COUNTRY) ? `${words}, or no country named` : words;
}

function Chip({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
	return (
		<li className="inline-flex h-7 max-w-full shrink-0 items-center rounded-full bg-accent-soft pl-3 text-sm pointer-coarse:h-10">
			<span className="truncate">{children}</span>
			<button
				type="button"
				aria-label={label}
				onClick={onRemove}
				className="grid h-full w-8 shrink-0 place-items-center rounded-full hover:text-accent pointer-coarse:w-10"
			>
				<X aria-hidden className="size-3.5" />
			</button>
		</li>
	);
}
