"use client";

import { useAuditSearch } from "@/components/audit/use-audit-search";
import { PeriodSelect } from "@/components/ui/form/period-select";
import { periodSearch, readPeriod } from "./period";

/** The period of the address. `nowMs`: what now is, the same for server and browser. */
export function usePeriod(nowMs: number) {
	const { search } = useAuditSearch();
	return readPeriod(search, nowMs);
}

/** What period an audit is of. */
export function AuditPeriod({ nowMs }: { nowMs: number }) {
	const { set } = useAuditSearch();
	const { from = null, to = null } = usePeriod(nowMs);
	return (
		<PeriodSelect
			value={{ from, to }}
			onChange={(chosen) => set(periodSearch({ ...(chosen.from && { from: chosen.from }), ...(chosen.to && { to: chosen.to }) }, nowMs))}
			anyLabel="Any time"
			nowMs={nowMs}
		/>
	);
}
