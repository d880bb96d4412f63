import { acrossLines } from "@/lib/tools/documents/redacting/finding/across-lines";
import { type FinderLine, isLetterOrFigure, type Match, plainLine, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { addressChains } from "./address-chains";
import { isWithinAddress, withHead } from "./address-edges";
import { type Found, linesAbout, linesAboveCodes, linesBesideCodes } from "./address-lines";
import { addressRuns } from "./address-runs";
import { withTail } from "./address-tails";
import { ADDRESS_LABELS, NO_PLACES, PIECE, US_STATES } from "./address-words";
import { type Span, streetsIn } from "./find-streets";
import { asianAddressesIn } from "./kinds/asian-addresses";
import { blockAddresses, commaAddresses } from "./kinds/comma-addresses";
import { cyrillicAddresses } from "./kinds/cyrillic-addresses";
import { markedAddresses } from "./kinds/marked-addresses";
import { uncasedAddresses } from "./kinds/uncased-addresses";
import { localStreets } from "./local-streets";
import { repeatedStreets } from "./repeated-streets";
import { smallStreets } from "./small-streets";
import { labelledTowns, numberedHomes, townsBehind, turkishPlaces } from "./told-places";

const LABELS = new Labels(ADDRESS_LABELS);
const PLACE_WORD = String.raw`\p{Lu}[\p{L}'’.]{1,24}(?:[ -]\p{L}[\p{L}'’.]{1,24}){0,3}`;
/** A code and a place, as the states of this world write them. The first group, where there is one, is what must be looked at. */
const BEFORE_PLACE: readonly RegExp[] = [
	new RegExp(String.raw`\b(?:D|DE|A|AT|CH|F|FR|I|IT|E|ES|B|BE|L|LU|NL|DK|SE|S|PL|CZ|FI)[- ]\d{4,5} ${PLACE_WORD}`, "gu"),
	new RegExp(String.raw`\b\d{5} ${PLACE_WORD}`, "gu"),
	new RegExp(String.raw`\b\d{2}-\d{3} ${PLACE_WORD}`, "gu"),
	new RegExp(String.raw`\b\d{4}-\d{3} ${PLACE_WORD}`, "gu"),
	new RegExp(String.raw`\b\d{3} ?\d{2} ${PLACE_WORD}`, "gu"),
	new RegExp(String.raw`\b\d{4} ?[A-Z]{2} ${PLACE_WORD}`, "gu"),
	new RegExp(String.raw`\b\d{4} ${PLACE_WORD}`, "gu"),
];
const AMERICAN = /\b([A-Z]{2,3})\.?,? {1,2}(?:\d{5}(?:-\d{4})?|(?<=(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) )\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/g;
/** "Laval (Québec) H7S 2B4", "Jalgaon 425 001 (Mah.)": what stands behind the place. */
const BRACKETED =
	/\((?:Québec|Quebec|Ontario|Alberta|Manitoba|Saskatchewan|[A-Z]{2})\),? {1,2}[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\p{N}])|(?<!\d)\d{3} ?\d{3} \(\p{Lu}\p{L}{1,12}\.?\)/gu;
const PLACE_BEFORE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{2,24},? $/u;

function bracketed(text: string): Found[] {
	return [...text.matchAll(BRACKETED)].flatMap((one): Found[] => {
		const place = PLACE_BEFORE.exec(text.slice(Math.max(0, one.index - 28), one.index))?.[0];
		return place ? [{ start: one.index - place.length, end: one.index + one[0].length, confidence: 0.85 }] : [];
	});
}

/** "(Николаева, 22-7)": a street without its word, a house and a flat, in brackets or behind "на". */
const BARE_CYRILLIC = /(?<=\(|(?:на|по|с) )\p{Lu}[\p{sc=Cyrillic}-]{4,24},? \d{1,3}[-/]\d{1,4}(?![\p{L}\p{N}-])/gu;
const OF_STREET = /(?:а|ой|ая),? \d/u;
const BRITISH = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}\b/g;
/** A code of Ireland has a place or a county before it. */
const IRISH = /(?<=\p{L}{3},? {1,2})(?:[AC-FHKNPRTV-Y]\d\d|D6W) [AC-FHKNPRTV-Y\d]{4}(?![\p{L}\p{N}])/gu;
const BEHIND_PLACE = /\b(?:\d{5}-\d{3}|\d{6}|\d{3} \d{3})\b/g;
const MOST_LABELLED = 140;
/** Only beside a street is a code of four figures, or of three and two, one of a place. */
const NEEDS_STREET = new Set([4, 6]);

function placesIn(text: string, hasStreet: boolean): Found[] {
	if (!/\d/.test(text)) return [];
	const found: Found[] = [];
	const isOwn = (start: number, end: number) => !isLetterOrFigure(text[start - 1]) && !isLetterOrFigure(text[end]) && !/[€$£#.,]/.test(text.charAt(start - 1));
	for (const [at, pattern] of BEFORE_PLACE.entries()) {
		if (NEEDS_STREET.has(at) && !hasStreet) continue;
		for (const one of text.matchAll(pattern)) {
			const words = one[0].split(" ");
			const place = words.find((word) => /^\p{Lu}/u.test(word) && !/^[A-Z]{1,2}-?\d|^[A-Z]{1,2}$/.test(word)) ?? "";
			if (NO_PLACES.has(foldLine(place).replace(/[^a-z]/g, "")) || !isOwn(one.index, one.index + one[0].length)) continue;
			const isYear = at === 6 && /^(?:19[5-9]|20[0-4])\d/.test(one[0]) && !/[,\d] ?$/.test(text.slice(0, one.index)) && text.trim() !== one[0];
			if (isYear) continue;
			const isAlone = text.trim().length - one[0].length < 24 || one.index === 0;
			const isPlain = at === 1 && !hasStreet && !isAlone && !/[,;:] ?$/.test(text.slice(0, one.index));
			if (!isPlain) found.push({ start: one.index, end: one.index + placeLength(one[0]), confidence: hasStreet || at !== 1 ? 0.9 : 0.7 });
		}
	}
	const withPlace = (start: number, end: number, confidence: number) => found.push({ start: placeStart(text, start), end, confidence });
	for (const one of text.matchAll(AMERICAN)) if (US_STATES.has(one[1] ?? "")) withPlace(one.index, one.index + one[0].length, 0.9);
	for (const one of text.matchAll(IRISH)) withPlace(one.index, one.index + one[0].length, 0.8);
	for (const one of text.matchAll(BRITISH)) withPlace(one.index, one.index + one[0].length, 0.85);
	for (const one of hasStreet ? text.matchAll(BEHIND_PLACE) : []) {
		const start = placeStart(text, one.index);
		if (start < one.index) found.push({ start, end: one.index + one[0].length, confidence: 0.85 });
	}
	return found;
}

const MOST_PLACE_WORDS = 3;

/** Where the name of a place before its code begins: up to three words with capitals. */
function placeStart(text: string, code: number): number {
	const words = wordsOf(text.slice(Math.max(0, code - 80), code)).map(({ start, end }) => ({
		start: start + Math.max(0, code - 80),
		end: end + Math.max(0, code - 80),
	}));
	let start = code;
	for (const word of words.toReversed().slice(0, MOST_PLACE_WORDS)) {
		const between = text.slice(word.end, start);
		if (!/^(?:,? |-| - |\.,? )$/.test(between) || !/^\p{Lu}/u.test(text.slice(word.start, word.end)) || /\d/.test(text.slice(word.start, word.end))) break;
		// A comma parts the place from what stands before it.
		if (between.startsWith(",") && start !== code) break;
		start = word.start;
	}
	return start;
}

/** Of "10115 Berlin am" the last small word belongs to the sentence. */
function placeLength(text: string): number {
	const words = text.split(" ");
	while (words.length > 2 && /^\p{Ll}/u.test(words.at(-1) ?? "")) words.pop();
	return words.join(" ").length;
}

/** Nothing but signs, or up to three more names of places, between two parts of an address. */
const BETWEEN = new RegExp(`^(?:[ ,·|/-]{1,4}|, ?(?:${PIECE}, ?){1,3})$`, "u");
/** What of a home stands before its street: "Flat 3, ", "The Old Mill, ". */
const BEFORE_STREET =
	/(?:^|[\t:;,] ?)((?:flat|apt|apartment|unit|suite|room|floor|studio|plot|wohnung|app\.?|appt\.?|appartement|piso|bloque|interno|scala|block|tower|c\/o)\.? ?[a-z]{0,2}\d{0,4}[a-z]?, ?)$/i;
const HOUSE_NAME =
	/(?:^|[\t:;] ?)((?:The )?(?:\p{Lu}[\p{L}'’]{1,20} ){0,2}(?:House|Cottage|Mill|Lodge|Farm|Barn|Villa|Court|Hall|Haus|Hof|Edificio|Résidence|Residence), )$/u;

/** The part of an address before its street, where one stands there. */
function withDwelling(span: Found, text: string): Found {
	const before = text.slice(Math.max(0, span.start - 60), span.start);
	const own = BEFORE_STREET.exec(before) ?? HOUSE_NAME.exec(before);
	return own?.[1] ? { ...span, start: span.start - own[1].length } : span;
}

function joined(spans: readonly Found[], text: string): Found[] {
	const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
	const result: Found[] = [];
	for (const span of sorted) {
		const last = result.at(-1);
		if (last && (span.start <= last.end || BETWEEN.test(text.slice(last.end, span.start)) || isWithinAddress(text.slice(last.end, span.start))))
			result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end), confidence: Math.max(last.confidence, span.confidence) };
		else result.push(span);
	}
	return result;
}

const STOPS = [/ {3}/, /[;|\t]/, / (?:and|und|y|et|e) (?:is|was|will|ist|wird)/, /\. \p{Lu}/u];

/** Where an address behind its label ends: at the line's end or where the next label begins. */
function labelledEnd(text: string, from: number): number {
	const rest = text.slice(from, from + MOST_LABELLED);
	const stops = STOPS.map((pattern) => rest.search(pattern)).filter((at) => at !== -1);
	const label = /\p{L}: /u.exec(rest);
	if (label) stops.push(rest.lastIndexOf(" ", label.index) + 1);
	return from + (stops.length === 0 ? rest.trimEnd().length : Math.min(...stops));
}

function labelled(text: string): Found[] {
	const folded = foldLine(text);
	return LABELS.ends(folded).flatMap(({ end }): Found[] => {
		const filler = /^(?:\t|[ :.-]{1,4}(?:is |ist |es |at |in )?)/.exec(folded.slice(end, end + 8))?.[0] ?? "";
		const start = end + filler.length;
		const stop = labelledEnd(text, start);
		const value = text.slice(start, stop);
		const isForm = (filler.includes(":") || filler === "\t") && value.length > 5;
		return isForm && /\p{L}/u.test(value) && !value.includes("@") && !/^(?:https?:|www\.)/.test(value) && (/\d/.test(value) || value.includes(","))
			? [{ start, end: stop, confidence: 0.9 }]
			: [];
	});
}

/** A short line that ends in a number: above a code and a place it is a street, whatever its name. */
const LINE_WITH_HOUSE = /^\p{Lu}[\p{L}.'’ -]{2,38} \d{1,4} ?[a-z]?$/u;
const CODE_LINE = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}/u;
const BEFORE_CODE = /(?:^|, )(\p{Lu}[\p{L}.'’-]{2,24}(?: [\p{L}.'’-]{2,24}){0,3} \d{1,4} ?[a-z]?),? \d{5} \p{Lu}/gu;

function beforeCodes(text: string, next: string | undefined): Span[] {
	const line = text.trim();
	if (next !== undefined && LINE_WITH_HOUSE.test(line) && CODE_LINE.test(next.trim()))
		return [{ start: text.indexOf(line), end: text.indexOf(line) + line.length }];
	return [...text.matchAll(BEFORE_CODE)].map((one) => {
		const start = one.index + one[0].indexOf(one[1] ?? "");
		return { start, end: start + (one[1] ?? "").length };
	});
}

function withinLines(lines: readonly FinderLine[]): Match[] {
	const texts = lines.map(({ text }) => plainLine(text));
	const streets = texts.map((text, line) => [...streetsIn(text), ...beforeCodes(text, texts[line + 1])]);
	const local = texts.map((text) => localStreets(text));
	const found = texts.map((text, line) => {
		const own = streets[line] ?? [];
		const isNear =
			own.length > 0 ||
			(local[line]?.length ?? 0) > 0 ||
			[-2, -1, 1].some((step) => (streets[line + step]?.length ?? 0) > 0 && lines[line + step]?.page === lines[line]?.page);
		const asian = asianAddressesIn(text).map((span): Found => ({ ...span, confidence: 0.9 }));
		const all = [
			...own.map((span): Found => withDwelling({ ...span, confidence: isNear ? 0.92 : 0.8 }, text)),
			...placesIn(text, isNear),
			...asian,
			...addressChains(text).map((span): Found => ({ ...span, confidence: 0.85 })),
			...blockAddresses(text).map((span): Found => ({ ...span, confidence: 0.85 })),
			...commaAddresses(text),
			...cyrillicAddresses(text).map((span): Found => ({ ...span, confidence: 0.85 })),
			...labelled(text),
			...addressRuns(text),
			...bracketed(text),
			...[...text.matchAll(BARE_CYRILLIC)]
				.filter(([own]) => OF_STREET.test(own))
				.map((one): Found => ({ start: one.index, end: one.index + one[0].length, confidence: OFFERED })),
			...smallStreets(text),
			...(local[line] ?? []),
			...uncasedAddresses(text),
			...markedAddresses(text),
		];
		const folded = foldLine(text);
		return joined(
			all.map((span) => withTail(span, text, folded)),
			text,
		).map((span) => withHead(span, text));
	});
	const single = found.flatMap((spans, line) => spans.map(({ start, end, confidence }): Match => ({ kind: "address", line, start, end, confidence })));
	return [...single, ...linesAbout(texts, found, lines), ...linesAboveCodes(texts, lines), ...linesBesideCodes(texts, lines)];
}

const WHOM = /(?:^|[^\p{L}])(?:(?:\p{Lu}\. ?){1,3}|(\p{L}{2,9})\.? )$/u;

/** "Mrs S. Faumuina, 12 Cemetery Road": who lives there is no part of it. */
function behindWhom(match: Match, lines: readonly FinderLine[]): Match {
	const text = lines[match.line]?.text ?? "";
	const before = WHOM.exec(text.slice(Math.max(0, match.start - 12), match.start));
	const isCalled = before !== null && (before[1] === undefined || (/^\p{Lu}/u.test(before[1]) && isTitle(before[1])));
	const name = isCalled ? /^[\p{L}\p{M}'’ .-]{2,40}, (?=\S)/u.exec(text.slice(match.start, match.end))?.[0] : undefined;
	return name && /\d/.test(text.slice(match.start + name.length, match.end)) ? { ...match, start: match.start + name.length } : match;
}

/** Addresses: streets with houses, codes with places, and what stands behind a label. Parts that stand together are one. */
export function findAddresses(lines: readonly FinderLine[]): Match[] {
	const found = [...withinLines(lines), ...acrossLines(lines, withinLines)].map((one) => behindWhom(one, lines));
	return [
		...found,
		...repeatedStreets(lines, found),
		...townsBehind(found, lines),
		...numberedHomes(found, lines),
		...labelledTowns(lines),
		...turkishPlaces(lines),
	];
}
