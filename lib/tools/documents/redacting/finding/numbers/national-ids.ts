import { digitsOf, isDay, isLuhn, isMod1110, isVerhoeff, remainder, weighted } from "./check-digits";

/** One country's number: how it is written, and whether its check is right. */
export interface NationalId {
	readonly name: string;
	readonly pattern: RegExp;
	readonly isRight: (signs: string) => boolean;
	readonly confidence: number;
	/** Too many other numbers look like it: one of these words must stand before it. */
	readonly label?: string;
}

const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
const two = (text: string, at: number) => Number(text.slice(at, at + 2));
const SPANISH = "TRWAGMYFPDXBNJZSQVHLCKE";
const ITALIAN_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function isSpanish(signs: string): boolean {
	const text = letters(signs);
	const digits = text.slice(0, -1).replace(/^[XYZ]/, (sign) => String("XYZ".indexOf(sign)));
	return text.at(-1) === SPANISH[Number(digits) % 23];
}

function isCodiceFiscale(signs: string): boolean {
	const text = letters(signs);
	const sum = [...text.slice(0, 15)].reduce((all, sign, at) => {
		const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
		return all + (at % 2 === 0 ? (ITALIAN_ODD[value] ?? 0) : value);
	}, 0);
	return text.charCodeAt(15) - 65 === sum % 26;
}

function isGermanTaxId(signs: string): boolean {
	const digits = digitsOf(signs);
	const first = digits.slice(0, 10);
	const most = Math.max(...[...new Set(first)].map((digit) => first.filter((other) => other === digit).length));
	return digits[0] !== 0 && (most === 2 || most === 3) && isMod1110(digits);
}

function isGermanInsurance(signs: string): boolean {
	const text = letters(signs);
	const letter = String(text.charCodeAt(8) - 64).padStart(2, "0");
	const digits = digitsOf(text.slice(0, 8) + letter + text.slice(9, 11));
	const sum = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1].reduce((all, weight, at) => {
		const product = weight * (digits[at] ?? 0);
		return all + Math.floor(product / 10) + (product % 10);
	}, 0);
	return sum % 10 === Number(text[11]) && isDay(0, two(text, 4), Math.max(1, two(text, 2) % 50));
}

function isNir(signs: string): boolean {
	const text = letters(signs);
	const number = text.slice(0, 13).replace("2A", "19").replace("2B", "18");
	return Number(text.slice(13)) === 97 - remainder(number, 97);
}

function isCpf(signs: string): boolean {
	const digits = digitsOf(signs);
	const check = (count: number) => {
		const rest = digits.slice(0, count).reduce((sum, digit, at) => sum + digit * (count + 1 - at), 0) % 11;
		return rest < 2 ? 0 : 11 - rest;
	};
	return new Set(digits).size > 1 && check(9) === digits[9] && check(10) === digits[10];
}

