"use client";

import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { Comparison, StepSide } from "@/lib/goal-jobs/compare/schemas";

const WORDS: Record<StepSide["status"], string> = {
	pending: "Not begun",
	running: "Running",
	awaiting_input: "Waiting",
	completed: "Done",
	failed: "Failed",
	skipped: "Left out",
	cancelled: "Stopped",
};

/** The steps of two runs side by side. */
export function StepsTable({ steps }: { steps: Comparison["steps"] }) {
	return (
		<section aria-label="Steps" className="grid grid-cols-1 gap-3">
			<h2 className="font-semibold text-lg">Steps</h2>
			<div className="overflow-x-auto rounded-lg border bg-surface">
				<Table>
					<thead>
						<tr>
							<HeaderCell>Step</HeaderCell>
							<HeaderCell>First</HeaderCell>
							<HeaderCell>Second</HeaderCell>
							<HeaderCell>Output</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{steps.map(({ stepId, title, a, b, hasSameOutput }) => (
							<Row key={stepId}>
								<Cell className="min-w-40 font-medium">{title}</Cell>
								<Side side={a} />
								<Side side={b} />
								<Cell className="whitespace-nowrap">
									{hasSameOutput === null ? "" : hasSameOutput ? "Same" : <strong className="font-medium">Differs</strong>}
								</Cell>
							</Row>
						))}
					</tbody>
				</Table>
			</div>
		</section>
	);
}

function Side({ side }: { side: StepSide | null }) {
	const { count, money } = useFormat();
	if (!side) return <Cell className="text-ink-muted">Not in this run</Cell>;
	const { status, calls, durationMs, costMicroU, errorMessage } = side;
	return (
		<Cell className="min-w-44">
			<p>{WORDS[status]}</p>
			{calls > 0 && (
				<p className="text-ink-muted text-sm">
					{count(calls, "call")}, {duration(durationMs)}, {money(costMicroU)}
				</p>
			)}
			{errorMessage && <p className="wrap-anywhere text-danger text-sm">{errorMessage}</p>}
		</Cell>
	);
}
