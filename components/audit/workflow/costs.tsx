"use client";

import { useQuery } from "@tanstack/react-query";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { costTimelineQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/form/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import { CostChart } from "./cost-chart";
import { type CostBy, columnsOf, costSeries } from "./cost-series";
import { CostsOverTime, CostTable } from "./cost-tables";

/** Drawn for both, since its words must not shrink with the picture. */
const WIDE = 1040;
const NARROW = 320;

const CHOICES = [
	{ value: "specialist", label: "By specialist" },
	{ value: "step", label: "By step" },
];

/** What the runs of a workflow cost over time, by specialist or by step. */
export function Costs({ workflowId, period, nowMs }: { workflowId: string; period: PeriodQuery; nowMs: number }) {
	const { search, set } = useAuditSearch();
	const { data, error, refetch } = useQuery(costTimelineQuery(workflowId, period));
	const by: CostBy = search.get("by") === "step" ? "step" : "specialist";
	if (error) return <ListProblem title="The costs could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-96 rounded-lg" />;
	if (data.items.length === 0) return <p className="py-12 text-center text-ink-muted">Nothing was called in this period.</p>;
	const columns = columnsOf(data, { from: period.from, to: period.to ?? new Date(nowMs).toISOString().slice(0, 10) });
	const series = costSeries(data, by, columns);
	return (
		<div className="grid grid-cols-1 gap-5">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Select
					aria-label="Divide the costs"
					className="w-44"
					value={by}
					onValueChange={(value) => set({ by: value === "step" ? value : null })}
					options={CHOICES}
				/>
				<ExportButtons name="Costs" rows={() => data.items} />
			</div>
			<Card className="p-4 md:p-5">
				<CostChart width={WIDE} className="hidden sm:block" columns={columns} series={series} bucket={data.bucket} by={by} />
				<CostChart width={NARROW} className="sm:hidden" columns={columns} series={series} bucket={data.bucket} by={by} />
			</Card>
			<CostTable series={series} by={by} />
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">The numbers over time</summary>
				<CostsOverTime columns={columns} series={series} bucket={data.bucket} by={by} period={period} />
			</details>
		</div>
	);
}
