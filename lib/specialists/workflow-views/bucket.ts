import type { Bucket, CostTimelineQuery } from "./schemas";

const DAY_MS = 86_400_000;
/** Of more days a chart is no longer read, and the answer grows without bounds. */
export const MOST_DAYS = 400;
const DAYS_AS_DAYS = 31;
const DAYS_AS_WEEKS = 190;

/** In which pieces a period is shown; null when it has too many days to be shown by day. A period without a begin is as long as can be. */
export function bucketFor({ from, to, bucket }: CostTimelineQuery, now = new Date()): Bucket | null {
	const end = to ? Date.parse(to) : now.getTime();
	const days = from ? (end - Date.parse(from)) / DAY_MS + 1 : Number.POSITIVE_INFINITY;
	if (bucket === "day") return days > MOST_DAYS ? null : bucket;
	if (bucket) return bucket;
	return days <= DAYS_AS_DAYS + 1 ? "day" : days <= DAYS_AS_WEEKS ? "week" : "month";
}
