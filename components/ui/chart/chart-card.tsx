"use client";

import { Download } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { saveCsv } from "@/components/ui/save-csv";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { csvLine } from "@/lib/platform/language/csv";

export interface ChartCell {
	/** As it goes into a file. */
	value: string | number;
	/** As people read it; the value itself where it is left out. */
	text?: string;
	/** What stands behind the number. */
	href?: string;
}

export interface ChartTable {
	columns: readonly string[];
	/** The first cell of each row names it; all others are numbers. */
	rows: ReadonlyArray<readonly ChartCell[]>;
}

interface ChartCardProps {
	title: string;
	table: ChartTable;
	/** Of the CSV file, without its ending. */
	fileName: string;
	children: ReactNode;
}

/** A chart with the same numbers as a table and as a file. */
export function ChartCard({ title, table, fileName, children }: ChartCardProps) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<Card className="grid h-full grid-cols-1 content-start gap-4 p-5">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h2 id={id} className="font-semibold text-lg">
						{title}
					</h2>
					<Button variant="ghost" size="sm" icon={<Download aria-hidden />} onClick={() => saveCsv(`${fileName}.csv`, csvOf(table))}>
						CSV<span className="sr-only">: {title}</span>
					</Button>
				</div>
				{children}
				<details>
					<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">The same numbers as a table</summary>
					<ChartNumbers table={table} label={title} />
				</details>
			</Card>
		</section>
	);
}

function ChartNumbers({ table: { columns, rows }, label }: { table: ChartTable; label: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="mt-3 max-h-96 overflow-auto rounded-md border" tabIndex={0} aria-label={`${label}, as a table`}>
			<Table>
				<thead>
					<tr>
						{columns.map((column, index) => (
							<HeaderCell key={column} isNumeric={index > 0}>
								{column}
							</HeaderCell>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((cells) => (
						<Row key={String(cells[0]?.value)}>
							{cells.map((cell, index) => (
								<Cell key={columns[index]} isNumeric={index > 0} className="py-1.5">
									{cell.href && cell.value !== 0 ? (
										<Link href={cell.href} className="rounded-sm underline underline-offset-2">
											{cell.text ?? cell.value}
										</Link>
									) : (
										(cell.text ?? cell.value)
									)}
								</Cell>
							))}
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}

function csvOf({ columns, rows }: ChartTable): string {
	return [columns, ...rows.map((cells) => cells.map(({ value }) => value))].map((cells) => csvLine(cells)).join("");
}
