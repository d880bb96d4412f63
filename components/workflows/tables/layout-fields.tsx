"use client";

import { Field } from "@/components/ui/form/field";
import { Select } from "@/components/ui/form/select";
import type { Delimiter, TableLayout, TextEncoding } from "@/lib/tools/tables/schemas";
import { DELIMITERS, MOST_FOOTERS, MOST_TITLES, TEXT_ENCODINGS } from "@/lib/tools/tables/schemas";
import type { TablePreview } from "./preview";

const DELIMITER_WORDS: Readonly<Record<Delimiter, string>> = { comma: "Comma", semicolon: "Semicolon", tab: "Tab", pipe: "Vertical bar" };
const ENCODING_WORDS: Readonly<Record<TextEncoding, string>> = {
	"utf-8": "UTF-8",
	"utf-16le": "UTF-16",
	"utf-16be": "UTF-16, high byte first",
	"windows-1252": "Windows-1252",
};

interface LayoutFieldsProps {
	table: TablePreview;
	layout: TableLayout;
	onLayoutChange: (layout: TableLayout) => void;
}

/** How the file is read: what parts its cells, how its letters are encoded, where its table begins and ends, whether it has a header, and which sheet. */
export function LayoutFields({ table, layout, onLayoutChange }: LayoutFieldsProps) {
	const change = (part: Partial<TableLayout>) => onLayoutChange({ ...layout, ...part });
	return (
		<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			{table.sheets.length > 1 && (
				<Field label="Sheet">
					{(control) => (
						<Select
							{...control}
							value={layout.sheet ?? ""}
							onValueChange={(sheet) => change({ sheet })}
							options={table.sheets.map((name) => ({ value: name, label: name }))}
						/>
					)}
				</Field>
			)}
			{table.delimiter !== null && (
				<Field label="Between cells">
					{(control) => (
						<Select
							{...control}
							value={layout.delimiter ?? ""}
							onValueChange={(delimiter) => change({ delimiter: delimiter as Delimiter })}
							options={DELIMITERS.map((value) => ({ value, label: DELIMITER_WORDS[value] }))}
						/>
					)}
				</Field>
			)}
			{table.encoding !== null && (
				<Field label="Encoding of letters">
					{(control) => (
						<Select
							{...control}
							value={layout.encoding ?? ""}
							onValueChange={(encoding) => change({ encoding: encoding as TextEncoding })}
							options={TEXT_ENCODINGS.map((value) => ({ value, label: ENCODING_WORDS[value] }))}
						/>
					)}
				</Field>
			)}
			{table.format !== "json" && table.format !== "ndjson" && table.format !== "parquet" && <AroundFields layout={layout} change={change} />}
			<Field label="First row">
				{(control) => (
					<Select
						{...control}
						value={layout.hasHeader ? "names" : "data"}
						onValueChange={(value) => change({ hasHeader: value === "names" })}
						options={[
							{ value: "names", label: "Names the columns" },
							{ value: "data", label: "Is data" },
						]}
					/>
				)}
			</Field>
		</div>
	);
}

const rowsWords = (rows: number) => (rows === 1 ? "The last row is" : `The last ${rows} rows are`);

/** What of the file is the table: titles stand above it, totals below it. */
function AroundFields({ layout, change }: { layout: TableLayout; change: (part: Partial<TableLayout>) => void }) {
	const begins = Array.from({ length: MOST_TITLES + 1 }, (_, at) => at + 1);
	const ends = Array.from({ length: MOST_FOOTERS }, (_, at) => at + 1);
	return (
		<>
			<Field label="The table begins with">
				{(control) => (
					<Select
						{...control}
						value={String(layout.headerRow ?? 1)}
						onValueChange={(row) => change({ headerRow: Number(row) })}
						options={begins.map((row) => ({ value: String(row), label: row === 1 ? "The first row" : `Row ${row}` }))}
					/>
				)}
			</Field>
			<Field label="Totals at the end">
				{(control) => (
					<Select
						{...control}
						value={String(layout.footerRows ?? 0)}
						onValueChange={(rows) => change({ footerRows: Number(rows) })}
						options={[{ value: "0", label: "None: every row is data" }, ...ends.map((rows) => ({ value: String(rows), label: `${rowsWords(rows)} left out` }))]}
					/>
				)}
			</Field>
		</>
	);
}
