"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { listedName, madeForParts } from "@/components/goal-jobs/made-name";
import { RunAge } from "@/components/goal-jobs/run-age";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal, RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { isUnstarted } from "@/components/inbox/waiting-words";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/form/checkbox";
import { useFormat } from "@/components/ui/format/locale";
import { Progress } from "@/components/ui/progress";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { ROW, useRowKeys } from "@/components/ui/use-row-keys";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import type { Chosen } from "./use-chosen";

interface RunRowsProps {
	runs: readonly SessionSummary[];
	/** Left out where nothing is chosen from the list. */
	choice?: Chosen;
}

/** Runs as a table where there is room, as cards on phones. j and k move between them, Enter opens, x chooses, and with Shift all up to there. */
export function RunRows({ runs, choice }: RunRowsProps) {
	const { count } = useFormat();
	const frameRef = useRowKeys((event, row) => {
		if (event.key.toLowerCase() !== "x" || !choice) return;
		event.preventDefault();
		choice.toggle(row, event.shiftKey);
	});
	return (
		<div ref={frameRef}>
			<RunTable runs={runs} choice={choice} />
			<ul className="grid grid-cols-1 gap-2 lg:hidden">
				{runs.map((run) => (
					<li key={run.jobSpecId} {...{ [ROW]: run.jobSpecId }} className="flex items-start rounded-lg border bg-surface">
						{choice && <RunCheckbox run={run} choice={choice} className="p-4 pr-2" />}
						<Link href={`/runs/${run.jobSpecId}`} className="grid min-w-0 flex-1 grid-cols-1 gap-2 rounded-lg p-4 pl-2">
							<span className="flex flex-wrap items-center justify-between gap-2">
								<RunStateBadge state={runState(run)} />
								<span className="flex gap-3 text-ink-faint text-sm">
									<RunPrice run={run} />
									<RunAge run={run} />
								</span>
							</span>
							<span className="wrap-anywhere line-clamp-2 font-medium">{listedName(run, count).title}</span>
							<BesideName run={run} />
							{run.waitingFor && <span className="wrap-anywhere text-sm">{run.waitingFor.title}</span>}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

function RunTable({ runs, choice }: { runs: readonly SessionSummary[]; choice: Chosen | undefined }) {
	const areAll = choice !== undefined && choice.chosen.length === runs.length;
	return (
		<Card className="hidden overflow-clip lg:block">
			<Table className="table-fixed">
				<thead>
					<tr>
						{choice && (
							<HeaderCell className="w-12 pr-0">
								<Checkbox
									aria-label="Choose all that are shown"
									checked={areAll || (choice.chosen.length > 0 ? "indeterminate" : false)}
									onCheckedChange={choice.toggleAll}
								/>
							</HeaderCell>
						)}
						<HeaderCell className="w-48">State</HeaderCell>
						<HeaderCell>Run</HeaderCell>
						<HeaderCell className="w-32">Result</HeaderCell>
						<HeaderCell isNumeric className="w-24">
							Price
						</HeaderCell>
						<HeaderCell isNumeric className="w-40">
							When
						</HeaderCell>
					</tr>
				</thead>
				<tbody>
					{runs.map((run) => (
						<RunRow key={run.jobSpecId} run={run} choice={choice} />
					))}
				</tbody>
			</Table>
		</Card>
	);
}

function RunRow({ run, choice }: { run: SessionSummary; choice: Chosen | undefined }) {
	const router = useRouter();
	const { count } = useFormat();
	const { title } = listedName(run, count);
	const isChosen = choice?.chosen.includes(run.jobSpecId) ?? false;
	return (
		<Row
			{...{ [ROW]: run.jobSpecId }}
			onClick={(event) => (event.shiftKey && choice ? choice.toggle(run.jobSpecId, true) : router.push(`/runs/${run.jobSpecId}`))}
			className={isChosen ? "cursor-pointer bg-accent-soft hover:bg-accent-soft" : "cursor-pointer"}
		>
			{choice && (
				<Cell className="pr-0">
					<RunCheckbox run={run} choice={choice} />
				</Cell>
			)}
			<Cell>
				<RunStateBadge state={runState(run)} isShort />
			</Cell>
			<Cell>
				<Link href={`/runs/${run.jobSpecId}`} className="block truncate rounded-sm font-medium" onClick={(event) => event.stopPropagation()}>
					{title}
				</Link>
				<BesideName run={run} />
				{run.waitingFor && <span className="block truncate text-sm">{run.waitingFor.title}</span>}
			</Cell>
			<Cell className="text-ink-muted text-sm">
				{run.waitingFor && isUnstarted(run.waitingFor) ? (
					"Not started"
				) : !isTerminal(run.status) ? (
					<Progress value={run.progress} label="Progress" className="w-24" />
				) : run.artifactCount > 0 ? (
					count(run.artifactCount, "file")
				) : (
					"–"
				)}
			</Cell>
			<Cell className="text-right text-ink-muted text-sm">
				<RunPrice run={run} />
			</Cell>
			<Cell className="text-right text-ink-muted text-sm">
				<RunAge run={run} />
			</Cell>
		</Row>
	);
}

/** What tells a run beside its name: its workflow, its files, and for whom it wrote. How many more those are is never cut. */
function BesideName({ run }: { run: SessionSummary }) {
	const { count } = useFormat();
	const { beside } = listedName(run, count);
	const { first, more } = madeForParts(run);
	const words = [beside, first && `for ${first}`].filter(Boolean).join(" · ");
	return (
		<span className="flex min-w-0 gap-x-1 text-ink-muted text-sm" title={[words, more].filter(Boolean).join(" ")}>
			<span className="min-w-0 truncate">{words}</span>
			{more && <span className="shrink-0">{more}</span>}
		</span>
	);
}

const MICRO_PER_CENT = 10_000;

/** What a run came to, once it has ended; to the cent, as on its own page. */
function RunPrice({ run: { chargedMicroU } }: { run: SessionSummary }) {
	const { money } = useFormat();
	if (!chargedMicroU) return null;
	const cents = Math.round(chargedMicroU / MICRO_PER_CENT) * MICRO_PER_CENT;
	return <span className="font-mono">{cents === 0 ? `under ${money(MICRO_PER_CENT)}` : money(cents)}</span>;
}

function RunCheckbox({ run, choice, className }: { run: SessionSummary; choice: Chosen; className?: string }) {
	return (
		<span className={className}>
			<Checkbox
				aria-label={`Choose ${runName(run)}`}
				className="relative after:absolute after:-inset-2.5"
				checked={choice.chosen.includes(run.jobSpecId)}
				onClick={(event) => {
					event.stopPropagation();
					choice.toggle(run.jobSpecId, event.shiftKey);
				}}
			/>
		</span>
	);
}
