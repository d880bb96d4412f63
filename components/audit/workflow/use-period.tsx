"use client";

import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Select } from "@/components/ui/form/select";
import { DEFAULT_PERIOD, daysOf, PERIODS, readPeriod } from "./period";

/** The period of the address, and as UTC days; both change at midnight alone. */
export function usePeriod() {
	const { search } = useAuditSearch();
	const name = readPeriod(search.get("period"));
	return { name, days: daysOf(name, new Date()) };
}

/** What period an audit is of. */
export function PeriodSelect() {
	const { set } = useAuditSearch();
	const { name } = usePeriod();
	return (
		<Select
			aria-label="Period"
			className="w-48"
			value={name}
			onValueChange={(value) => set({ period: value === DEFAULT_PERIOD ? null : value })}
			options={PERIODS.map(({ value, label }) => ({ value, label }))}
		/>
	);
}
