"use client";

import { useQuery } from "@tanstack/react-query";
import { callsSearch, UNSUCCESSFUL } from "@/components/audit/calls/call-filter";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { type CallsFilter, costTimelineQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/form/select";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import { CostChart, inkOf } from "./cost-chart";
import { type CostBy, type CostSeries, columnsOf, costSeries } from "./cost-series";
import { NumberLink } from "./workflow-table";

/** Drawn for both, since its words must not shrink with the picture. */
const WIDE = 1040;
const NARROW = 320;

const CHOICES = [
	{ value: "specialist", label: "By specialist" },
	{ value: "step", label: "By step" },
];

/** What the runs of a workflow cost over time, by specialist or by step. */
export function Costs({ workflowId, period }: { workflowId: string; period: PeriodQuery }) {
	const { search, set } = useAuditSearch();
	const { data, error, refetch } = useQuery(costTimelineQuery(workflowId, period));
	const by: CostBy = search.get("by") === "step" ? "step" : "specialist";
	if (error) return <ListProblem title="The costs could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-96 rounded-lg" />;
	if (data.items.length === 0) return <p className="py-12 text-center text-ink-muted">Nothing was called in this period.</p>;
	const columns = columnsOf(data, { from: period.from, to: new Date().toISOString().slice(0, 10) });
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
			<SeriesTable series={series} by={by} />
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">The numbers over time</summary>
				<OverTime columns={columns} series={series} />
			</details>
		</div>
	);
}

function SeriesTable({ series, by }: { series: readonly CostSeries[]; by: CostBy }) {
	const { money, number } = useFormat();
	const { addressWith } = useAuditSearch();
	const total = series.reduce((sum, { costMicroU }) => sum + costMicroU, 0);
	const hrefOf = ({ key }: CostSeries, filter: CallsFilter = {}) =>
		addressWith(callsSearch({ ...filter, ...(by === "specialist" ? { agentRole: key } : { stepName: key }) }));
	return (
		<Card className="overflow-x-auto">
			<Table>
				<thead>
					<tr>
						<HeaderCell>{by === "specialist" ? "Specialist" : "Step"}</HeaderCell>
						<HeaderCell isNumeric>Calls</HeaderCell>
						<HeaderCell isNumeric>Failed</HeaderCell>
						<HeaderCell isNumeric>Cost</HeaderCell>
						<HeaderCell isNumeric className="max-md:hidden">
							Of all
						</HeaderCell>
					</tr>
				</thead>
				<tbody>
					{series.map((one, at) => (
						<Row key={one.key}>
							<Cell className="py-2">
								<span className="inline-flex items-center gap-2">
									<svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
										<rect width={10} height={10} rx={2} className={inkOf(one, at, by)} />
									</svg>
									{one.label}
								</span>
							</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={hrefOf(one)} of={`calls: ${one.label}`}>
									{number(one.calls)}
								</NumberLink>
							</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={hrefOf(one, { status: UNSUCCESSFUL })} of={`failed calls: ${one.label}`}>
									{number(one.failedCalls)}
								</NumberLink>
							</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={hrefOf(one)} of={`by calls: ${one.label}`}>
									{money(one.costMicroU)}
								</NumberLink>
							</Cell>
							<Cell isNumeric className="py-2 text-ink-muted max-md:hidden">
								{total === 0 ? "–" : `${Math.round((one.costMicroU / total) * 100)} %`}
							</Cell>
						</Row>
					))}
				</tbody>
			</Table>
		</Card>
	);
}

function OverTime({ columns, series }: { columns: readonly string[]; series: readonly CostSeries[] }) {
	const { money } = useFormat();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section aria-label="Costs over time" tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded-md border">
			<Table>
				<thead>
					<tr>
						<HeaderCell>From</HeaderCell>
						{series.map(({ key, label }) => (
							<HeaderCell key={key} isNumeric>
								{label}
							</HeaderCell>
						))}
					</tr>
				</thead>
				<tbody>
					{columns.map((start, at) => (
						<Row key={start}>
							<Cell className="py-2 font-mono text-sm">{start}</Cell>
							{series.map(({ key, byColumn }) => (
								<Cell key={key} isNumeric className="py-2">
									{money(byColumn[at] ?? 0)}
								</Cell>
							))}
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}
