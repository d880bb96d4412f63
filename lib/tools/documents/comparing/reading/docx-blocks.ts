import "server-only";
import { AppError } from "@/lib/platform/errors";
import { type Block, blockKey } from "@/lib/tools/documents/comparing/block";
import { type Flow, readFlow } from "@/lib/tools/reading/docx/document-flow";
import { openDocxPackage } from "@/lib/tools/reading/docx/docx-package";
import { readLists, readStyles } from "@/lib/tools/reading/docx/styles";

const MARGIN = /^word\/(?:header|footer)\d*\.xml$/;
const NOTES = ["word/footnotes.xml", "word/endnotes.xml"];
const HEADING = /^(?:heading|title|titel|überschrift|título|titre|kop)\b/i;

function textOf(flow: Flow): string {
	return flow
		.map((block) => {
			if (block.kind === "paragraph") return block.runs.map(({ text }) => text).join("");
			return block.kind === "box" ? textOf(block.flow) : block.rows.map((row) => row.map(textOf).join(" ")).join(" ");
		})
		.filter((text) => text.trim() !== "")
		.join(" ")
		.trim();
}

function blocksOfFlow(flow: Flow): Block[] {
	return flow.flatMap((block): Block[] => {
		if (block.kind === "box") return blocksOfFlow(block.flow);
		if (block.kind === "table")
			return block.rows
				.map((row) => ({ kind: "row" as const, page: pageOf(row[0]), cells: row.map(textOf) }))
				.filter(({ cells }) => cells.some((cell) => cell !== ""));
		const text = block.runs
			.map((run) => run.text)
			.join("")
			.trim();
		if (text === "") return [];
		const isHeading = HEADING.test(block.styleName) || (block.look.outline ?? 9) < 9;
		return [{ kind: isHeading ? "heading" : block.look.isListed ? "item" : "paragraph", page: block.page, cells: [text] }];
	});
}

function pageOf(flow: Flow | undefined): number {
	const first = flow?.find((block) => block.kind === "paragraph");
	return first?.kind === "paragraph" ? first.page : 1;
}

/** Each text once: a document has a header for its first page, its even ones and all others. */
function once(blocks: readonly Block[]): Block[] {
	return [...new Map(blocks.map((block) => [blockKey(block), block])).values()];
}

/**
 * Paragraphs and table rows of a Word document as a reader of the accepted version sees them, notes last; heads and feet of its pages apart.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function blocksOfDocx(bytes: Uint8Array): Promise<{ blocks: Block[]; furniture: Block[] }> {
	const { parts } = await openDocxPackage(bytes);
	const xml = (path: string) => new TextDecoder().decode(parts.get(path));
	try {
		const isListOf = readLists(xml("word/numbering.xml"));
		const styles = readStyles(xml("word/styles.xml"), isListOf);
		const read = (path: string) => blocksOfFlow(readFlow(xml(path), styles, isListOf, new Map()));
		return {
			blocks: ["word/document.xml", ...NOTES.filter((path) => parts.has(path))].flatMap(read),
			furniture: once(
				[...parts.keys()]
					.filter((path) => MARGIN.test(path))
					.sort()
					.flatMap(read),
			),
		};
	} catch (cause) {
		throw new AppError("FILE_UNREADABLE", "This DOCX file is damaged. Open it in your word processor and save it again.", undefined, { cause });
	}
}
