"use client";

import { percent, sumsOfOutcomes } from "@/components/audit/list-sums";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import type { SpecialistOutcome } from "@/lib/specialists/schemas";

/** What listed stretches of work come to. */
export function OutcomeSums({ items, hasMore }: { items: readonly SpecialistOutcome[]; hasMore: boolean }) {
	const { count } = useFormat();
	const { stretches, passedShare, p50Ms, p95Ms } = sumsOfOutcomes(items);
	return (
		<>
			{hasMore && "The first "}
			{count(stretches, "stretch", "stretches")} of work, {percent(passedShare)} done
			{p50Ms !== null && p95Ms !== null && `; half of those within ${duration(p50Ms)}, 95 in 100 within ${duration(p95Ms)}`}
		</>
	);
}
