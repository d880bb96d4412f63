"use client";

import { RUN_STATES, runsAddress } from "@/components/goal-jobs/run-filter";
import { BarChart, type BarSeries } from "@/components/ui/chart/bar-chart";
import { ChartCard, type ChartCell } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { UsageStatistics } from "@/lib/goal-jobs/views/schemas";
import { bucketLabel, bucketsOf, type UsageBucket } from "./usage-buckets";

type Outcome = "completed" | "failed" | "cancelled" | "open";

export const OUTCOMES: ReadonlyArray<BarSeries & { key: Outcome; statuses: readonly GoalJobStatus[] }> = [
	{ key: "completed", label: "Completed", ink: "fill-success", ground: "bg-success", statuses: ["completed", "partial"] },
	{ key: "failed", label: "Failed", ink: "fill-danger", ground: "bg-danger", statuses: ["failed"] },
	{ key: "cancelled", label: "Cancelled", ink: "fill-line-strong", ground: "bg-line-strong", statuses: ["cancelled"] },
	{ key: "open", label: "Not ended", ink: "fill-info", ground: "bg-info", statuses: RUN_STATES.find(({ value }) => value === "open")?.statuses ?? [] },
];

const COST: readonly BarSeries[] = [{ key: "cost", label: "Work", ink: "fill-accent", ground: "bg-accent" }];

/** A number of runs that leads to them. */
function countCell(value: number, filter: Parameters<typeof runsAddress>[0], text: string): ChartCell {
	return { value, text, href: runsAddress(filter) };
}

/** Runs by what became of them, and their cost, over the days of the range. */
export function UsageOverTime({ usage }: { usage: UsageStatistics }) {
	const { locale, money, number, count } = useFormat();
	const buckets = bucketsOf(usage);
	const labelOf = (bucket: UsageBucket) => bucketLabel(bucket, locale);
	const daysOf = ({ from, to }: UsageBucket) => ({ from, to });
	const file = `${usage.from}-to-${usage.to}`;
	const name = (bucket: UsageBucket): ChartCell => ({ value: bucket.from, text: labelOf(bucket) });
	return (
		<div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
			<ChartCard
				title="Runs by outcome"
				fileName={`runs-${file}`}
				table={{
					columns: ["From", "Runs", ...OUTCOMES.map(({ label }) => label)],
					rows: buckets.map((bucket) => [
						name(bucket),
						countCell(bucket.count, daysOf(bucket), number(bucket.count)),
						...OUTCOMES.map(({ key, statuses }) => countCell(bucket[key], { ...daysOf(bucket), statuses }, number(bucket[key]))),
					]),
				}}
			>
				<BarChart
					series={OUTCOMES}
					format={number}
					groups={buckets.map((bucket) => ({
						key: bucket.from,
						label: labelOf(bucket),
						values: OUTCOMES.map(({ key }) => bucket[key]),
						title: `${labelOf(bucket)}: ${count(bucket.count, "run")}`,
						href: runsAddress(daysOf(bucket)),
					}))}
				/>
			</ChartCard>
			<ChartCard
				title="Cost of the work over time"
				fileName={`cost-${file}`}
				table={{
					columns: ["From", "Work (USD)"],
					rows: buckets.map((bucket) => [
						name(bucket),
						{ value: bucket.costMicroU / 1_000_000, text: money(bucket.costMicroU), href: runsAddress(daysOf(bucket)) },
					]),
				}}
			>
				<BarChart
					series={COST}
					format={money}
					groups={buckets.map((bucket) => ({
						key: bucket.from,
						label: labelOf(bucket),
						values: [bucket.costMicroU],
						title: `${labelOf(bucket)}: ${money(bucket.costMicroU)}`,
						href: runsAddress(daysOf(bucket)),
					}))}
				/>
			</ChartCard>
		</div>
	);
}
