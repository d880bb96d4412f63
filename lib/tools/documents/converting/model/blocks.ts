import type { Rule, TabStop } from "@/lib/tools/reading/docx/styles";

/** Text of one look within a paragraph. A `\n` in it begins a new line. */
export interface Run {
	readonly text: string;
	readonly bold?: boolean;
	readonly italic?: boolean;
	readonly underline?: boolean;
	readonly struck?: boolean;
	readonly code?: boolean;
	/** Raised above the line, as an exponent, or lowered below it. */
	readonly script?: "super" | "sub";
	/** Where it leads: an address, or `#` and the name of a place in the same document. */
	readonly url?: string;
	/** Recognised in a picture, and perhaps wrong. */
	readonly isDoubtful?: boolean;
	/** Where it has another size or colour than its text. */
	readonly sizePt?: number;
	readonly ink?: string;
}

/** How a text stands on its page, where its file says so. Lengths in points. */
export interface TextLook {
	readonly sizePt: number;
	/** The distance of lines: for a size of 1, and at least or exactly so much. */
	readonly leading: number;
	readonly linePt?: { readonly pt: number; readonly isExact: boolean };
	readonly isHeavy?: boolean;
	readonly isItalic?: boolean;
	readonly ink?: string;
	readonly align?: "right" | "center";
	/** To what stands before it. */
	readonly spaceBeforePt: number;
	readonly leftPt?: number;
	readonly rightPt?: number;
	readonly ruleAbove?: Rule;
	readonly ruleBelow?: Rule;
	/** In order; a tab in its text leads to the next one. */
	readonly tabs?: readonly TabStop[];
}

/** A picture as its file holds it. */
export interface Picture {
	readonly bytes: Uint8Array;
	/** As it is wanted on paper; null where its own size says so. */
	readonly widthPt: number | null;
	readonly heightPt: number | null;
	readonly alt: string;
	/** Which picture of a file with several; the first unless told. */
	readonly page?: number;
}

export interface Cell {
	readonly blocks: readonly Block[];
	/** Left out where its text begins where all text does. */
	readonly align?: "right" | "center";
	readonly columnSpan: number;
	readonly rowSpan: number;
}

export interface Row {
	readonly cells: readonly Cell[];
}

export interface Table {
	readonly kind: "table";
	readonly rows: readonly Row[];
	/** So many rows name the columns, and stand again on each page. */
	readonly headRows: number;
}

export interface Heading {
	readonly kind: "heading";
	readonly level: number;
	readonly runs: readonly Run[];
	/** Links of the same document lead to it by these names. */
	readonly names: readonly string[];
	readonly look?: TextLook;
}

export interface ListItem {
	/** What stands before it where that is no plain number or bullet, as "2.1" or "c)". */
	readonly label?: string;
	readonly blocks: readonly Block[];
}

export interface List {
	readonly kind: "list";
	/** What the first item is numbered with; null for a list with bullets. */
	readonly start: number | null;
	readonly items: readonly ListItem[];
}

/** What documents of every format are made of. */
export type Block =
	| Heading
	| { readonly kind: "paragraph"; readonly runs: readonly Run[]; readonly names?: readonly string[]; readonly look?: TextLook }
	| List
	| Table
	| { readonly kind: "picture"; readonly picture: Picture }
	| { readonly kind: "quote"; readonly blocks: readonly Block[] }
	| { readonly kind: "code"; readonly text: string }
	| { readonly kind: "rule" }
	| { readonly kind: "pageBreak" };

/** Something of a file that could not be taken over as it is, in a sentence for its owner. */
export interface Note {
	/** "Page 3", "Paragraph 12", "Table 2"; "" where it holds for the whole file. */
	readonly place: string;
	readonly message: string;
}

/** What stays free around the text of a page. In points. */
export interface Margins {
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly left: number;
}

/** A file as it was read. */
export interface BlockDocument {
	readonly title: string;
	readonly blocks: readonly Block[];
	readonly notes: readonly Note[];
	/** The paper that it was written for, where it says so; in points. */
	readonly sheet?: { readonly widthPt: number; readonly heightPt: number };
	readonly margins?: Margins;
	/** It is nothing but pictures, each of which is a page. */
	readonly isPictures?: boolean;
}

/** The deepest that blocks stand in one another; what is deeper joins the level above. */
export const DEEPEST = 12;

/** The blocks that stand within a block. */
export function blocksWithin(block: Block): Block[] {
	if (block.kind === "quote") return [...block.blocks];
	if (block.kind === "list") return block.items.flatMap((item) => item.blocks);
	if (block.kind === "table") return block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.blocks));
	return [];
}

/** Every text of blocks, in reading order; `say` spells one. */
export function textsOf(blocks: readonly Block[], say: (runs: readonly Run[]) => string = runsText): string[] {
	return blocks.flatMap((block) => {
		if (block.kind === "heading" || block.kind === "paragraph") return [say(block.runs)];
		return block.kind === "code" ? [block.text] : textsOf(blocksWithin(block), say);
	});
}

/** Every picture of blocks, in reading order. */
export function picturesOf(blocks: readonly Block[]): Picture[] {
	return blocks.flatMap((block) => (block.kind === "picture" ? [block.picture] : picturesOf(blocksWithin(block))));
}

/** Every name that a link within the document may lead to. */
export function namesOf(blocks: readonly Block[]): string[] {
	return blocks.flatMap((block) => (block.kind === "heading" || block.kind === "paragraph" ? (block.names ?? []) : namesOf(blocksWithin(block))));
}

/** The letters of runs. */
export function runsText(runs: readonly Run[]): string {
	return runs.map(({ text }) => text).join("");
}
