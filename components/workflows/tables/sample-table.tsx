"use client";

import { Select } from "@/components/ui/form/select";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { ColumnSetting } from "@/lib/tools/tables/schemas";
import { choiceOf, columnChoices, kindOfChoice } from "./column-choices";
import type { TablePreview } from "./preview";

const isNumeric = (column: ColumnSetting | undefined) => column?.type === "integer" || column?.type === "decimal";

interface SampleTableProps {
	format: TablePreview["format"];
	names: readonly string[];
	rows: readonly (readonly string[])[];
	/** Null while the columns are to be recognised anew. */
	columns: readonly ColumnSetting[] | null;
	onColumnChange: (index: number, column: ColumnSetting) => void;
}

/** The first rows as the file has them, under each column's name and the type that it will be written as. */
export function SampleTable({ format, names, rows, columns, onColumnChange }: SampleTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
		<section aria-label="The first rows" tabIndex={0} className="max-h-[60dvh] overflow-auto rounded-lg border">
			<Table>
				<thead>
					<tr>
						{names.map((name, index) => {
							const column = columns?.[index];
							return (
								<HeaderCell key={name} className="min-w-44 align-top">
									<span className="grid gap-1.5">
										<span className="max-w-64 truncate text-ink" title={name}>
											{column?.name ?? name}
											{column?.unit && column.type !== "text" && <span className="text-ink-muted"> ({column.unit})</span>}
										</span>
										{column && (
											<Select
												aria-label={`Type of ${column.name}`}
												className="font-normal text-sm"
												value={choiceOf(column)}
												onValueChange={(choice) => onColumnChange(index, { ...column, ...kindOfChoice(choice) })}
												options={columnChoices(format, column)}
											/>
										)}
									</span>
								</HeaderCell>
							);
						})}
					</tr>
				</thead>
				<tbody>
					{rows.map((cells, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
						<Row key={row}>
							{names.map((name, index) => (
								<Cell key={name} isNumeric={isNumeric(columns?.[index])} className="max-w-80 truncate py-2 text-sm" title={cells[index]}>
									{cells[index]}
								</Cell>
							))}
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}
