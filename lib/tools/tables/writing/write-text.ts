import { ByteSink } from "./byte-sink";
import { KINDS, type OutRow, type OutTable } from "./out-table";

const NEEDS_QUOTES = { ",": /[",\r\n]/, "\t": /["\t\r\n]/ } as const;

function quoted(text: string, delimiter: "," | "\t"): string {
	return NEEDS_QUOTES[delimiter].test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV (RFC 4180) or TSV in UTF-8 without a byte order mark. Dates are in ISO spelling, numbers have a decimal point. */
export async function writeDelimited({ columns, batches }: OutTable, delimiter: "," | "\t"): Promise<Uint8Array> {
	const sink = new ByteSink();
	const end = delimiter === "," ? "\r\n" : "\n";
	// A line without anything would be taken for none.
	const line = (texts: readonly string[]) =>
		(texts.length === 1 && texts[0] === "" ? '""' : texts.map((text) => quoted(text, delimiter)).join(delimiter)) + end;
	sink.text(line(columns.map(({ name }) => name)));
	for await (const rows of batches()) for (const { texts } of rows) sink.text(line(texts));
	return sink.finish();
}

function jsonOf({ kinds, texts }: OutRow, keys: readonly string[]): string {
	let json = "{";
	for (let index = 0; index < keys.length; index += 1) {
		const kind = kinds[index];
		const text = texts[index] ?? "";
		const isBare = kind === KINDS.number || kind === KINDS.boolean || kind === KINDS.json;
		json += `${keys[index]}${kind === KINDS.empty ? "null" : isBare ? text : JSON.stringify(text)}`;
	}
	return `${json}}`;
}

/** A JSON list of objects, or one object a line. Every object has every name. */
export async function writeJson({ columns, batches }: OutTable, isByLine: boolean): Promise<Uint8Array> {
	const sink = new ByteSink();
	const keys = columns.map(({ name }, index) => `${index === 0 ? "" : ","}${JSON.stringify(name)}:`);
	let isFirst = true;
	if (!isByLine) sink.text("[");
	for await (const rows of batches()) {
		for (const row of rows) {
			sink.text(isByLine ? `${jsonOf(row, keys)}\n` : `${isFirst ? "\n" : ",\n"}${jsonOf(row, keys)}`);
			isFirst = false;
		}
	}
	if (!isByLine) sink.text(isFirst ? "]\n" : "\n]\n");
	return sink.finish();
}
