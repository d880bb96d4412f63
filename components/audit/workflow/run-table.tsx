"use client";

import Link from "next/link";
import { percent, sumsOfRuns } from "@/components/audit/list-sums";
import { NumberLink } from "@/components/audit/number-link";
import { OPEN_STATES } from "@/components/audit/tickets/ticket-filter";
import { RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { Card } from "@/components/ui/card";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { AuditedRun } from "@/lib/specialists/workflow-views/schemas";

/** What listed runs come to. */
export function RunSums({ runs, hasMore }: { runs: readonly AuditedRun[]; hasMore: boolean }) {
	const { count, money } = useFormat();
	const sums = sumsOfRuns(runs);
	return (
		<>
			{hasMore && "The first "}
			{count(sums.runs, "run")}, {percent(sums.deliveredShare)} delivered{sums.p50Ms !== null && `, half of those within ${duration(sums.p50Ms)}`},{" "}
			{money(sums.costMicroU)}
		</>
	);
}

/** Runs of a workflow; each leads to its own audit. */
export function RunTable({ runs }: { runs: readonly AuditedRun[] }) {
	const { money, number } = useFormat();
	return (
		<Card className="overflow-clip">
			<Table className="table-fixed">
				<thead className="max-md:sr-only">
					<tr>
						<HeaderCell>Run</HeaderCell>
						<HeaderCell className="w-60 max-md:hidden">State</HeaderCell>
						<HeaderCell isNumeric className="w-28 max-md:hidden">
							Open tickets
						</HeaderCell>
						<HeaderCell isNumeric className="w-28 max-md:hidden">
							Worked for
						</HeaderCell>
						<HeaderCell isNumeric className="w-24">
							Cost
						</HeaderCell>
						<HeaderCell isNumeric className="w-32 max-md:hidden">
							Created
						</HeaderCell>
					</tr>
				</thead>
				<tbody>
					{runs.map((run) => (
						<Row key={run.jobSpecId}>
							<Cell className="py-2">
								<Link href={`/runs/${run.jobSpecId}/audit`} className="block truncate rounded-sm font-medium pointer-coarse:py-2">
									{run.inputFileNames.join(", ") || `…${run.jobSpecId.slice(-8)}`}
								</Link>
								<span className="mt-1 block md:hidden">
									<RunStateBadge state={runState({ ...run, isWaitingForUser: false })} />
								</span>
							</Cell>
							<Cell className="py-2 max-md:hidden">
								<RunStateBadge state={runState({ ...run, isWaitingForUser: false })} />
							</Cell>
							<Cell isNumeric className="py-2 max-md:hidden">
								{run.openTickets > 0 ? (
									<NumberLink href={`/runs/${run.jobSpecId}/audit?tab=tickets&state=${OPEN_STATES.join()}`} of="open tickets">
										{number(run.openTickets)}
									</NumberLink>
								) : (
									"–"
								)}
							</Cell>
							<Cell isNumeric className="py-2 max-md:hidden">
								{run.workedMs === null ? "–" : duration(run.workedMs)}
							</Cell>
							<Cell isNumeric className="py-2">
								<NumberLink href={`/runs/${run.jobSpecId}/audit?tab=calls`} of="by its calls">
									{money(run.costMicroU)}
								</NumberLink>
							</Cell>
							<Cell isNumeric className="py-2 text-ink-muted max-md:hidden">
								<RelativeTime value={run.createdAt} />
							</Cell>
						</Row>
					))}
				</tbody>
			</Table>
		</Card>
	);
}
