import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { STREET_FIRST, STREET_LAST } from "./address-words";
import type { Span } from "./find-streets";

/** A code behind the name of a place or before it, as posts write them. */
const CODE =
	/(?<![\p{L}\p{N}.,-])(?:\d{5}(?:-\d{4})?|\d{6}|\d{3} \d{3}|\d{2}-\d{3}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d{2} ?[A-Z0-9]{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT) \d{4})(?![\p{L}\p{N}-])/gu;
const BEHIND_CODE = /^ \p{Lu}[\p{L}'’.-]{1,24}(?:[ -]\p{Lu}[\p{L}'’.-]{1,24}){0,2}/u;
const MOST_PARTS = 6;
const MOST_PART = 44;
const SMALL = new Set("de del della di da do dos das des du la le les el los las y d l et e en am an der zu im bis ter m lok nr no n off".split(" "));
const STREET_WORDS = new Set([
	...STREET_FIRST.split("|"),
	...STREET_LAST.split("|"),
	"venelle",
	"cours",
	"flat",
	"unit",
	"apt",
	"block",
	"phase",
	"sector",
	"plot",
	"chs",
	"koil",
	"nagar",
	"mahalle",
]);

const plain = (token: string) => foldLine(token).replace(/[^\p{L}\p{N}]/gu, "");
const isPiece = (token: string) => /^[(#]?[\p{Lu}\p{N}]/u.test(token) || SMALL.has(plain(token)) || STREET_WORDS.has(plain(token));

/** From where on the end of a text is made of names, numbers and words of streets alone. */
function pieceStart(text: string): number {
	let start = text.length;
	for (const found of [...text.matchAll(/\S+/g)].toReversed()) {
		if (!isPiece(found[0]) || /[:;]$/.test(found[0])) break;
		start = found.index;
	}
	// A small word does not begin an address.
	const small = /^(?:\S+ )/.exec(text.slice(start));
	return small && SMALL.has(plain(small[0])) && /^\p{Ll}/u.test(small[0]) && !STREET_WORDS.has(plain(small[0])) ? start + small[0].length : start;
}

/** Back from a code over what commas part, as long as it may belong to an address. */
function chainStart(text: string, code: number): { start: number; parts: number; hasNumber: boolean; hasStreet: boolean } {
	let [start, parts, end] = [code, 0, code];
	let [hasNumber, hasStreet] = [false, false];
	while (parts < MOST_PARTS) {
		const comma = text.lastIndexOf(",", end - 1);
		const from = Math.max(comma + 1, end - MOST_PART);
		const part = text.slice(from, end);
		const own = from + pieceStart(part);
		const piece = text.slice(own, end).trim();
		const isNumbered = /\d/.test(piece);
		const isStreet = piece.split(/\s+/).some((token) => STREET_WORDS.has(plain(token)));
		const isWhole = text.slice(from, own).trim() === "" && comma !== -1 && from === comma + 1;
		if (piece === "" && end !== code) break;
		if (!isWhole && end !== code && !isNumbered && !isStreet) break;
		start = own + (text.slice(own, end).length - text.slice(own, end).trimStart().length);
		[hasNumber, hasStreet] = [hasNumber || isNumbered, hasStreet || isStreet];
		if (!isWhole) break;
		parts += 1;
		end = comma;
	}
	return { start, parts, hasNumber, hasStreet };
}

const TURKISH = /(?<!\p{L})(?:Sokak|Sokağı|Sok|Sk|Caddesi|Cadde|Cad|Cd|Bulvarı|Blv)\.?,? ?(?:No ?[.:]? ?)?\d{1,4}/gu;
const TURKISH_HOME = /^(?:\/\d{1,4})?(?:,? (?:Daire|Kat|D|K)[.: ]{1,2}\d{1,3})?/;
const TURKISH_PLACE = /^,? \p{Lu}\p{L}{1,20}(?: ?\/ ?\p{Lu}\p{L}{1,20})?/u;

/** "Yeni Mahalle, 1174. Sokak No: 8 Daire 5, Bornova / İzmir". */
function turkish(text: string): Span[] {
	return [...text.matchAll(TURKISH)].map((found) => {
		const from = Math.max(0, found.index - MOST_PART);
		const number = found.index + found[0].length;
		const home = number + (TURKISH_HOME.exec(text.slice(number, number + 24))?.[0].length ?? 0);
		return { start: from + pieceStart(text.slice(from, found.index)), end: home + (TURKISH_PLACE.exec(text.slice(home, home + 50))?.[0].length ?? 0) };
	});
}

/** Addresses whose parts are set off by commas up to their code: "Flat 3, 27 Mafeking Terrace, Bristol BS5 0QH". */
export function addressChains(text: string): Span[] {
	const chains = [...text.matchAll(CODE)].flatMap((found): Span[] => {
		const { start, parts, hasNumber, hasStreet } = chainStart(text, found.index);
		const end = found.index + found[0].length;
		const place = BEHIND_CODE.exec(text.slice(end, end + 80))?.[0] ?? "";
		// "Licence PL 7742, GF 012286": a code of a place has the place beside it.
		const hasPlace = place !== "" || /\p{Ll}{2}[,. ]{1,2}$/u.test(text.slice(Math.max(0, found.index - 6), found.index)) || /[A-Z]/.test(found[0]);
		return hasPlace && hasNumber && parts > 0 && (hasStreet || parts > 1) ? [{ start, end: end + place.length }] : [];
	});
	return [...chains, ...turkish(text)];
}
