"use client";

import { Field } from "@/components/ui/form/field";
import { Select } from "@/components/ui/form/select";
import type { Delimiter, TableLayout, TextEncoding } from "@/lib/tools/tables/schemas";
import { DELIMITERS, TEXT_ENCODINGS } from "@/lib/tools/tables/schemas";
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

/** How the file is read: what parts its cells, how its letters are encoded, whether its first row is a header, and which sheet. */
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
