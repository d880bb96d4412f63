import type { DecodedArray, SchemaElement } from "hyparquet";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { TABLE_LIMITS, tooLarge } from "@/lib/tools/tables/limits";
import type { ColumnSetting } from "@/lib/tools/tables/schemas";
import { KINDS, type Kind, type OutRow, type OutTable } from "./out-table";

const GROUP_ROWS = 50_000;
const MOST_GROUP_LETTERS = 30_000_000;

type Stored = "text" | "integer" | "decimal" | "boolean" | "date" | "moment" | "utc";

/** Which kinds of cells a column holds; of columns with cells of several kinds all are text. */
class ColumnKinds {
	private readonly kinds = new Set<Kind>();
	private zoned = 0;
	private unzoned = 0;

	take(kind: Kind, text: string): void {
		if (kind === KINDS.empty) return;
		this.kinds.add(kind);
		if (kind !== KINDS.moment) return;
		if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) this.zoned += 1;
		else this.unzoned += 1;
	}

	stored({ type }: ColumnSetting): Stored {
		if (type === "text" || this.kinds.has(KINDS.text) || this.kinds.has(KINDS.json)) return "text";
		if (type !== "date") return type;
		if (!this.kinds.has(KINDS.moment)) return "date";
		if (this.zoned === 0) return "moment";
		return this.unzoned === 0 && !this.kinds.has(KINDS.date) ? "utc" : "text";
	}
}

const ELEMENTS: Readonly<Record<Stored, Omit<SchemaElement, "name">>> = {
	text: { type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" },
	integer: { type: "INT64", repetition_type: "OPTIONAL" },
	decimal: { type: "DOUBLE", repetition_type: "OPTIONAL" },
	boolean: { type: "BOOLEAN", repetition_type: "OPTIONAL" },
	date: { type: "INT32", converted_type: "DATE", repetition_type: "OPTIONAL" },
	moment: { type: "INT64", logical_type: { type: "TIMESTAMP", isAdjustedToUTC: false, unit: "MILLIS" }, repetition_type: "OPTIONAL" },
	utc: {
		type: "INT64",
		converted_type: "TIMESTAMP_MILLIS",
		logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
		repetition_type: "OPTIONAL",
	},
};

function storedValue(stored: Stored, kind: Kind | undefined, text: string): unknown {
	if (kind === KINDS.empty || kind === undefined) return null;
	switch (stored) {
		case "text":
			return text;
		case "integer":
			return BigInt(text);
		case "decimal":
			return Number(text);
		case "boolean":
			return text === "true";
		case "date":
			return new Date(Date.parse(`${text}T00:00:00Z`));
		case "moment":
			return new Date(Date.parse(kind === KINDS.date ? `${text}T00:00:00Z` : `${text}Z`));
		case "utc":
			return new Date(Date.parse(text));
	}
}

/** Parquet in groups of rows, packed with Snappy. The table is read twice: first for what its columns hold without exception. `asText` names those that can't be written as their type. */
export async function writeParquet({ columns, batches }: OutTable): Promise<{ bytes: Uint8Array; asText: ReadonlySet<string> }> {
	const kinds = columns.map(() => new ColumnKinds());
	for await (const rows of batches())
		for (const row of rows) for (const [index, column] of kinds.entries()) column.take(row.kinds[index] ?? KINDS.empty, row.texts[index] ?? "");
	const stored = columns.map((column, index) => kinds[index]?.stored(column) ?? "text");
	const schema: SchemaElement[] = [
		{ name: "root", num_children: columns.length },
		...columns.map(({ name }, index) => ({ name, ...ELEMENTS[stored[index] ?? "text"] })),
	];
	const bytes = new ByteWriter();
	const writer = new ParquetWriter({ writer: bytes, schema, createdBy: "tables" });
	let group: OutRow[] = [];
	let letters = 0;
	const flush = () => {
		if (group.length === 0) return;
		const data = columns.map(({ name }, index) => ({
			name,
			data: group.map((row) => storedValue(stored[index] ?? "text", row.kinds[index], row.texts[index] ?? "")) as DecodedArray,
		}));
		writer.write({ columnData: data, rowGroupSize: group.length });
		group = [];
		letters = 0;
		if (bytes.offset > TABLE_LIMITS.writtenBytes)
			throw tooLarge("As Parquet the table would be larger than 200 MB. Split it and convert the parts one by one.");
	};
	for await (const rows of batches()) {
		for (const row of rows) {
			group.push(row);
			for (const text of row.texts) letters += text.length;
			if (group.length >= GROUP_ROWS || letters > MOST_GROUP_LETTERS) flush();
		}
	}
	flush();
	writer.finish();
	const asText = columns.filter(({ type }, index) => type !== "text" && stored[index] === "text").map(({ name }) => name);
	return { bytes: bytes.getBytes(), asText: new Set(asText) };
}
