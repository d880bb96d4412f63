import { isPiece, isSmall, namesStreet, type PartKind, partKind } from "@/lib/tools/documents/redacting/finding/addresses/address-parts";
import type { Span } from "@/lib/tools/documents/redacting/finding/addresses/find-streets";
import { withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";

interface Part extends Span {
	readonly kind: PartKind;
	readonly text: string;
}

const WEIGHTS: Readonly<Record<PartKind, number>> = { numbered: 2, code: 2, street: 1, dwelling: 1, house: 1, place: 0.5, other: 0 };
const LEAST_WEIGHT = 2.5;
/** Without a street, a code or a flat, a number and a place are an address perhaps. */
const SURE_WEIGHT = 3;
const MOST_PART = 60;
const MOST_PARTS = 8;
const LONG_CODE = /(?:^| )(?:\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[AC-FHKNPRTV-Y]\d[\dW] ?[A-Z\d]{4})(?: |$)/;
const FEW_LETTERS = 3;
const MOST_TAIL = 6;

/** "of", "at": it belongs to the sentence. */
const LEADING_SMALL = /^\p{Ll}{1,4} /u;

function partOf(text: string, start: number, end: number): Part {
	const given = text.slice(start, end);
	const own = given.trim();
	const small = LEADING_SMALL.exec(own)?.[0] ?? "";
	const bare = withoutEnd(own.slice(isSmall(small.trim()) ? small.length : 0), ".:;!?");
	const from = start + given.indexOf(bare);
	return { start: from, end: from + bare.length, kind: bare.length > MOST_PART ? "other" : partKind(bare), text: bare };
}

/** Of the words before a comma those at its end that may begin an address: "of 17 Bode Thomas Street". */
function tailOf(text: string, start: number, end: number): Part | null {
	const tokens = [...text.slice(Math.max(start, end - MOST_PART), end).matchAll(/\S+/g)];
	const offset = Math.max(start, end - MOST_PART);
	let best: Part | null = null;
	for (let at = tokens.length - 1; at >= Math.max(0, tokens.length - MOST_TAIL); at--) {
		const token = tokens[at];
		if (!token || !isPiece(token[0]) || (/[:;]$/.test(token[0]) && !/^n[or]\.?:$/i.test(token[0]))) break;
		if (isSmall(token[0]) && /^\p{Ll}/u.test(token[0])) continue;
		const part = partOf(text, offset + token.index, end);
		if (WEIGHTS[part.kind] > WEIGHTS[best?.kind ?? "other"] || (part.kind === best?.kind && part.kind !== "place")) best = part;
	}
	return best;
}

/** Of the words behind a comma those that end an address: "Lagos (the Lender)", "8861 AN Harlingen. Ze zijn". */
function headOf(text: string, start: number, end: number): Part | null {
	const tokens = [...text.slice(start, Math.min(end, start + MOST_PART)).matchAll(/\S+/g)];
	let count = 0;
	while (count < Math.min(tokens.length, MOST_TAIL) && isPiece(tokens[count]?.[0] ?? "") && !/^[(]/.test(tokens[count]?.[0] ?? "")) {
		count += 1;
		if (/[.;:)!?]$/.test(tokens[count - 1]?.[0] ?? "") && !/^\p{L}{1,3}\.$/u.test(tokens[count - 1]?.[0] ?? "")) break;
	}
	while (count > 0 && isSmall(tokens[count - 1]?.[0] ?? "")) count -= 1;
	const [last, next] = [tokens[count - 1], tokens[count]];
	if (!last) return null;
	const isEnded = next === undefined || /[.;:)!?]$/.test(last[0]) || next[0].startsWith("(") || next[0].length <= FEW_LETTERS || /^[-|·–—]/.test(next[0]);
	const stop = start + last.index + withoutEnd(last[0], '.;:)!?"”').length;
	const part = partOf(text, start, stop);
	return isEnded || part.kind === "code" ? part : null;
}

