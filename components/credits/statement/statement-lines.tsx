"use client";

import Link from "next/link";
import { readEntry, type StatementLine } from "@/components/credits/amounts";
import { useAmount } from "@/components/credits/use-amount";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { LedgerEntry } from "@/lib/credits/schemas";
import { KIND_WORDS } from "./ledger-filter";

interface StatementLinesProps {
	entries: readonly LedgerEntry[];
	/** What workflows are called, by their ids. */
	names: Readonly<Record<string, string>>;
}

/** The movements of a balance: a table where there is room, a list on phones. */
export function StatementLines({ entries, names }: StatementLinesProps) {
	const lines = entries.map(readEntry);
	return (
		<>
			<div className="overflow-x-auto rounded-lg border max-md:hidden">
				<Table aria-label="Statement">
					<thead>
						<tr>
							<HeaderCell>When</HeaderCell>
							<HeaderCell>What</HeaderCell>
							<HeaderCell isNumeric>Quoted</HeaderCell>
							<HeaderCell isNumeric>Actual</HeaderCell>
							<HeaderCell isNumeric>Released</HeaderCell>
							<HeaderCell isNumeric>Amount</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<WideLine key={line.id} line={line} names={names} />
						))}
					</tbody>
				</Table>
			</div>
			<ul aria-label="Statement" className="grid gap-px overflow-hidden rounded-lg border bg-line md:hidden">
				{lines.map((line) => (
					<NarrowLine key={line.id} line={line} names={names} />
				))}
			</ul>
		</>
	);
}

type LineProps = { line: StatementLine } & Pick<StatementLinesProps, "names">;

function WideLine({ line, names }: LineProps) {
	const amount = useAmount();
	const { run, unit } = line;
	const isRun = line.kind === "credit_deduction_workflow";
	const said = (value: number | null | undefined) => (isRun && value !== null && value !== undefined ? amount(value, unit) : "");
	return (
		<Row>
			<Cell>
				<RelativeTime value={line.occurredAt} />
			</Cell>
			<Cell>
				<What line={line} names={names} />
			</Cell>
			<Cell isNumeric>{said(run?.quoted)}</Cell>
			<Cell isNumeric>{isRun && run?.state === "held" ? <span className="font-sans text-ink-muted">under way</span> : said(run?.actual)}</Cell>
			<Cell isNumeric>{said(run?.released)}</Cell>
			<Cell isNumeric>
				<Signed line={line} />
			</Cell>
		</Row>
	);
}

function NarrowLine({ line, names }: LineProps) {
	const amount = useAmount();
	const { run, unit } = line;
	return (
		<li className="grid gap-1 bg-surface p-4">
			<div className="flex items-start justify-between gap-3">
				<What line={line} names={names} />
				<Signed line={line} />
			</div>
			<p className="text-ink-muted text-sm">
				<RelativeTime value={line.occurredAt} />
				{line.kind === "credit_deduction_workflow" && run && (
					<>
						{" · "}
						{run.actual === null ? "under way" : `${amount(run.actual, unit)} actual, ${amount(run.released ?? 0, unit)} released`}
					</>
				)}
			</p>
		</li>
	);
}

/** What a line is of, with the way to its run. */
function What({ line: { kind, cost, run }, names }: LineProps) {
	const word =
		kind === "credit_refund" && run?.state === "refunded"
			? "Refunded"
			: cost < 0 && kind !== "credit_deduction_workflow"
				? `${KIND_WORDS[kind]}, taken back`
				: KIND_WORDS[kind];
	return (
		<span className="grid min-w-0">
			<span className="font-medium">{word}</span>
			{run?.jobSpecId ? (
				<Link href={`/runs/${run.jobSpecId}`} className="wrap-anywhere w-fit rounded-sm text-accent text-sm underline pointer-coarse:py-1">
					{names[run.specId] ?? run.specId}
				</Link>
			) : (
				run && <span className="wrap-anywhere text-ink-muted text-sm">{names[run.specId] ?? run.specId}</span>
			)}
		</span>
	);
}

function Signed({ line: { cost, unit } }: { line: StatementLine }) {
	const amount = useAmount();
	return <span className="whitespace-nowrap font-mono">{`${cost > 0 ? "+" : cost < 0 ? "−" : ""}${amount(Math.abs(cost), unit)}`}</span>;
}
