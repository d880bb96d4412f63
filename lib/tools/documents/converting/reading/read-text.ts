import { decodeOlder, recognizeOlderEncoding } from "@/lib/platform/language/older-encodings";
import type { Block, BlockDocument } from "@/lib/tools/documents/converting/model/blocks";
import { counted, DOCUMENT_LIMITS, tooLarge } from "@/lib/tools/documents/converting/model/limits";
import { recognizeEncoding } from "@/lib/tools/tables/layout/encoding";
import { decodeText } from "@/lib/tools/tables/reading/decode-text";

/** The text of a file in whatever encoding it was saved. @throws AppError FILE_TOO_LARGE */
export function textOfFile(bytes: Uint8Array): string {
	if (bytes.byteLength > DOCUMENT_LIMITS.textBytes)
		throw tooLarge(`This text has more than ${counted(DOCUMENT_LIMITS.textBytes / 1024 / 1024)} MB. Split it and convert the parts one by one.`);
	const encoding = recognizeEncoding(bytes);
	const older = encoding === "windows-1252" ? recognizeOlderEncoding(bytes) : null;
	if (older && older !== "windows-1252") return decodeOlder(bytes, older);
	const slices: string[] = [];
	for (const { text } of decodeText(bytes, encoding)) slices.push(text);
	return slices.join("").replace(/^\ufeff/, "");
}

/** So many of a text's lines have columns or drawings where it is meant to be read in letters of one width. */
const SHARE_OF_COLUMNS = 0.15;
const FEWEST_LINES = 3;
const DRAWN = /[─-╿▀-▟]/u;

function isSetInColumns(lines: readonly string[]): boolean {
	const filled = lines.filter((line) => line.trim() !== "");
	const inColumns = filled.filter((line) => line.trim().includes("   ") || line.trim().includes("\t") || DRAWN.test(line));
	return inColumns.length >= FEWEST_LINES && inColumns.length >= filled.length * SHARE_OF_COLUMNS;
}

const PAGE_FEED = "\f";
/** Blanks at the beginning of a line are kept as such that no line is broken at. */
const KEPT_BLANK = "\u00a0";

function indented(line: string): string {
	const text = line.trimStart();
	return KEPT_BLANK.repeat(Math.min(40, line.length - text.length)) + text.trimEnd();
}

function paragraphsOf(text: string): Block[] {
	const blocks: Block[] = [];
	let lines: string[] = [];
	const close = () => {
		if (lines.length > 0) blocks.push({ kind: "paragraph", runs: [{ text: lines.join("\n") }] });
		lines = [];
	};
	for (const line of text.split("\n")) {
		if (line.trim() === "") close();
		else lines.push(indented(line.replaceAll("\t", "    ")));
	}
	close();
	return blocks;
}

/** Plain text as blocks: its lines and empty lines are kept; columns are set in letters of one width. @throws AppError FILE_TOO_LARGE */
export function readText(bytes: Uint8Array): BlockDocument {
	const text = textOfFile(bytes).replace(/\r\n?/g, "\n");
	if (text.length > DOCUMENT_LIMITS.letters)
		throw tooLarge(`This text has more than ${counted(DOCUMENT_LIMITS.letters)} letters. Split it and convert the parts one by one.`);
	const isWide = isSetInColumns(text.split("\n", 2_000));
	const pages = text.split(PAGE_FEED);
	const blocks = pages.flatMap((page, at): Block[] => {
		const own: Block[] = isWide ? [{ kind: "code", text: page.replace(/^\n/, "").trimEnd() }] : paragraphsOf(page);
		return at === 0 ? own : [{ kind: "pageBreak" }, ...own];
	});
	return { title: "", blocks: blocks.filter((block) => block.kind !== "code" || block.text !== ""), notes: [] };
}
