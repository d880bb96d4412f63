"use client";

import { callsSearch, UNSUCCESSFUL } from "@/components/audit/calls/call-filter";
import { NumberLink } from "@/components/audit/number-link";
import { periodWithin } from "@/components/audit/period/period";
import type { CallsFilter } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import type { CostTimeline } from "@/lib/specialists/workflow-views/schemas";
import { inkOf } from "./cost-chart";
import type { CostBy, CostSeries } from "./cost-series";

const filterOf = ({ key }: CostSeries, by: CostBy): CallsFilter => (by === "specialist" ? { agentRole: key } : { stepName: key });

/** What each specialist or step cost, and all of them. */
export function CostTable({ series, by }: { series: readonly CostSeries[]; by: CostBy }) {
	const { money, number } = useFormat();
	const { addressWith } = useAuditSearch();
	const total = series.reduce((sum, { costMicroU }) => sum + costMicroU, 0);
	const hrefOf = (one: CostSeries | null, filter: CallsFilter = {}) => addressWith(callsSearch({ ...filter, ...(one && filterOf(one, by)) }));
	const sumOf = (pick: (one: CostSeries) => number) => series.reduce((sum, one) => sum + pick(one), 0);
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
								{total === 0 ? (
									"–"
								) : (
									<NumberLink href={hrefOf(one)} of={`of all costs: ${one.label}`}>
										{Math.round((one.costMicroU / total) * 100)} %
									</NumberLink>
								)}
							</Cell>
						</Row>
					))}
					{series.length > 1 && (
						<Row>
							<Cell className="py-2 font-medium">All</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={hrefOf(null)} of="calls">
									{number(sumOf(({ calls }) => calls))}
								</NumberLink>
							</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={hrefOf(null, { status: UNSUCCESSFUL })} of="failed calls">
									{number(sumOf(({ failedCalls }) => failedCalls))}
								</NumberLink>
							</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={hrefOf(null)} of="by all calls">
									{money(total)}
								</NumberLink>
							</Cell>
							<Cell className="max-md:hidden" />
						</Row>
					)}
				</tbody>
			</Table>
		</Card>
	);
}

interface CostsOverTimeProps {
	columns: readonly string[];
	series: readonly CostSeries[];
	bucket: CostTimeline["bucket"];
	by: CostBy;
	period: PeriodQuery;
}

/** The numbers of the chart; each leads to its calls of those days. */
export function CostsOverTime({ columns, series, bucket, by, period }: CostsOverTimeProps) {
	const { addressWith } = useAuditSearch();
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
							{series.map((one) => (
								<Cell key={one.key} isNumeric className="py-2">
									{one.byColumn[at] ? (
										<NumberLink
											href={addressWith({ ...callsSearch(filterOf(one, by)), period: null, ...periodWithin(start, bucket, period) })}
											of={`by calls of ${one.label} from ${start}`}
										>
											{money(one.byColumn[at])}
										</NumberLink>
									) : (
										"–"
									)}
								</Cell>
							))}
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}