/** Pieces of a line between commas. */
function cutsOf(text: string): Span[] {
	const cuts: Span[] = [];
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const isDash = text.charAt(at) === "-" && text.charAt(at - 1) === " " && text.charAt(at + 1) === " ";
		const isCut =
			(isDash || /[,;\t|()[\]"]/.test(text.charAt(at))) && !(text.charAt(at) === "," && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)));
		if (at < text.length && !isCut) continue;
		cuts.push({ start, end: at });
		start = at + 1;
	}
	return cuts;
}

const isJoined = (text: string, left: Span) => /^(?:,\s|- )/.test(text.slice(left.end, left.end + 2));

interface Chain extends Span {
	readonly confidence: number;
}

function chainFrom(text: string, cuts: readonly Span[], from: number): { chain: Chain | null; next: number } {
	const first = cuts[from];
	if (!first) return { chain: null, next: from + 1 };
	const opener = partOf(text, first.start, first.end);
	const parts: Part[] = [];
	let beforeDash = 0;
	const opens = opener.kind === "other" || opener.kind === "place" ? tailOf(text, first.start, first.end) : opener;
	if (!opens || opens.kind === "other") return { chain: null, next: from + 1 };
	parts.push(opens);
	let at = from;
	while (parts.length < MOST_PARTS) {
		const [left, own] = [cuts[at], cuts[at + 1]];
		if (!left || !own || !isJoined(text, left)) break;
		const whole = partOf(text, own.start, own.end);
		const part = whole.kind === "other" ? headOf(text, own.start, own.end) : whole;
		if (!part || part.kind === "other") break;
		if (text.charAt(left.end) === "-" && beforeDash === 0) beforeDash = parts.length;
		parts.push(part);
		at += 1;
		if (part !== whole) break;
	}
	// A dash parts an address only where a code says that it goes on.
	const isCoded = beforeDash === 0 || parts.slice(beforeDash).some(({ kind }) => kind === "code");
	return { chain: weighed(isCoded ? parts : parts.slice(0, beforeDash)), next: Math.max(from + 1, at) };
}

function weighed(parts: readonly Part[]): Chain | null {
	const [first, last] = [parts[0], parts.at(-1)];
	if (!first || !last || parts.length < 2) return null;
	const has = (...kinds: PartKind[]) => parts.some(({ kind }) => kinds.includes(kind));
	const weight = parts.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
	const isNamed = parts.some(({ text, kind }) => (kind === "numbered" || kind === "street") && namesStreet(text));
	const isHome = has("house") && has("street");
	// "Ramipril 5, Ticagrelor 90": numbers of something else.
	if (!isNamed && !has("code") && parts.filter(({ kind }) => kind === "numbered").length > 1) return null;
	// "Batista Campos, Belém/PA, 66033-720": two places and a code that is one for sure.
	const isPlaces = parts.length > 2 && last.kind === "code" && LONG_CODE.test(last.text);
	// "Erf 3312, Katutura, Windhoek"
	const isPlot = first.kind === "dwelling" && /\d/.test(first.text) && parts.length > 2 && parts.slice(1).every(({ kind }) => kind === "place");
	if (isPlot) return { start: first.start, end: last.end, confidence: OFFERED };
	if (first.kind === "place" && !isPlaces) return null;
	if (!isHome && !isPlaces && (weight < LEAST_WEIGHT || !has("numbered", "street", "house"))) return null;
	const isSure = (weight >= SURE_WEIGHT && has("code")) || (isNamed && has("numbered")) || (isHome && weight > 2);
	return { start: first.start, end: last.end, confidence: isSure ? 0.75 : OFFERED };
}

/** Addresses as commas part them, whatever their street is called: "4410 Cottonwood Bend, Norman, OK 73072", "Block 4, Flat 6, LSDPC Estate, Ogba, Lagos". */
export function commaAddresses(text: string): Chain[] {
	if (!/,\s| - /.test(text) || !(/\d/.test(text) || namesStreet(text.replaceAll(",", " ")))) return [];
	const cuts = cutsOf(text);
	const found: Chain[] = [];
	for (let at = 0; at < cuts.length; ) {
		const { chain, next } = chainFrom(text, cuts, at);
		if (chain) found.push(chain);
		at = chain ? next : at + 1;
	}
	return found;
}

/** "Blk 88 Bedok North Ave 4 #12-304 S(460088)". */
const BLOCK =
	/(?<!\p{L})(?:Blk|Block|BLK) ?\d{1,4}[A-Z]? \p{Lu}[\p{L}'’]{1,20}(?: [\p{Lu}\d][\p{L}\d'’]{0,20}){0,4}(?:,? ?#\d{1,3}-\d{1,5})?(?:,? (?:S ?\(?\d{6}\)?|Singapore \d{6}))?/gu;

export const blockAddresses = (text: string): Span[] => [...text.matchAll(BLOCK)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
