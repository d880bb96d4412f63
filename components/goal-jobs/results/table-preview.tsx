"use client";

import { useFormat } from "@/components/ui/format/locale";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { TableData } from "./table-data";

const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text);

/** The first rows of a data file. */
export function TablePreview({ data, label }: { data: TableData; label: string }) {
	const { count } = useFormat();
	const numeric = data.columns.map((_, index) => data.rows.length > 0 && data.rows.every(({ cells }) => cells[index] === "" || isNumber(cells[index] ?? "")));
	return (
		<div className="grid grid-cols-1 gap-2">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
			<section aria-label={label} tabIndex={0} className="max-h-[60dvh] overflow-auto rounded-lg border">
				<Table>
					<thead>
						<tr>
							{data.columns.map((column, index) => (
								<HeaderCell key={column} isNumeric={numeric[index] ?? false}>
									{column}
								</HeaderCell>
							))}
						</tr>
					</thead>
					<tbody>
						{data.rows.map(({ number, cells }) => (
							<Row key={number}>
								{cells.map((text, index) => (
									<Cell key={data.columns[index]} isNumeric={numeric[index] ?? false} className="max-w-80 truncate py-2 text-sm" title={text}>
										{text}
									</Cell>
								))}
							</Row>
						))}
					</tbody>
				</Table>
			</section>
			{data.total > data.rows.length && (
				<p className="text-ink-muted text-sm">
					The first {data.rows.length} of {count(data.total, "row")}. The download holds all of them.
				</p>
			)}
		</div>
	);
}
