import { type FinderLine, isLetterOrFigure, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { digitsOf, isLuhn, isMod97 } from "./check-digits";

/** Lengths of account numbers by country, as the registry of ISO 13616 has them. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
	"AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TN24 TR26 UA29 VA22 VG24 XK20"
		.split(" ")
		.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const MOST_SPREAD = 60;

/** Signs from a place on, blanks and hyphens left out, until there are so many; null where another sign comes first. */
function gather(text: string, from: number, count: number): { signs: string; end: number } | null {
	let signs = "";
	for (let at = from; at < text.length && at - from < MOST_SPREAD; at++) {
		const sign = text.charAt(at);
		if (/[A-Za-z0-9]/.test(sign)) signs += sign.toUpperCase();
		else if (!/[ .-]/.test(sign)) return null;
		if (signs.length === count) return { signs, end: at + 1 };
	}
	return null;
}

/** International account numbers whose check figures are right. */
export function findIbans(lines: readonly FinderLine[]): Match[] {
	const matches: Match[] = [];
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		for (const found of text.matchAll(/[A-Za-z]{2} ?\d{2}/g)) {
			const length = IBAN_LENGTHS[found[0].slice(0, 2).toUpperCase()];
			if (length === undefined || isLetterOrFigure(text[found.index - 1])) continue;
			const gathered = gather(text, found.index, length);
			if (gathered === null || isLetterOrFigure(text[gathered.end]) || !isMod97(gathered.signs)) continue;
			matches.push({ kind: "bank_account", line, start: found.index, end: gathered.end, confidence: 0.99 });
		}
	}
	return matches;
}

/** Whether an issuer gives out cards of this beginning and length (ISO/IEC 7812, as the networks publish their ranges). */
function isCardRange(number: string): boolean {
	const { length } = number;
	const two = Number(number.slice(0, 2));
	const four = Number(number.slice(0, 4));
	if (number.startsWith("4")) return length === 13 || length === 16 || length === 19;
	if (two === 34 || two === 37) return length === 15;
	if ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720)) return length === 16;
	if (four === 6011 || two === 65 || (four >= 6440 && four <= 6499)) return length >= 16;
	if (four >= 3528 && four <= 3589) return length >= 16;
	if ((four >= 3000 && four <= 3059) || two === 36 || two === 38 || two === 39) return length === 14;
	if (two === 62 || two === 81) return length >= 16;
	return (two === 50 || (two >= 56 && two <= 69)) && length >= 16;
}

/** Numbers of payment cards: of an issuer's range, with the right check figure. */
export function findCards(lines: readonly FinderLine[]): Match[] {
	const matches: Match[] = [];
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		for (const found of text.matchAll(/\d[\d -]{11,30}\d/g)) {
			if (isLetterOrFigure(text[found.index - 1])) continue;
			const end = found.index + found[0].length;
			const digits = digitsOf(found[0]);
			const parts = found[0].split(/[ -]+/);
			// What follows a card, such as its year of expiry, may stand close to it.
			const length = [digits.length, 16, 15, 14].find(
				(count) =>
					count >= 13 &&
					count <= 19 &&
					isWholeParts(parts, count) &&
					isLuhn(digits.slice(0, count)) &&
					isCardRange(digits.slice(0, count).join("")) &&
					new Set(digits.slice(0, count)).size > 1,
			);
			if (length === undefined || (length === digits.length && isLetterOrFigure(text[end]))) continue;
			matches.push({ kind: "card", line, start: found.index, end: length === digits.length ? end : endOfDigits(text, found.index, length), confidence: 0.97 });
		}
	}
	return matches;
}

function isWholeParts(parts: readonly string[], count: number): boolean {
	let sum = 0;
	for (const part of parts) {
		sum += part.length;
		if (sum === count) return true;
	}
	return false;
}

function endOfDigits(text: string, start: number, count: number): number {
	let left = count;
	for (let at = start; at < text.length; at++) {
		if (/\d/.test(text.charAt(at))) left -= 1;
		if (left === 0) return at + 1;
	}
	return text.length;
}
