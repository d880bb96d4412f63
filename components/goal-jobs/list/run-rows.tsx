"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useRef } from "react";
import { isTerminal, RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { Card } from "@/components/ui/card";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Progress } from "@/components/ui/progress";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { SessionSummary } from "@/lib/goal-jobs/schemas";

const nameOf = (run: SessionSummary) => run.inputFileNames.join(", ") || run.goalText || run.jobSpecId;

/** Runs as a table where there is room, as cards on phones. j and k move between them, Enter opens. */
export function RunRows({ runs }: { runs: readonly SessionSummary[] }) {
	const router = useRouter();
	const frameRef = useRef<HTMLDivElement>(null);

	function onKeyDown(event: KeyboardEvent) {
		if ((event.key !== "j" && event.key !== "k") || event.metaKey || event.ctrlKey) return;
		const links = [...(frameRef.current?.querySelectorAll<HTMLElement>("a[data-run]") ?? [])].filter((link) => link.offsetParent !== null);
		const at = links.indexOf(document.activeElement as HTMLElement);
		links[Math.min(links.length - 1, Math.max(0, at + (event.key === "j" ? 1 : -1)))]?.focus();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: j and k are shortcuts on top of Tab, which reaches every link
		<div ref={frameRef} onKeyDown={onKeyDown}>
			<Card className="hidden overflow-clip lg:block">
				<Table className="table-fixed">
					<thead>
						<tr>
							<HeaderCell className="w-60">State</HeaderCell>
							<HeaderCell>File</HeaderCell>
							<HeaderCell className="w-44">Workflow</HeaderCell>
							<HeaderCell className="w-36">Progress</HeaderCell>
							<HeaderCell isNumeric className="w-32">
								Created
							</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{runs.map((run) => (
							<Row key={run.jobSpecId} onClick={() => router.push(`/runs/${run.jobSpecId}`)} className="cursor-pointer">
								<Cell>
									<RunStateBadge state={runState(run)} />
								</Cell>
								<Cell>
									<Link data-run href={`/runs/${run.jobSpecId}`} className="block truncate rounded-sm font-medium" onClick={(event) => event.stopPropagation()}>
										{nameOf(run)}
									</Link>
								</Cell>
								<Cell className="truncate text-ink-muted">{run.workflowName}</Cell>
								<Cell>
									{isTerminal(run.status) ? <span className="text-ink-faint">–</span> : <Progress value={run.progress} label="Progress" className="w-28" />}
								</Cell>
								<Cell className="text-right text-ink-muted text-sm">
									<RelativeTime value={run.createdAt} />
								</Cell>
							</Row>
						))}
					</tbody>
				</Table>
			</Card>
			<ul className="grid grid-cols-1 gap-2 lg:hidden">
				{runs.map((run) => (
					<li key={run.jobSpecId}>
						<Link data-run href={`/runs/${run.jobSpecId}`} className="grid grid-cols-1 gap-2 rounded-lg border bg-surface p-4">
							<span className="flex items-center justify-between gap-2">
								<RunStateBadge state={runState(run)} />
								<RelativeTime value={run.createdAt} className="text-ink-faint text-sm" />
							</span>
							<span className="truncate font-medium">{nameOf(run)}</span>
							<span className="text-ink-muted text-sm">{run.workflowName}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
