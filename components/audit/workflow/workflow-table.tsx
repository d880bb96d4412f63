"use client";

import Link from "next/link";
import { percent } from "@/components/audit/list-sums";
import { NumberLink } from "@/components/audit/number-link";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, Row } from "@/components/ui/table";
import { type Column, TableOrCards } from "@/components/ui/table-or-cards";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import type { AuditedWorkflow } from "@/lib/specialists/workflow-views/schemas";
import { DELIVERED, ENDED, workflowAddress } from "./workflow-address";

const COLUMNS: readonly Column[] = [
	{ label: "Workflow" },
	...["Runs", "Delivered", "Failed", "Half within", "Cost", "Last run"].map((label) => ({ label, isNumeric: true })),
];

/** One row for each workflow; on phones one card. */
export function WorkflowTable({ items, period, nowMs }: { items: readonly AuditedWorkflow[]; period: PeriodQuery; nowMs: number }) {
	const { count, money, number } = useFormat();
	const placeOf = ({ workflowId }: AuditedWorkflow) => workflowAddress(workflowId, period, nowMs);
	const runsOf = (item: AuditedWorkflow, statuses: readonly string[] = []) =>
		workflowAddress(item.workflowId, period, nowMs, { tab: "runs", status: statuses.join() || null });
	return (
		<TableOrCards
			columns={COLUMNS}
			rows={items.map((item) => (
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
			cards={items.map((item) => (
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
		/>
	);
}
