import type { UsagePeriodQuery } from "@/lib/developers/schemas";
import { validationError } from "@/lib/platform/errors";

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

export interface Period {
	/** UTC days, both included. */
	readonly from: string;
	readonly to: string;
	/** The moments from which and before which something counts. */
	readonly since: Date;
	readonly before: Date;
}

/** The last 30 days unless others are given. @throws AppError VALIDATION_ERROR when the first day is after the last one. */
export function periodOf(query: UsagePeriodQuery, now: Date): Period {
	const to = query.to ?? now.toISOString().slice(0, 10);
	const from = query.from ?? new Date(Date.parse(to) - (USUAL_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
	if (from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
	return { from, to, since: new Date(from), before: new Date(Date.parse(to) + DAY_MS) };
}
