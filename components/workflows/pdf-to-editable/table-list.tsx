import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import type { TableFound } from "@/lib/tools/documents/converting/schemas";

/** The tables that were found, each with its first rows. */
export function TableList({ tables }: { tables: readonly TableFound[] }) {
	const { count } = useFormat();
	return (
		<Card className="grid grid-cols-1 gap-4 p-5 lg:p-6">
			<h2 className="font-semibold text-lg">{count(tables.length, "table")}</h2>
			{tables.map((table, at) => (
				<details key={table.name} open={at === 0}>
					<summary className="w-fit cursor-pointer rounded-sm font-medium">
						{table.name} <span className="font-normal text-ink-muted">{`${count(table.rows, "row")}, ${count(table.columns, "column")}`}</span>
					</summary>
					<section
						aria-label={`${table.name}, its first rows`}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
						tabIndex={0}
						className="mt-2 overflow-x-auto"
					>
						<table className="w-max min-w-60 border-collapse text-sm">
							<tbody>
								{table.sample.map((row, place) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: rows stand where they stand
									<tr key={`${place} ${row.join()}`} className="border-b last:border-b-0">
										{row.map((cell, column) => (
											// biome-ignore lint/suspicious/noArrayIndexKey: cells stand where they stand
											<td key={column} className="max-w-60 px-2 py-1.5 align-top">
												{cell}
											</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
					</section>
				</details>
			))}
		</Card>
	);
}
