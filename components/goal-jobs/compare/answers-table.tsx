import { cn } from "@/components/ui/class-names";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { Comparison } from "@/lib/goal-jobs/compare/schemas";

const MOST_LETTERS = 240;

/** What was answered in two runs side by side. */
export function AnswersTable({ answers }: { answers: Comparison["answers"] }) {
	if (answers.length === 0) return null;
	return (
		<section aria-label="Answers" className="grid grid-cols-1 gap-3">
			<h2 className="font-semibold text-lg">Answers</h2>
			<div className="overflow-x-auto rounded-lg border bg-surface">
				<Table>
					<thead>
						<tr>
							<HeaderCell>Question</HeaderCell>
							<HeaderCell>First</HeaderCell>
							<HeaderCell>Second</HeaderCell>
						</tr>
					</thead>
					<tbody>
						{answers.map(({ slotId, question, a, b, isSame }) => (
							<Row key={slotId}>
								<Cell className="min-w-40">{question}</Cell>
								<Cell className={cn("wrap-anywhere min-w-36", !isSame && "font-medium")}>{wordsOf(a)}</Cell>
								<Cell className={cn("wrap-anywhere min-w-36", !isSame && "font-medium")}>{wordsOf(b)}</Cell>
							</Row>
						))}
					</tbody>
				</Table>
			</div>
		</section>
	);
}

function wordsOf(value: unknown): string {
	if (value === null || value === undefined) return "No answer";
	const text = Array.isArray(value) ? value.map(String).join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value);
	return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
