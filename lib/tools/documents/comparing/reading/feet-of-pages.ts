import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import type { Block } from "@/lib/tools/documents/comparing/block";
import type { ReadBlocks } from "./read-blocks";

/** So many blocks at the head and at the foot of a page may be printed there again and again. */
const EDGE = 2;
const LEAST_LETTERS = 3;
const PAGE_WORDS =
	/(?<!\p{L})(?:page|seite|página|pagina|pág\.?|sida|side|strona|strana|oldal|sayfa|bladzijde|blz\.?|p\.|s\.) ?\d{1,4}(?: ?(?:\/|of|von|de|di|van|av|af|sur|z|ze) ?\d{1,4})?(?![\p{L}\p{N}])/giu;
const OUTER = /[\s·|–—-]/;

/** What a foot says besides the number of its page, which changes with every line above it. */
export function withoutPageNumber(text: string): string {
	return trimEndOf(trimStartOf(text.replace(PAGE_WORDS, " ").replace(/\s+/gu, " "), OUTER), OUTER);
}

const lettersOf = (text: string): string =>
	withoutPageNumber(text)
		.toLowerCase()
		.replace(/[^\p{L}]+/gu, "");

/** A PDF of one page doesn't show which of its lines would stand on others too: those that the other version has at the head or foot of its pages. */
export function withFeetAs(read: ReadBlocks, other: ReadBlocks): ReadBlocks {
	const known = new Set(other.furniture.map(({ cells }) => lettersOf(cells.join(" "))).filter((letters) => letters.length >= LEAST_LETTERS));
	if (read.document.format !== "pdf" || read.document.pageCount !== 1 || known.size === 0) return read;
	const { blocks } = read;
	const isFoot = (block: Block, at: number) => (at < EDGE || at >= blocks.length - EDGE) && block.kind !== "row" && known.has(lettersOf(block.cells.join(" ")));
	const feet = blocks.filter(isFoot);
	return feet.length === 0 ? read : { ...read, blocks: blocks.filter((block) => !feet.includes(block)), furniture: [...read.furniture, ...feet] };
}
