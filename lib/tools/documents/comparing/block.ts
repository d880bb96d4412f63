import { figuresIn } from "@/lib/tools/documents/language/figures";
import type { BlockKind } from "./schemas";

/** A paragraph, heading, list item or table row of a document. */
export interface Block {
	readonly kind: BlockKind;
	readonly page: number;
	/** One text, or one for each cell of a row. */
	readonly cells: readonly string[];
	/** Where its lines begin in its one text, of formats that keep lines and no paragraphs. */
	readonly lineStarts?: readonly number[];
}

/** What two blocks are compared by: their words, whatever the blanks, hyphens and quotes between them. */
export function keyOf(text: string): string {
	return text
		.normalize("NFKC")
		.replace(/[\u2018\u2019]/g, "'")
		.replace(/[\u201c-\u201f]/g, '"')
		.replace(/[\u2010-\u2015]/g, "-")
		.replace(/\s+/g, " ")
		.trim();
}

const LONGEST_FIGURE = 40;
/** Who wrote it decides whether it is a thousand or one, the second of January or the first of February. */
const TWO_MEANINGS = /^\d{1,3}[.,]\d{3}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/;

/** What a cell says, however it is spelled: 12,50 is 12.5, and 01.02.2026 is 2026-02-01. */
export function cellKey(cell: string): string {
	const text = keyOf(cell);
	if (text.length > LONGEST_FIGURE || !/\d/.test(text) || TWO_MEANINGS.test(text)) return text;
	const [figure, ...others] = figuresIn(text);
	if (!figure || others.length > 0 || figure.text !== text) return text;
	return figure.kind === "number" ? figure.value : `${figure.kind} ${figure.unit} ${figure.value}`;
}

const keys = new WeakMap<Block, string>();

/** What two blocks are compared by: rows cell by cell. */
export function blockKey(block: Block): string {
	const known = keys.get(block);
	if (known !== undefined) return known;
	const key = block.cells.map(block.kind === "row" ? cellKey : keyOf).join(" \u241f ");
	keys.set(block, key);
	return key;
}

/** Words, figures with what belongs to them, and single signs. Texts without blanks are parted sign by sign. */
export function tokensOf(text: string): string[] {
	return (
		text.match(
			/\p{Sc}?\d[\d.,'’:/-]*\d[%‰\p{Sc}]?|\p{Sc}?\d[%‰\p{Sc}]?|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}'’]+|\s+|[^\s\p{L}\p{N}]/gu,
		) ?? []
	);
}
