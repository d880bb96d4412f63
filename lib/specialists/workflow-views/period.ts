import { validationError } from "@/lib/platform/errors";
import type { PeriodQuery } from "@/lib/specialists/schemas";

const DAY_MS = 86_400_000;

/** The moments from which and before which something counts, as Postgres reads them. @throws AppError VALIDATION_ERROR when from is after to. */
export function periodOf({ from, to }: PeriodQuery): readonly [from: string, before: string] {
	if (from && to && from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
	return [from ? `${from}T00:00:00Z` : "-infinity", to ? new Date(Date.parse(to) + DAY_MS).toISOString() : "infinity"];
}
