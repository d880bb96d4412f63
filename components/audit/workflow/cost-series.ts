import { nextStart } from "@/components/audit/period/period";
import { specialistName } from "@/components/goal-jobs/run/timeline/specialist";
import type { CostTimeline, CostTimelineRow } from "@/lib/specialists/workflow-views/schemas";

/** What a chart of costs is divided by. */
export type CostBy = "specialist" | "step";

export interface CostSeries {
	/** The specialist's or step's name on the wire. */
	readonly key: string;
	readonly label: string;
	readonly costMicroU: number;
	readonly calls: number;
	readonly failedCalls: number;
	/** Its cost in each of the chart's columns. */
	readonly byColumn: readonly number[];
}

const DAY_MS = 86_400_000;

/** The first day of the day, week (from Monday) or month that a day is in. */
function startOf(day: string, bucket: CostTimeline["bucket"]): string {
	if (bucket === "month") return `${day.slice(0, 7)}-01`;
	const date = new Date(day);
	return bucket === "day" ? day : new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days, weeks or months of a period, those without any cost too: a gap is seen as a gap. Without a period they go from the first cost to the
 * last one.
 */
export function columnsOf({ bucket, items }: CostTimeline, period: { readonly from?: string | undefined; readonly to?: string } = {}): string[] {
	const starts = items.map(({ start }) => start).sort();
	const first = period.from === undefined ? starts[0] : startOf(period.from, bucket);
	const last = period.to ?? starts.at(-1);
	const columns: string[] = [];
	for (let start = first; start !== undefined && last !== undefined && start <= last; start = nextStart(start, bucket)) columns.push(start);
	return columns;
}

/** The costs of each specialist or step over time, the dearest first. */
export function costSeries({ items }: CostTimeline, by: CostBy, columns: readonly string[]): CostSeries[] {
	const keyOf = (row: CostTimelineRow) => (by === "specialist" ? row.agentRole : row.stepName);
	const groups = new Map<string, CostTimelineRow[]>();
	for (const row of items) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
	const sum = (rows: readonly CostTimelineRow[], pick: (row: CostTimelineRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
	return [...groups]
		.map(([key, rows]) => ({
			key,
			label: by === "specialist" ? specialistName(key) : (rows[0]?.title ?? key),
			costMicroU: sum(rows, (row) => row.costMicroU),
			calls: sum(rows, (row) => row.calls),
			failedCalls: sum(rows, (row) => row.failedCalls),
			byColumn: columns.map((start) =>
				sum(
					rows.filter((row) => row.start === start),
					(row) => row.costMicroU,
				),
			),
		}))
		.sort((one, other) => other.costMicroU - one.costMicroU || one.key.localeCompare(other.key));
}