function isCnpj(signs: string): boolean {
	const digits = digitsOf(signs);
	const check = (weights: readonly number[]) => {
		const rest = weighted(digits, weights) % 11;
		return rest < 2 ? 0 : 11 - rest;
	};
	return check([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[12] && check([6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[13];
}

function isBelgian(signs: string): boolean {
	const digits = digitsOf(signs).join("");
	const check = Number(digits.slice(9));
	return [digits.slice(0, 9), `2${digits.slice(0, 9)}`].some((number) => 97 - remainder(number, 97) === check) && two(digits, 2) <= 12;
}

function isChinese(signs: string): boolean {
	const text = letters(signs);
	const sum = weighted(digitsOf(text.slice(0, 17)), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
	return text[17] === "10X98765432"[sum % 11] && isDay(0, two(text, 10), two(text, 12));
}

function isTurkish(signs: string): boolean {
	const digits = digitsOf(signs);
	const sum = (from: number) => [0, 2, 4, 6, 8].reduce((all, at) => all + (from + at < 9 ? (digits[from + at] ?? 0) : 0), 0);
	const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
	return digits[0] !== 0 && tenth === digits[9] && digits.slice(0, 10).reduce((all, digit) => all + digit, 0) % 10 === digits[10];
}

function isNorwegian(signs: string): boolean {
	const digits = digitsOf(signs);
	return (
		weighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
		weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 &&
		two(digits.join(""), 2) <= 12
	);
}

function isDanish(signs: string): boolean {
	const text = letters(signs);
	return isDay(0, two(text, 2), two(text, 0));
}

function isFinnish(signs: string): boolean {
	const text = signs.toUpperCase();
	return text.at(-1) === "0123456789ABCDEFHJKLMNPRSTUVWXY"[Number(text.slice(0, 6) + text.slice(7, 10)) % 31];
}

function isSingaporean(signs: string): boolean {
	const text = letters(signs);
	const raised = weighted(digitsOf(text), [2, 7, 6, 5, 4, 3, 2]) + (/[TG]/.test(text) ? 4 : 0);
	return text.at(-1) === (/^[ST]/.test(text) ? "JZIHGFEDCBA" : "XWUTRQPNMLK")[raised % 11];
}

function isChilean(signs: string): boolean {
	const text = letters(signs);
	const sum = digitsOf(text.slice(0, -1))
		.toReversed()
		.reduce((all, digit, at) => all + digit * ((at % 6) + 2), 0);
	return text.at(-1) === "0K987654321"[sum % 11];
}

const isPesel = (signs: string) => weighted(digitsOf(signs), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0 && isDay(0, two(signs, 2) % 20, two(signs, 4));
const isBsn = (signs: string) => weighted(digitsOf(signs), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
const isSwiss = (signs: string) => weighted(digitsOf(signs), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
const isAustrian = (signs: string) => weighted(digitsOf(signs), [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === digitsOf(signs)[3];
const isSwedish = (signs: string) => isLuhn(digitsOf(signs).slice(-10)) && two(digitsOf(signs).slice(-10).join(""), 2) <= 12;
const isPortuguese = (signs: string) => weighted(digitsOf(signs), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 || digitsOf(signs)[8] === 0;
const isSsn = (signs: string) => !/^(?:000|666)/.test(signs) && !/^\d{3}.?00/.test(signs) && !signs.endsWith("0000");
const isNhs = (signs: string) => weighted(digitsOf(signs), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
const isSouthAfrican = (signs: string) => isLuhn(digitsOf(signs)) && isDay(0, two(signs, 2), two(signs, 4));
const isKorean = (signs: string) => isDay(0, two(signs, 2), two(signs, 4));
const isAny = () => true;

/** Numbers that states give to persons, with their checks as the states publish them. */
export const NATIONAL_IDS: readonly NationalId[] = [
	// Nothing else is written like the Portuguese card of citizens, so a slip in its check does not make it another thing.
	{ name: "pt-card", pattern: /\b\d{8}[ -]\d[ -]?[A-Z]{2}\d\b/g, isRight: () => true, confidence: 0.85 },
	{ name: "es", pattern: /\b(?:\d{8}|\d{2}\.\d{3}\.\d{3}|[XYZ]-?\d{7})[- ]?[A-Z]\b/gi, isRight: isSpanish, confidence: 0.97 },
	{ name: "it", pattern: /\b[A-Z]{6} ?\d{2}[A-EHLMPRST]\d{2} ?[A-Z]\d{3}[A-Z]\b/gi, isRight: isCodiceFiscale, confidence: 0.99 },
	{ name: "de-insurance", pattern: /\b\d{2} ?\d{6} ?[A-Z] ?\d{3}\b/gi, isRight: isGermanInsurance, confidence: 0.97 },
	{ name: "de-tax", pattern: /\b\d{2} ?\d{3} ?\d{3} ?\d{3}\b/g, isRight: isGermanTaxId, confidence: 0.85 },
	{ name: "fr", pattern: /\b[12] ?\d{2} ?[0-9]{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}\b/gi, isRight: isNir, confidence: 0.97 },
	{ name: "be", pattern: /\b\d{2}[. ]?\d{2}[. ]?\d{2}[- ]?\d{3}[. ]?\d{2}\b/g, isRight: isBelgian, confidence: 0.95 },
	{ name: "pl", pattern: /\b\d{11}\b/g, isRight: isPesel, confidence: 0.9 },
	{ name: "tr", pattern: /\b[1-9]\d{10}\b/g, isRight: isTurkish, confidence: 0.9 },
	{ name: "no", pattern: /\b\d{6} ?\d{5}\b/g, isRight: isNorwegian, confidence: 0.9 },
	{ name: "br", pattern: /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, isRight: isCpf, confidence: 0.9 },
	{ name: "br-firm", pattern: /\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/g, isRight: isCnpj, confidence: 0.95 },
	{ name: "us", pattern: /\b\d{3}-\d{2}-\d{4}\b/g, isRight: isSsn, confidence: 0.95 },
	{ name: "gb", pattern: /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/gi, isRight: isAny, confidence: 0.95 },
	{ name: "in", pattern: /\b[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}\b/g, isRight: (signs) => isVerhoeff(digitsOf(signs)), confidence: 0.95 },
	{ name: "in-tax", pattern: /\b[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]\b/g, isRight: isAny, confidence: 0.9 },
	{ name: "ch", pattern: /\b756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}\b/g, isRight: isSwiss, confidence: 0.98 },
	{ name: "se", pattern: /\b(?:19|20)?\d{6}[-+]\d{4}\b/g, isRight: isSwedish, confidence: 0.93 },
	{ name: "dk", pattern: /\b\d{6}-\d{4}\b/g, isRight: isDanish, confidence: 0.8 },
	{ name: "fi", pattern: /\b\d{6}[-+A]\d{3}[0-9A-Y]\b/gi, isRight: isFinnish, confidence: 0.97 },
	{ name: "sg", pattern: /\b[STFG]\d{7}[A-Z]\b/gi, isRight: isSingaporean, confidence: 0.97 },
	{ name: "cl", pattern: /\b\d{1,2}\.\d{3}\.\d{3}-[\dK]\b/gi, isRight: isChilean, confidence: 0.95 },
	{ name: "cn", pattern: /\b\d{17}[\dX]\b/gi, isRight: isChinese, confidence: 0.98 },
	{ name: "kr", pattern: /\b\d{6}-[1-8]\d{6}\b/g, isRight: isKorean, confidence: 0.95 },
	{ name: "mx", pattern: /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d\b/gi, isRight: isAny, confidence: 0.98 },
	{ name: "mx-tax", pattern: /\b[A-ZÑ]{4}\d{6}[A-Z0-9]{3}\b/g, isRight: isAny, confidence: 0.85 },
	{ name: "ae", pattern: /\b(?:784-?\d{4}-?\d{7}-?\d|\d-\d{7}-\d{4}-784)\b/g, isRight: isAny, confidence: 0.95 },
	{ name: "hk", pattern: /\b[A-Z]{1,2}\d{6} ?\([\dA]\)/g, isRight: isAny, confidence: 0.9 },
	{ name: "za", pattern: /\b\d{13}\b/g, isRight: isSouthAfrican, confidence: 0.85 },
	{
		name: "at",
		pattern: /\b\d{4} ?\d{6}\b/g,
		isRight: isAustrian,
		confidence: 0.9,
		label: "sv|svnr|sv-nr|sozialversicherung|sozialversicherungsnummer|versicherungsnummer",
	},
	{ name: "nl", pattern: /\b\d{4}\.?\d{2}\.?\d{3}\b/g, isRight: isBsn, confidence: 0.95, label: "bsn|burgerservicenummer|sofinummer|sofi" },
	{ name: "pt", pattern: /\b\d{3} ?\d{3} ?\d{3}\b/g, isRight: isPortuguese, confidence: 0.9, label: "nif|contribuinte|niss" },
	{ name: "nhs", pattern: /\b\d{3}[ -]?\d{3}[ -]?\d{4}\b/g, isRight: isNhs, confidence: 0.9, label: "nhs|nhs number|nhs no" },
	{ name: "ca", pattern: /\b\d{3}[ -]?\d{3}[ -]?\d{3}\b/g, isRight: (signs) => isLuhn(digitsOf(signs)), confidence: 0.9, label: "sin|social insurance|nas" },
];
