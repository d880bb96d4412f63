"use client";

import { Search } from "lucide-react";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { REFERENCE_RATES } from "@/lib/tools/job-search/comparable-salary";
import type { PostingFilter } from "./posting-filter";

const REMOTE_OPTIONS = [
	{ value: "Any", label: "Any way of working" },
	{ value: "Remote", label: "Remote" },
	{ value: "Hybrid", label: "Hybrid" },
	{ value: "On-site", label: "On-site" },
] as const;

const SORT_OPTIONS = [
	{ value: "fit", label: "Best fit first" },
	{ value: "newest", label: "Newest first" },
	{ value: "salary", label: "Highest salary first" },
	{ value: "company", label: "By company" },
] as const;

/** Amounts of different currencies and periods are made comparable before they are put in order, and people should know how. */
const SALARY_WORDS = `By the upper end in euros a year, at the exchange rates of ${REFERENCE_RATES.publishedOn}. Postings without a salary come last.`;

const pick = <T extends string>(options: ReadonlyArray<{ value: T }>, value: string, otherwise: T): T =>
	options.find((option) => option.value === value)?.value ?? otherwise;

interface PostingFiltersProps {
	filter: PostingFilter;
	onChange: (filter: PostingFilter) => void;
	isSelectable: boolean;
}

export function PostingFilters({ filter, onChange, isSelectable }: PostingFiltersProps) {
	const set = (values: Partial<PostingFilter>) => onChange({ ...filter, ...values });
	return (
		<search aria-label="Filter postings" className="grid gap-2 border-b p-3">
			<div className="relative">
				<Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
				<Input
					type="search"
					aria-label="Find in postings"
					placeholder="Title, company, place or skill"
					value={filter.text}
					onChange={(event) => set({ text: event.target.value })}
					className="pl-9"
				/>
			</div>
			<div className="grid grid-cols-2 gap-2">
				<Select
					aria-label="Way of working"
					value={filter.remote}
					onValueChange={(value) => set({ remote: pick(REMOTE_OPTIONS, value, "Any") })}
					options={REMOTE_OPTIONS}
				/>
				<Select aria-label="Order" value={filter.sort} onValueChange={(value) => set({ sort: pick(SORT_OPTIONS, value, "fit") })} options={SORT_OPTIONS} />
			</div>
			{filter.sort === "salary" && <p className="px-1 text-ink-muted text-xs">{SALARY_WORDS}</p>}
			<div className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
				<CheckboxField label="Live only" isChecked={filter.isLiveOnly} onCheckedChange={(isLiveOnly) => set({ isLiveOnly })} />
				{isSelectable && <CheckboxField label="Chosen only" isChecked={filter.isSelectedOnly} onCheckedChange={(isSelectedOnly) => set({ isSelectedOnly })} />}
			</div>
		</search>
	);
}
