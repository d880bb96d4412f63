"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { AuditedWorkflow } from "@/lib/specialists/workflow-views/schemas";
import type { PeriodName } from "./period";
import { DELIVERED, workflowAddress } from "./workflow-address";

const percent = (share: number | null): string => (share === null ? "–" : `${Math.floor(share * 100)} %`);

interface NumberLinkProps {
	href: string;
	/** What is counted, for who doesn't see the column. */
	of: string;
	children: ReactNode;
}

export function NumberLink({ href, of, children }: NumberLinkProps) {
	return (
		<Link href={href} className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-accent">
			{children}
			<span className="sr-only"> {of}</span>
		</Link>
	);
}

/** One row for each workflow; on phones one card. */
export function WorkflowTable({ items, period }: { items: readonly AuditedWorkflow[]; period: PeriodName }) {
	const { money, number } = useFormat();
	const runsOf = (item: AuditedWorkflow, status: string | null) => workflowAddress(item.workflowId, period, { tab: "runs", status });
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
									<Link href={workflowAddress(item.workflowId, period)} className="rounded-sm font-medium">
										{item.workflowName}
									</Link>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, null)} of="runs">
										{number(item.runs)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, DELIVERED.join())} of="delivered, of the runs that ended by themselves">
										{percent(item.successRate)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, "failed")} of="failed runs">
										{number(item.failed)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={runsOf(item, DELIVERED.join())} of="within which half of the runs delivered">
										{item.medianWorkedMs === null ? "–" : duration(item.medianWorkedMs)}
									</NumberLink>
								</Cell>
								<Cell isNumeric>
									<NumberLink href={workflowAddress(item.workflowId, period)} of="by specialist and step">
										{money(item.costMicroU)}
									</NumberLink>
								</Cell>
								<Cell isNumeric className="text-ink-muted">
									<RelativeTime value={item.lastRunAt} />
								</Cell>
							</Row>
						))}
					</tbody>
				</Table>
			</Card>
			<ul className="grid grid-cols-1 gap-2 md:hidden">
				{items.map((item) => (
					<li key={item.workflowId}>
						<Link href={workflowAddress(item.workflowId, period)} className="grid grid-cols-1 gap-1 rounded-lg border bg-surface p-4">
							<span className="font-medium">{item.workflowName}</span>
							<span className="flex flex-wrap justify-between gap-x-4 text-ink-muted text-sm">
								<span>
									{number(item.runs)} runs, {percent(item.successRate)} delivered
								</span>
								<span className="font-mono">{money(item.costMicroU)}</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
