"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { useFormat } from "@/components/ui/format/locale";
import { Sheet } from "@/components/ui/overlay/sheet";
import type { PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import type { Begun } from "./beginning";
import { FacetGroup } from "./facet-group";
import { ageWords, FACET_TITLES, type SeveralFacet, salaryFloorWords, valueWords } from "./facet-words";
import { LeastPay } from "./least-pay";
import { countriesOf, type PostingFilter, payOf, remoteOf, WHOLE_LIST } from "./posting-filter";
import { WeightSliders } from "./weight-sliders";

const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "INR", "JPY", "PLN", "SEK", "SGD", "ZAR"];

interface FilterSheetProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	filter: PostingFilter;
	onChange: (change: Partial<PostingFilter>) => void;
	begun: Begun;
	facets: PostingFacets | null;
	currency: string;
	ratesOn: string;
	total: number;
	/** In what order they stand, where the bar has no room for it. */
	order: ReactNode;
}

/** All that the list can be narrowed and weighed by, each with its counts; the list behind it changes as it is set. */
export function FilterSheet({ isOpen, onOpenChange, filter, onChange, begun, facets, currency, ratesOn, total, order }: FilterSheetProps) {
	const { count, locale } = useFormat();
	const chosen: Record<SeveralFacet, readonly string[]> = { ...filter, country: countriesOf(filter, begun), remote: remoteOf(filter, begun) };
	const pay = payOf(filter, begun);
	const several = (facet: SeveralFacet) => (
		<FacetGroup
			key={facet}
			title={FACET_TITLES[facet]}
			options={(facets?.[facet] ?? []).map(({ value, count: found }) => ({ value, label: valueWords(facet, value), count: found }))}
			values={chosen[facet]}
			onChange={(values) => onChange(facet === "country" ? { countries: values } : { [facet]: values })}
		/>
	);
	const currencies = [...new Set([currency, ...CURRENCIES])];
	return (
		<Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="Filters and what counts" isBeside>
			<div className="grid grid-cols-1 gap-6 pb-20">
				{order && (
					<div className="grid grid-cols-1 gap-2">
						<p aria-hidden className="font-medium">
							Order
						</p>
						{order}
					</div>
				)}
				<WeightSliders weights={filter.weights} onChange={(weights) => onChange({ weights })} />
				{!filter.bands.includes("weak") && filter.show === "offered" && (
					<p className="flex flex-wrap items-center gap-x-3 text-ink-muted text-sm">
						<span>The numbers count what the list shows: weak matches are hidden.</span>
						<Button variant="ghost" size="sm" className="-ml-2.5" onClick={() => onChange({ bands: [...filter.bands, "weak"] })}>
							Show weak ones too
						</Button>
					</p>
				)}
				{several("country")}
				{several("remote")}
				{several("seniority")}
				<div className="grid grid-cols-1 gap-2">
					<FacetGroup
						title="Salary"
						isSingle
						options={(facets?.minSalary ?? []).map(({ value, count: found }) => ({ value, label: salaryFloorWords(value, currency, locale), count: found }))}
						values={pay === null ? [] : [String(pay.least)]}
						onChange={([value]) => onChange({ minSalary: value === undefined ? "any" : Number(value), currency, unstatedPay: false })}
					/>
					<LeastPay key={`${pay?.least}`} pay={pay} currency={currency} onChange={(change) => onChange({ currency, ...change })} />
					<Select
						aria-label="Salaries in"
						value={currency}
						onValueChange={(value) => onChange({ currency: value, minSalary: "any" })}
						options={currencies.map((value) => ({ value, label: `In ${value}` }))}
					/>
					<p className="text-ink-muted text-xs">
						A year, by the upper end. Other currencies, and pay by the hour or month, are converted at the rates of {ratesOn} and marked “about”.
					</p>
				</div>
				<FacetGroup
					title="Age"
					isSingle
					options={(facets?.postedWithinDays ?? []).map(({ value, count: found }) => ({ value, label: ageWords(value), count: found }))}
					values={filter.withinDays === null ? [] : [String(filter.withinDays)]}
					onChange={([value]) => onChange({ withinDays: value === undefined ? null : Number(value) })}
				/>
				{several("skill")}
				{several("company")}
				{several("source")}
			</div>
			<div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-between gap-2 border-t bg-raised px-5 py-3">
				<Button variant="ghost" onClick={() => onChange({ ...WHOLE_LIST, sort: filter.sort, weights: filter.weights, show: filter.show })}>
					Show everything
				</Button>
				<Button variant="primary" onClick={() => onOpenChange(false)}>
					See {count(total, "posting")}
				</Button>
			</div>
		</Sheet>
	);
}
