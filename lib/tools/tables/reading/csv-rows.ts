import type { OpenedTable, SourceRow } from "@/lib/tools/tables/cells/cell";
import { CsvParser } from "@/lib/tools/tables/layout/csv-parser";
import { namedDelimiter } from "@/lib/tools/tables/layout/delimiter";
import type { Delimiter, TextEncoding } from "@/lib/tools/tables/schemas";
import { decodeText } from "./decode-text";

/** The rows of delimited text. */
export function openCsv(bytes: Uint8Array, encoding: TextEncoding, delimiter: Delimiter): OpenedTable {
	const parser = new CsvParser(delimiter);
	let read = 0;
	async function* batches(): AsyncGenerator<SourceRow[]> {
		for (const { text, bytesRead } of decodeText(bytes, encoding)) {
			const isFirst = read === 0;
			read = bytesRead;
			const rows = parser.push(isFirst && namedDelimiter(text) ? text.slice(text.indexOf("\n") + 1) : text, bytesRead === bytes.byteLength);
			if (rows.length > 0) yield rows;
		}
	}
	return {
		isTyped: false,
		names: () => null,
		batches: batches(),
		share: () => read / Math.max(1, bytes.byteLength),
		notes: () => (parser.emptyLines > 0 ? [`${parser.emptyLines} empty ${parser.emptyLines === 1 ? "line is" : "lines are"} left out.`] : []),
	};
}
