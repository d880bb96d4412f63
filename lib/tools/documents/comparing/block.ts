import type { BlockKind } from "./schemas";

/** A paragraph, heading, list item or table row of a document. */
export interface Block {
	readonly kind: BlockKind;
	readonly page: number;
	/** One text, or one for each cell of a row. */
	readonly cells: readonly string[];
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

export function blockKey({ cells }: Block): string {
	return cells.map(keyOf).join(" \u241f ");
}

/** Words, figures with what belongs to them, and single signs. Texts without blanks are parted sign by sign. */
export function tokensOf(text: string): string[] {
	return (
		text.match(
			/\p{Sc}?\d[\d.,'’:/-]*\d[%‰\p{Sc}]?|\p{Sc}?\d[%‰\p{Sc}]?|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}'’]+|\s+|[^\s\p{L}\p{N}]/gu,
		) ?? []
	);
}
