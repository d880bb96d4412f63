import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfGoods } from "./number-value";

/**
 * Letters and figures in two or three groups, as plates of cars are written around the world: "ABC-417 KJ", "LSD 882 GZ", "ND 700-313", "NF-WL 408",
 * "V-804-KX", "Х 418 ОР 10", "35 BKC 4471", "浙A·7D519".
 */
const PLATES: readonly RegExp[] = [
	/(?<![\p{L}\p{N}./-]|\d,)\p{Lu}{1,3}[ -]?\d{2,4}[ -]?\p{Lu}{1,3}(?:[ -]\d{2,3})?(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\p{Lu}{1,3}[ -]\p{Lu}{1,2}[ -]\d{1,4}[EH]?(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-])\p{Lu}{1,3}[ -]\d{3}[ -]\d{3}(?:[ -]\p{Lu}{2})?(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\d{1,4}[ -]\p{Lu}{1,3}[ -]\d{2,4}(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\p{Lu}{2} ?\d{2} ?\p{Lu}{1,3} ?\d{3,4}(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\p{Lu}{2,3}[ -]\d{3,5}(?![\p{L}\p{N}/.,-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\p{Lu}{2,3}-\d{3,5}(?![\p{L}\p{N}/-]|[.,]\d)/gu,
	// "BKTX·55", "KTX-551".
	/(?<![\p{L}\p{N}./-])\p{Lu}{2,4}[·•]\d{2}(?:[·•]?\d{1,2})?(?![\p{L}\p{N}/-])/gu,
	// "4471 KZX", "OSK4E71", "4B7 7190".
	/(?<![\p{L}\p{N}./-]|\d,)\d{4} [BCDFGHJ-NPR-TV-Z]{3}(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\p{Lu}{3}\d\p{Lu}\d{2}(?![\p{L}\p{N}/-])/gu,
	/(?<![\p{L}\p{N}./-]|\d,)\d\p{Lu}{1,2}\d ?\d{4}(?![\p{L}\p{N}/-])/gu,
	/(?<=(?:لوحة|اللوحة|السيارة|ทะเบียนรถ|ทะเบียน)[ :]{1,3})[\p{sc=Arabic}\p{sc=Thai}]{1,2}(?: [\p{sc=Arabic}\p{sc=Thai}]){0,2} ?\d{1,4}(?: [\p{sc=Thai}\p{M}]{3,14})?/gu,
	/[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·. ]?[A-Z0-9]{5,6}(?![A-Z0-9])/gu,
	/[\p{sc=Han}]{2,4} ?\d{2,3} ?\p{sc=Hiragana} ?\d{2}-\d{2}(?!\d)/gu,
	/(?<!\d)\d{2,3}[가-힣] ?\d{4}(?!\d)/gu,
];
const LEAST_SIGNS = 5;
const MOST_LOUD = 40;
/** Norms, moneys, units and parts of the day look alike. */
const NO_PLATE =
	/^(?:ISO|DIN|EN|EU|PDF|RFC|IEC|IEEE|USB|HTTP|EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|TRY|INR|NGN|ZAR|AUD|CAD|JPY|MXN|ARS|BRL|COP|KES|GHS|RS|KR|KM|KG|CM|MM|ML|MG|(?:GB|MB|TB)(?! \d{3} \p{Lu})|AM|PM|NO|NR|ART|TEL|FAX|BOX|VAT|AND|OR|PAGE|RAL|CET|GMT|UTC|Q|A|B|BNS|IPC|GST|IVA|BTW|USt|SGB|BGB|HGB|DM|TL|FT|LE|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![\p{L}])/u;
const REACH = 26;

/** "Order SO-88213", "invoice no. A7K9M2": what is called after goods or papers is nobody's. */
function isCalledGoods(text: string, start: number): boolean {
	const nouns = text
		.slice(Math.max(0, start - REACH), start)
		.toLowerCase()
		.split(/[^\p{L}]+/u)
		.filter((noun) => noun.length > 1);
	return nouns.slice(-2).some(isOfGoods);
}

const STREET_BEHIND = /^,? ?(?:[A-Z][a-z]|street|road)/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** "L-JP 2002": letters of a town and two more. */
const OF_TOWN = /^\p{Lu}{1,3}-\p{Lu}{1,2} \d{4}[EH]?$/u;
const CODE_BEHIND_TOWN = /\p{L}{3},? $/u;
const UK_CODE = /^\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}$/u;

/** What has the shape of a car's plate; it is offered, since goods have such signs, too. */
export function offeredPlates(text: string, line: number): Match[] {
	// Among capitals alone every word beside a number looks so.
	if (text.length > MOST_LOUD && !/\p{Ll}{2}|\p{Lo}/u.test(text)) return [];
	return PLATES.flatMap((pattern) =>
		[...text.matchAll(pattern)].flatMap((found): Match[] => {
			const plate = found[0];
			const end = found.index + plate.length;
			const isOther =
				NO_PLATE.test(plate) ||
				(YEAR.test(plate) && !OF_TOWN.test(plate)) ||
				UK_CODE.test(plate) ||
				(plate.replace(/[^\p{L}\p{N}]/gu, "").length < LEAST_SIGNS && !/[\p{sc=Arabic}\p{sc=Thai}]/u.test(plate));
			const isOfPlace = /^\p{Lu}{2} \d{5}$/u.test(plate) || (CODE_BEHIND_TOWN.test(text.slice(0, found.index)) && STREET_BEHIND.test(text.slice(end)));
			return isOther || isOfPlace || isCalledGoods(text, found.index) ? [] : [{ kind: "document_number", line, start: found.index, end, confidence: OFFERED }];
		}),
	);
}

/** One word of capitals and figures mixed through each other: "X4RTBPFW4", "23FV55180". */
const MIXED = /(?<![\p{L}\p{N}.@/_-])(?=[A-Z0-9]{0,11}\d)(?=\d{0,11}[A-Z])[A-Z0-9]{8,12}(?![\p{L}\p{N}@_-])/gu;
const LEAST_CHANGES = 3;

/** How often letters and figures take turns: in names of goods they do so once. */
function changesIn(code: string): number {
	return [...code].filter((sign, at) => at > 0 && /\d/.test(sign) !== /\d/.test(code.charAt(at - 1))).length;
}

export function offeredCodes(text: string, line: number): Match[] {
	return [...text.matchAll(MIXED)].flatMap((found): Match[] =>
		changesIn(found[0]) >= LEAST_CHANGES && !isCalledGoods(text, found.index)
			? [{ kind: "document_number", line, start: found.index, end: found.index + found[0].length, confidence: OFFERED }]
			: [],
	);
}
