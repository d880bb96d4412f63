"use client";

import Link from "next/link";
import { percent } from "@/components/audit/list-sums";
import { NumberLink } from "@/components/audit/number-link";
import { Card } from "@/components/ui/card";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import type { AuditedWorkflow } from "@/lib/specialists/workflow-views/schemas";
import { DELIVERED, ENDED, workflowAddress } from "./workflow-address";

/** One row for each workflow; on phones one card. */
export function WorkflowTable({ items, period, nowMs }: { items: readonly AuditedWorkflow[]; period: PeriodQuery; nowMs: number }) {
	const { count, money, number } = useFormat();
	const placeOf = ({ workflowId }: AuditedWorkflow) => workflowAddress(workflowId, period, nowMs);
	const runsOf = (item: AuditedWorkflow, statuses: readonly string[] = []) =>
		workflowAddress(item.workflowId, period, nowMs, { tab: "runs", status: statuses.join() || null });
	return (
		<>
			<Card className="hidden overflow-clip md:block">
				<Table>
					<thead>
						<tr>
							<HeaderCell>Workflow</HeaderCell>
							<HeaderCell isNumeric>Runs</HeaderCell>
							<HeaderCell isNumeric>Delivered</HeaderCell>
							<HeaderCell isNumeric>Failed</HeaderCell>
							<HeaderCell isNumeric>Half within</HeaderCell>
							<HeaderCell isNumeric>Cost</HeaderCell>
							<HeaderCell isNumeric>Last run</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{items.map((item) => (
							<Row key={item.workflowId}>
								<Cell>
									<Link href={placeOf(item)} className="rounded-sm font-medium">
										{item.workflowName}
									</Link>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item)} of="runs">
										{number(item.runs)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, ENDED)} of="delivered, of the runs that ended by themselves">
										{percent(item.successRate)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, ["failed"])} of="failed runs">
										{number(item.failed)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, DELIVERED)} of="within which half of the runs delivered">
										{item.medianWorkedMs === null ? "–" : duration(item.medianWorkedMs)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item)} of="spent by the runs">
										{money(item.costMicroU)}
									</NumberLink>
								</Cell>
								<Cell isNumeric className="text-ink-muted">
									<Link href={runsOf(item)} className="rounded-sm">
										<RelativeTime value={item.lastRunAt} />
										<span className="sr-only">: the runs, the newest first</span>
									</Link>
								</Cell>
							</Row>
						))}
					</tbody>
				</Table>
			</Card>
			<ul className="grid grid-cols-1 gap-2 md:hidden">
				{items.map((item) => (
					<li key={item.workflowId} className="grid grid-cols-1 gap-2 rounded-lg border bg-surface p-4">
						<Link href={placeOf(item)} className="rounded-sm font-medium">
							{item.workflowName}
						</Link>
						<p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
							<NumberLink href={runsOf(item)} of="">
								{count(item.runs, "run")}
							</NumberLink>
							<NumberLink href={runsOf(item, ENDED)} of="of the runs that ended by themselves">
								{percent(item.successRate)} delivered
							</NumberLink>
							<NumberLink href={runsOf(item)} of="spent by the runs">
								<span className="font-mono">{money(item.costMicroU)}</span>
							</NumberLink>
						</p>
					</li>
				))}
			</ul>
		</>
	);
}
