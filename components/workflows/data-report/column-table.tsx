import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { countWords, numberWords, shareWords } from "@/lib/tools/tables/report/number-words";
import type { ColumnProfile } from "@/lib/tools/tables/report/schemas";

const ROLE_WORDS: Readonly<Record<ColumnProfile["role"], string>> = {
	id: "Id",
	measure: "Measured",
	category: "Groups",
	date: "Date",
	constant: "Always the same",
	empty: "Empty",
	text: "Text",
};
const SHAPE = { width: 72, height: 20 };

/** Every column: what it is for, how full it is, and what it holds. */
export function ColumnTable({ columns }: { columns: readonly ColumnProfile[] }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
		<section aria-label="Columns" tabIndex={0} className="max-h-[70dvh] overflow-auto rounded-lg border">
			<Table>
				<thead>
					<tr>
						<HeaderCell>Column</HeaderCell>
						<HeaderCell>Used as</HeaderCell>
						<HeaderCell isNumeric>Filled</HeaderCell>
						<HeaderCell isNumeric>Different</HeaderCell>
						<HeaderCell>Holds</HeaderCell>
						<HeaderCell>Shape</HeaderCell>
					</tr>
				</thead>
				<tbody>
					{columns.map((column) => (
						<Row key={column.name}>
							<Cell className="max-w-52 truncate py-2 font-medium" title={column.name}>
								{column.name}
							</Cell>
							<Cell className="whitespace-nowrap py-2 text-ink-muted">{ROLE_WORDS[column.role]}</Cell>
							<Cell isNumeric className="py-2">
								{shareWords(column.filledShare)}
							</Cell>
							<Cell isNumeric className="py-2">
								{column.distinct === null ? "many" : countWords(column.distinct)}
							</Cell>
							<Cell dir="auto" className="max-w-72 truncate py-2 text-sm" title={holds(column)}>
								{holds(column)}
							</Cell>
							<Cell className="py-2">
								<Shape counts={column.shape} />
							</Cell>
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}

function holds({ numbers, dates, frequent }: ColumnProfile): string {
	if (numbers) return `${numberWords(numbers.min)} to ${numberWords(numbers.max)}, median ${numberWords(numbers.median)}`;
	if (dates) return `${dates.first} to ${dates.last}`;
	return frequent.map(({ value, count }) => `${value} (${countWords(count)})`).join(", ");
}

/** How the values are spread, as a small picture; the numbers beside it say the same to who doesn't see it. */
function Shape({ counts }: { counts: readonly number[] }) {
	if (counts.length < 2) return null;
	const most = Math.max(...counts, 1);
	const step = SHAPE.width / counts.length;
	return (
		<svg aria-hidden width={SHAPE.width} height={SHAPE.height} className="fill-accent/50">
			{counts.map((count, at) => {
				const height = count === 0 ? 0 : Math.max(1, (SHAPE.height * count) / most);
				// biome-ignore lint/suspicious/noArrayIndexKey: bins have no name but their place
				return <rect key={at} x={at * step} y={SHAPE.height - height} width={step - 0.5} height={height} />;
			})}
		</svg>
	);
}
