import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { countWords } from "@/lib/tools/tables/report/number-words";
import type { Cleaning, CleaningReport } from "@/lib/tools/tables/report/schemas";

const WORDS: Readonly<Record<Cleaning, string>> = {
	trim: "Spaces at the ends removed",
	types: "Written as its type",
	spellings: "Written in the usual spelling",
	duplicates: "Rows removed that stood there twice",
	empty_rows: "Empty rows removed",
};

/** What cleaning changed, counted; the workbook lists the changes one by one. */
export function CleaningView({ report: { rowsRead, rowsWritten, changes, notes } }: { report: CleaningReport }) {
	return (
		<div className="grid min-w-0 gap-4">
			<p className="max-w-[72ch]">
				{countWords(rowsWritten)} of {countWords(rowsRead)} rows are in the cleaned table. Its sheet “Changes” lists what was changed, with the cell before and
				after.
			</p>
			{notes.map((note) => (
				<p key={note} className="max-w-[72ch] text-ink-muted">
					{note}
				</p>
			))}
			{changes.length === 0 ? (
				<p className="text-ink-muted">Nothing had to be changed.</p>
			) : (
				<div className="overflow-x-auto rounded-lg border">
					<Table>
						<thead>
							<tr>
								<HeaderCell>Change</HeaderCell>
								<HeaderCell>Column</HeaderCell>
								<HeaderCell isNumeric>Times</HeaderCell>
							</tr>
						</thead>
						<tbody>
							{changes.map(({ kind, column, count }) => (
								<Row key={`${kind} ${column}`}>
									<Cell className="py-2">{WORDS[kind]}</Cell>
									<Cell className="py-2 text-ink-muted">{column ?? "whole rows"}</Cell>
									<Cell isNumeric className="py-2">
										{countWords(count)}
									</Cell>
								</Row>
							))}
						</tbody>
					</Table>
				</div>
			)}
		</div>
	);
}
