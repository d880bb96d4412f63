import { type Block, blockKey, keyOf } from "@/lib/tools/documents/comparing/block";

/** How the two files differ in what their readers give. */
export interface Reach {
	/** A Word file keeps the numbers of its lists to itself; others print them. */
	readonly isOtherFormat: boolean;
	/** Where lines were broken, a hyphen may be the word's own or the line's. */
	readonly hasBrokenLines: boolean;
}

const BULLET = /^(?:[•◦▪‣·\uf0b7]\s*|[–—*-]\s+)/;
/** Scripts that run from the right may stand without a blank behind it. */
const NUMBER = /^(?:\(?\d{1,3}(?:\.\d{1,3}){0,4}[.)]\s*(?=\p{L})|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]\s+|\d{1,3}(?:\.\d{1,3}){1,4}\s+)/iu;

interface Plain {
	readonly key: string;
	readonly number: string;
}

const plains = new WeakMap<Block, Plain>();

/** The words of a block without the mark of a list before them, and that mark where it is a number. */
export function plainOf(block: Block): Plain {
	const known = plains.get(block);
	if (known) return known;
	const text = keyOf(block.cells.filter((cell) => cell !== "").join(" "));
	const bullet = BULLET.exec(text)?.[0] ?? "";
	const number = bullet === "" ? (NUMBER.exec(text)?.[0] ?? "") : "";
	const plain = { key: text.slice(bullet.length + number.length), number: number.trim() };
	plains.set(block, plain);
	return plain;
}

const withoutHyphens = (text: string) => text.replace(/(\p{L})-(?=\p{L})/gu, "$1");

/** Whether two blocks say the same, also where one is a row of cells and the other a line, or only one shows the number that it has. */
export function saysSame(one: Block, other: Block, { isOtherFormat, hasBrokenLines }: Reach): boolean {
	if (blockKey(one) === blockKey(other)) return true;
	const [plain, otherPlain] = [plainOf(one), plainOf(other)];
	const isSameNumber = plain.number === otherPlain.number || (isOtherFormat && (plain.number === "" || otherPlain.number === ""));
	if (!isSameNumber) return false;
	// Cells of one table are compared one by one.
	if (one.kind === "row" && other.kind === "row" && !isOtherFormat) return false;
	return plain.key === otherPlain.key || (hasBrokenLines && withoutHyphens(plain.key) === withoutHyphens(otherPlain.key));
}
