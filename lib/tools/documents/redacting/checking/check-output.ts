import { Parser } from "htmlparser2";
import { unzipAll } from "#zip";
import type { Sought } from "@/lib/tools/documents/redacting/covering/occurrences";
import { readPart } from "@/lib/tools/documents/redacting/docx/kept-markup";
import { REDACT_LIMITS, type RedactableFormat } from "@/lib/tools/documents/redacting/schemas";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { stillThere, textsOfPdf } from "./recoverable-texts";

export interface Checked {
	/** Sought texts that are still in the file, by their index. */
	readonly left: ReadonlySet<number>;
	readonly searched: readonly string[];
}

async function checkPdf(bytes: Uint8Array, sought: readonly Sought[], signal: AbortSignal): Promise<Checked> {
	const { lines } = await readPdf(bytes, { maxPages: REDACT_LIMITS.pages, pictures: "named", signal });
	const left = stillThere([...textsOfPdf(bytes), ...lines.map(({ text }) => text)], sought);
	return { left, searched: ["The text as a reader takes it out", "Every object of the file, unpacked", "Strings in hexadecimal and two-byte letters"] };
}

async function checkDocx(bytes: Uint8Array, sought: readonly Sought[]): Promise<Checked> {
	const texts: string[] = [];
	for (const [path, bytesOfPart] of await unzipAll(bytes)) {
		texts.push(path);
		const content = Buffer.from(bytesOfPart.buffer, bytesOfPart.byteOffset, bytesOfPart.byteLength);
		if (!/\.(?:xml|rels)$/.test(path)) {
			texts.push(content.subarray(0, 64 * 1024).toString("latin1"));
			continue;
		}
		const xml = content.toString("utf8");
		// Once as text that runs over the borders of runs, and once every value of an attribute.
		texts.push(readPart(xml, []).text, ...[...xml.matchAll(/="([^"]*)"/g)].map(([, value = ""]) => value));
	}
	return {
		left: stillThere([...new Set(texts)], sought),
		searched: ["The text over the borders of its pieces", "Every part of the package", "Every attribute and link"],
	};
}

async function checkWorkbook(bytes: Uint8Array, sought: readonly Sought[]): Promise<Checked> {
	const texts = [...(await unzipAll(bytes))].flatMap(([path, part]) => {
		const own = [path];
		const parser = new Parser(
			{ onopentag: (_, attributes) => own.push(...Object.values(attributes)), ontext: (text) => own.push(text) },
			{ xmlMode: true, decodeEntities: true },
		);
		parser.end(new TextDecoder().decode(part));
		return own;
	});
	return { left: stillThere([...new Set(texts)], sought), searched: ["Every cell", "Every part of the package", "Every attribute"] };
}

/** Searches the written file for what should have gone, as somebody would who wants it back. */
export async function checkOutput(bytes: Uint8Array, format: RedactableFormat, sought: readonly Sought[], signal: AbortSignal): Promise<Checked> {
	if (sought.length === 0) return { left: new Set(), searched: [] };
	if (format === "pdf") return checkPdf(bytes, sought, signal);
	if (format === "docx") return checkDocx(bytes, sought);
	if (format === "xlsx") return checkWorkbook(bytes, sought);
	return { left: stillThere([new TextDecoder().decode(bytes)], sought), searched: ["The whole text"] };
}
