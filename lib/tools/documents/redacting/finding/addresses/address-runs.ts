import { withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { Found } from "./address-lines";
import { isSmall, namesStreet, partKind } from "./address-parts";
import { LIVES_AT, type RunWord, runWord } from "./run-words";

interface Token {
	readonly start: number;
	readonly end: number;
	readonly word: RunWord | null;
	readonly isNumber: boolean;
	readonly isCapital: boolean;
	/** Whether it may stand in an address at all. */
	readonly isPiece: boolean;
	readonly isSmall: boolean;
	/** Whether the run ends behind it, and whether only its part does. */
	readonly isStop: boolean;
	readonly isComma: boolean;
}

const LIVES = new Labels(LIVES_AT);
const OPENING = /^["“„«'‘(]+/;
const CLOSING = ",;:.!?)\"”»'’";
const NUMBER = /^(?:n[°ºo]?\.?|№|#|nr\.?|no[.:]?)?\p{Lu}?-?\d|^[IVX]{1,4}[/.-]\d{1,4}$|^o\. ?nr$|^s\/n[ºo°]?$|^snc$/iu;
const HEAD = /^[\p{L}º]{1,12}/u;
const JOINED = /^[./-]\p{L}{1,4}/u;
const BEHIND_WORD = /^(?:$|[.:]{1,2}(?:$|\p{L}{0,3}\d)|\d)/u;
const WORD_IN_NUMBER = /\p{L}{5}/u;
/** Dates, times and years, and the figure before an entry of a list. */
const NO_HOUSE =
	/^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}$|^(?:19|20)\d{2}(?:[./-]\d{1,2}[./-]\d{1,2})?$|^\d{1,2}\.\d{1,2}\.\d{2,4}$|^\d{1,2}:\d{2}|^\d[\d.,]*[.,]\d{2}$|%$/;
const LONGEST = 40;
const ABBREVIATED = 4;
const SHORT = /^\p{L}{1,4}$/u;
const BEGINS_WITH_YEAR = /^(?:19|20)\d\d /;

/** What a token may be called by: "h.no" and "h" of "h.no.", "d" of "d:7". */
function calledBy(folded: string): string[] {
	const head = HEAD.exec(folded)?.[0] ?? "";
	const joined = JOINED.exec(folded.slice(head.length))?.[0] ?? "";
	const isEnded = (word: string) => BEHIND_WORD.test(folded.slice(word.length));
	return head === "" ? [] : [...(joined === "" ? [] : [head + joined]), head].filter(isEnded);
}

/** One word of a line, as an address has it or not. */
function tokenAt(start: number, raw: string, next: string, isApart: boolean): Token {
	const opening = OPENING.exec(raw)?.[0].length ?? 0;
	const core = withoutEnd(raw.slice(opening), CLOSING);
	const closing = raw.slice(opening + core.length);
	const folded = withoutEnd(foldLine(raw.slice(opening)), ',;)!?"”»');
	const called = raw.length > LONGEST ? [] : calledBy(folded.replace(". ", "."));
	const isCapital = /^\p{Lu}|^\p{Ll}{1,2}['’]\p{Lu}/u.test(core) && !isOfCalendar(core);
	const about = {
		isDotted: /[.:]/.test(closing + core),
		isCapital,
		isBeforeFigure: /\d/.test(core) || /^\p{L}?[\d#№]/u.test(next),
		isBeforeName: /^\p{Lu}/u.test(next),
	};
	const isStreet = core.length > ABBREVIATED && called.length > 0 && namesStreet(core) && isCapital;
	const word = called.map((one) => runWord(one, about)).find((one) => one !== null) ?? (isStreet ? "behind" : null);
	const isFigure = core.length <= LONGEST && NUMBER.test(core) && !WORD_IN_NUMBER.test(core);
	const isNumber = isFigure && !NO_HOUSE.test(core) && !/^\d{1,2}\.$/.test(raw);
	const isSentence = closing.startsWith(".") && word === null && !isNumber && core.length > ABBREVIATED && !/^\d/.test(next);
	const isQuoted = /["”»]/.test(closing) && !/["“„«]/.test(raw.slice(0, opening));
	const isDash = core === "" && /^[-–/]$/.test(raw);
	return {
		start: start + opening,
		end: start + opening + core.length + (closing.startsWith(".") && next !== "" && (word !== null || SHORT.test(core)) ? 1 : 0),
		word,
		isNumber,
		isCapital,
		isPiece: isDash || (core !== "" && (word !== null || isFigure || isCapital || isSmall(core)) && !/,\p{L}/u.test(core)),
		isSmall: word === null && !isFigure && !isCapital,
		isStop: isApart || isQuoted || isSentence || /[;!?)]/.test(closing) || next.startsWith("(") || (/:$/.test(closing) && word === null),
		isComma: closing.includes(",") || isDash,
	};
}

const TOKEN = /(?:č\. ?p\.|o\. ?Nr\.),?|[^\s|;]+;?/gu;

function tokensOf(text: string): Token[] {
	const raws = [...text.matchAll(TOKEN)];
	return raws.map((found, at) => {
		const end = found.index + found[0].length;
		return tokenAt(found.index, found[0], raws[at + 1]?.[0] ?? "", /^(?:\t| {2}|\|)/.test(text.slice(end, end + 2)));
	});
}

interface Part {
	readonly tokens: readonly Token[];
	readonly weight: number;
	readonly isCode: boolean;
	readonly isPlace: boolean;
}

const MOST_PLACE = 5;
const LONG_PART = 8;

/** What a part between commas says of an address: words of streets and homes beside names and numbers. */
function partOf(tokens: readonly Token[], text: string): Part {
	const count = (word: RunWord) => tokens.filter((token) => token.word === word).length;
	const hasNumber = tokens.some(({ isNumber }) => isNumber);
	const hasName = tokens.some(({ word, isCapital }) => word === null && isCapital);
	const isLong = tokens.length > LONG_PART;
	const street = count("before") + count("behind") > 0 && (hasName || hasNumber) ? (hasNumber ? 2 : isLong ? 0.5 : 1) : 0;
	const homes = count("home") > 0 && (hasNumber || tokens.length > 1) ? Math.min(2, count("home")) : 0;
	const places = count("place") > 0 && (hasName || hasNumber) ? Math.min(2, count("place")) + (hasNumber ? 0.5 : 0) : 0;
	const numbered = hasNumber && tokens.length <= MOST_PLACE ? 0.5 : 0;
	const own = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
	const kind = isLong ? "other" : partKind(own);
	const isCode = kind === "code" && !BEGINS_WITH_YEAR.test(own);
	const known = isCode ? 1.5 : kind === "house" ? 1 : 0;
	return { tokens, weight: Math.max(known, street + homes + places + numbered), isCode, isPlace: hasName && !hasNumber && tokens.length <= MOST_PLACE };
}

/** "Ulica grada Vukovara": small words between a word of streets and its name. */
function isWithinName(tokens: readonly Token[], at: number): boolean {
	const isOpened = [1, 2].some((step) => tokens[at - step]?.word === "before" && !tokens[at - step]?.isComma);
	return isOpened && [1, 2].some((step) => tokens[at + step]?.isCapital === true);
}

/** Parts of a run of tokens that may all belong to one address. */
function runFrom(tokens: readonly Token[], from: number, text: string): { parts: Part[]; next: number } {
	const parts: Part[] = [];
	let own: Token[] = [];
	let at = from;
	for (; at < tokens.length; at++) {
		const token = tokens[at];
		if (!token || !(token.isPiece || isWithinName(tokens, at))) break;
		own.push(token);
		if (token.isComma || token.isStop) {
			parts.push(partOf(own, text));
			own = [];
		}
		if (token.isStop) {
			at += 1;
			break;
		}
	}
	if (own.length > 0) parts.push(partOf(own, text));
	return { parts, next: Math.max(at, from + 1) };
}

const MOST_BEFORE = 4;
const MOST_BEHIND = 2;

/** Where an address begins in its first part: at a word that streets begin with, or some names before one that they end with. */
function startIn({ tokens }: Part): number {
	const evidence = tokens.findIndex(({ word, isNumber }) => word !== null || isNumber);
	const first = tokens[evidence];
	if (!first) return tokens[0]?.start ?? 0;
	// "Чухломский р-н": the name stands before its word.
	const isBehind = evidence > 0 && evidence === tokens.length - 1;
	const isSettled =
		first.word === "before" || (first.word === "place" && !isBehind) || (first.word === "home" && tokens.slice(evidence + 1).some(({ word }) => word !== null));
	const before = tokens.slice(Math.max(0, evidence - MOST_BEFORE), evidence).find((token) => !token.isSmall);
	return (isSettled ? first : (before ?? first)).start;
}

function addressOf(parts: readonly Part[], isLabelled: boolean): Found | null {
	const first = isLabelled ? 0 : parts.findIndex(({ weight }) => weight > 0);
	const last = parts.findLastIndex(({ weight }) => weight > 0);
	if (first === -1 || (last === -1 && !isLabelled)) return null;
	let end = Math.max(last, first);
	while (end < parts.length - 1 && end - Math.max(last, first) < MOST_BEHIND && parts[end + 1]?.isPlace) end += 1;
	const own = parts.slice(first, end + 1);
	const isNumberBehind = own.some(
		({ tokens: [number] }, at) => number?.isNumber === true && (own[at - 1]?.tokens.some(({ word }) => word === "before") ?? false),
	);
	const weight = own.reduce((sum, part) => sum + part.weight, isNumberBehind ? 0.5 : 0);
	const tokens = own.flatMap((part) => part.tokens);
	const hasNumber = tokens.some(({ isNumber }) => isNumber);
	const kinds = new Set(tokens.flatMap(({ word }) => (word === null ? [] : [word])));
	const isStreet = kinds.has("before") || kinds.has("behind") || kinds.has("place") || own.some(({ isCode }) => isCode);
	const isWhole = (weight >= 2 && isStreet && (hasNumber || own.length > 2)) || (weight >= 3 && own.length > 1);
	const isEnough = isLabelled ? hasNumber || weight >= 1 || own.length > 1 : isWhole;
	const [opener, closer] = [own[0], own.at(-1)?.tokens.findLast((token) => !token.isSmall)];
	if (!isEnough || !opener || !closer || !tokens.some(({ isCapital }) => isCapital)) return null;
	const start = isLabelled ? (tokens[0]?.start ?? 0) : startIn(opener);
	const isSure = hasNumber && (isLabelled || (weight > 3 && own.length > 1));
	return { start, end: closer.end, confidence: isSure ? 0.7 : OFFERED };
}

/** Addresses by the words about their names, in whatever order: "Jr. Tacna 447, Mz. B Lote 7, Puno", "sat Poieni, jud. Vaslui", "r/o Knockraha, Co. Cork". */
export function addressRuns(text: string): Found[] {
	if (!/\p{Lu}/u.test(text)) return [];
	const tokens = tokensOf(text);
	const folded = foldLine(text);
	const words = LIVES.ends(folded);
	const isLabel = ({ start, end }: Token) => words.some((word) => word.start <= start && end <= word.end);
	const labels = words.flatMap(({ end }) => {
		const gap = /^(?: ?:|,| via)? (?:is |ist |in |te |at |en |w )?["“„«]?/.exec(folded.slice(end, end + 12))?.[0].length ?? 0;
		return gap > 0 ? [end + gap] : [];
	});
	const labelled = new Set(labels);
	const found: Found[] = [];
	for (let at = 0; at < tokens.length; ) {
		const token = tokens[at];
		// "Bytem Hrabětice 44": the label has a capital where it begins a sentence.
		if (!token?.isPiece || token.isSmall || (isLabel(token) && !labelled.has(token.start))) {
			at += 1;
			continue;
		}
		const { parts, next } = runFrom(tokens, at, text);
		const isLabelled = labelled.has(token.start);
		const address = addressOf(parts, isLabelled);
		if (address) found.push(address);
		at = next;
	}
	return found;
}
