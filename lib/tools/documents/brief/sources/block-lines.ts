import type { FlatBlock } from "@/lib/tools/documents/converting/model/flat-blocks";
import { linesOfCells } from "./cell-lines";
import { type SourceLine, TEXT_LINES_PER_PAGE } from "./source-line";

/** As print has it, so that a citation names the lines of its sentence and not a whole paragraph. */
const LETTERS_PER_LINE = 100;

/** A paragraph as lines of print, broken at blanks alone, and at none that a hyphen stands before. */
function wrapped(text: string): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		if (line !== "" && line.length + word.length > LETTERS_PER_LINE && !/[-‐]$/u.test(line)) {
			lines.push(line);
			line = word;
		} else line = line === "" ? word : `${line} ${word}`;
	}
	return line === "" ? lines : [...lines, line];
}

/** What is made of blocks, as lines. Without pages of their own these have sixty lines each. */
export function linesOfBlocks(blocks: readonly (FlatBlock & { readonly page?: number })[]): SourceLine[] {
	const counts = new Map<number, number>();
	let all = 0;
	return blocks.flatMap(({ kind, cells, page: own }) =>
		(kind === "row" ? linesOfCells(cells) : [cells.join(" ")]).flatMap((text) =>
			wrapped(text).map((line, at): SourceLine => {
				all += 1;
				const page = own ?? Math.ceil(all / TEXT_LINES_PER_PAGE);
				counts.set(page, (counts.get(page) ?? 0) + 1);
				return { page, line: counts.get(page) ?? 1, text: line, opens: at === 0, isHeading: kind === "heading" };
			}),
		),
	);
}
