import type { TextLine } from "@/lib/tools/reading/text/text-line";
import type { Block } from "./block";

/** Space above a line from which on a paragraph begins, in font sizes. */
const NEW_PARAGRAPH = 0.45;
const SENTENCE_END = /[.!?:;。！？]["'”’)]?$/;
const LIST_MARK = /^(?:[•◦▪‣·*–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/i;
const CLAUSE = /^(?:§ ?\d|(?:article|section|clause|artikel) \d|\d{1,3}(?:\.\d{1,3}){1,4}\s)/i;
const MOST_LETTERS = 20_000;
/** Lines at the edges of so many pages in a row are headers and footers. */
const LEAST_REPEATED = 3;
const EDGE_LINES = 2;
const MOST_HEADING = 120;

/** Headers and footers: the same words, figures aside, first or last on many pages. */
function repeatedLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
	const pages = new Map<number, TextLine[]>();
	for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
	const groups = new Map<string, { lines: TextLine[]; pages: Set<number> }>();
	for (const [page, own] of pages) {
		const sorted = [...own].sort((a, b) => (a.y ?? 0) - (b.y ?? 0));
		for (const line of new Set([...sorted.slice(0, EDGE_LINES), ...sorted.slice(-EDGE_LINES)])) {
			const key = line.text.replace(/\d+/g, "#");
			const group = groups.get(key) ?? { lines: [], pages: new Set<number>() };
			group.lines.push(line);
			group.pages.add(page);
			groups.set(key, group);
		}
	}
	const least = Math.max(LEAST_REPEATED, pages.size * 0.5);
	return new Set([...groups.values()].filter((group) => group.pages.size >= least).flatMap((group) => group.lines));
}

function continues(before: TextLine, line: TextLine): boolean {
	if (line.mark !== null || LIST_MARK.test(line.text) || CLAUSE.test(line.text) || before.bold !== line.bold) return false;
	if (Math.abs((before.fontSize ?? 0) - (line.fontSize ?? 0)) > 0.6) return false;
	if (before.page !== line.page || before.column !== line.column) return !SENTENCE_END.test(before.text) && /^\p{Ll}/u.test(line.text);
	return line.gap !== null && line.gap < NEW_PARAGRAPH;
}

/** A word parted at a line's end is one again, where it goes on in small letters. */
function joined(text: string, next: string): string {
	if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return `${text.slice(0, -1)}${next}`;
	return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。]$/u.test(text) ? text + next : `${text} ${next}`;
}

function bodySize(lines: readonly TextLine[]): number {
	const letters = new Map<number, number>();
	for (const { fontSize, text } of lines) if (fontSize !== null) letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length);
	return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Lines of a page layout as paragraphs, without headers and footers. */
export function blocksOfLines(given: readonly TextLine[]): Block[] {
	const repeated = repeatedLines(given);
	const lines = given.filter((line) => !repeated.has(line) && !/^(?:page |seite |página )?\d{1,4}(?: ?(?:\/|of|von|de) ?\d{1,4})?$/i.test(line.text.trim()));
	const size = bodySize(lines);
	const blocks: { first: TextLine; text: string }[] = [];
	let before: TextLine | null = null;
	for (const line of lines) {
		const last = blocks.at(-1);
		if (before && last && last.text.length < MOST_LETTERS && continues(before, line)) last.text = joined(last.text, line.text.trim());
		else blocks.push({ first: line, text: line.text.trim() });
		before = line;
	}
	return blocks.map(({ first, text }): Block => {
		const isHeading =
			text.length <= MOST_HEADING && (first.mark === "heading" || (first.fontSize ?? 0) > size * 1.1 || (first.bold && !SENTENCE_END.test(text)));
		const kind = isHeading ? "heading" : first.mark === "bullet" || LIST_MARK.test(text) ? "item" : "paragraph";
		return { kind, page: first.page, cells: [text] };
	});
}
