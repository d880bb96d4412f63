"use client";

import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { useFormat } from "@/components/ui/format/locale";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { CreatorEarnings, CreatorUsage } from "@/lib/developers/schemas";

/** What each workflow did and earned. */
export function CreatorTable({ usage, earnings }: { usage: CreatorUsage; earnings: CreatorEarnings }) {
	const { number, money } = useFormat();
	const accrued = new Map(earnings.byWorkflow.map(({ workflowId, accruedMicroU }) => [workflowId, accruedMicroU]));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section aria-label="By workflow" tabIndex={0} className="overflow-x-auto rounded-lg border bg-surface">
			<Table>
				<thead>
					<tr>
						<HeaderCell>Workflow</HeaderCell>
						<HeaderCell isNumeric>Runs</HeaderCell>
						<HeaderCell isNumeric>People</HeaderCell>
						<HeaderCell isNumeric>Delivered</HeaderCell>
						<HeaderCell isNumeric>Cost</HeaderCell>
						<HeaderCell isNumeric>Accrued</HeaderCell>
					</tr>
				</thead>
				<tbody>
					{usage.byWorkflow.map(({ workflowId, agentName, isListed, runs, people, successRate, costMicroU }) => (
						<Row key={workflowId}>
							<Cell className="whitespace-nowrap">
								<Link href={`/developers/${agentName}`} className="rounded-sm font-mono text-sm underline underline-offset-2">
									{workflowId.slice("developer_".length)}
								</Link>{" "}
								{!isListed && <Badge tone="warning">Withdrawn</Badge>}
							</Cell>
							<Cell isNumeric>{number(runs)}</Cell>
							<Cell isNumeric>{number(people)}</Cell>
							<Cell isNumeric>{successRate === null ? "–" : `${Math.floor(100 * successRate)} %`}</Cell>
							<Cell isNumeric>{money(costMicroU)}</Cell>
							<Cell isNumeric>{money(accrued.get(workflowId) ?? 0)}</Cell>
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}
