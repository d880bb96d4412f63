import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";

export const PHONE = /(?<![\p{L}\p{N}@/._-])(?:\(?(?:\+|00))?\s?\(?\d[\d\s().\-–/\u2011]{6,22}\d(?![\p{N}@])/gu;

export const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

/** Before a number that is no telephone's: identity cards, postcodes, registrations. */
const IDENTITY = new Set(
	"dni d.n.i c.c cc cpf rg cep nif nie pesel cnic nik ktp plz zip ssn nir prc id no nr n° nº cédula cedula passport pasaporte".split(" "),
);
const IDENTITY_BEGINNINGS = ["identi", "postcode", "postal", "matrícul", "matricul", "regist", "licen"];
const TELEPHONE = new Set("phone handy portable gsm whatsapp hp ponsel thoại 電話 携帯 전화 휴대폰 电话 手机 נייד هاتف جوال ☎ ✆ 📞 📱".split(" "));
const TELEPHONE_BEGINNINGS = ["tel", "tél", "mob", "cel", "тел", "моб", "טל", "โทร"];

/** What the last words before a number say that it is. */
function labelBefore(text: string): "telephone" | "identity" | null {
	const words = trimEndOf(text.toLowerCase(), /[\s.:：#|(]/)
		.split(/[\s:：|,;(]/)
		.slice(-2)
		.reverse();
	for (const word of words.map((written) => trimEndOf(written, /[.:]/))) {
		if (TELEPHONE.has(word) || TELEPHONE_BEGINNINGS.some((beginning) => word.startsWith(beginning))) return "telephone";
		if (IDENTITY.has(word) || IDENTITY_BEGINNINGS.some((beginning) => word.startsWith(beginning))) return "identity";
	}
	return null;
}

const LONGEST_LABEL = 24;
const LONGEST_AT_HOME = 12;
const POSTCODE = /^\d{5}-\d{3}$/;
/** "33.555.128", as identity cards are numbered where thousands are parted by dots. */
const CARD_NUMBER = /^\d{1,2}\.\d{3}\.\d{3}$/;
/** "(WhatsApp)" behind a number. */
const LABEL_BEHIND = /^\s*\(?([\p{L}]{3,12})/u;

interface Phone {
	readonly value: string;
	readonly confidence: number;
	/** How much speaks for it: what stands before it, and a country code. */
	readonly score: number;
}

/** "09/13 03/14": months with the ends of their years, as cells of a table hold them. */
const SHORT_MONTHS = /^(?:0?[1-9]|1[0-2])[/.]\d{2}[\s–-]{1,3}(?:0?[1-9]|1[0-2])[/.]\d{2}$/;

/** Whether digits are a date and hardly more. */
function isDate(value: string): boolean {
	if (SHORT_MONTHS.test(value)) return true;
	const dated = findDateRanges(value).reduce((sum, { text }) => sum + digitsOf(text), 0);
	return dated > 0 && digitsOf(value) - dated < 4;
}

function phoneOf(number: string, isLabelled: boolean): Phone[] {
	// "06760 55 5550 7721": no number within a country is as long, so a postcode stands before it.
	const value = digitsOf(number) > LONGEST_AT_HOME ? number.replace(/^\d{4,5}\s(?=\d)/, "") : number;
	const digits = digitsOf(value);
	if (digits < 8 || digits > 15 || isDate(value) || POSTCODE.test(value) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(value)) return [];
	const isAbroad = /^\(?(?:\+|00)/.test(value);
	if (!isLabelled && CARD_NUMBER.test(value)) return [];
	return [{ value, confidence: isAbroad ? 0.97 : 0.85, score: Number(isLabelled) * 2 + Number(isAbroad) }];
}

/** Phone numbers of eight to fifteen digits that are no dates and no numbers of cards; surer with a country code. */
function phonesIn(text: string): Phone[] {
	return [...text.matchAll(PHONE)].flatMap((match): Phone[] => {
		// "3058 0491 570 156": a postcode beside it. "02921 5550173 / 0151 55501738": two numbers.
		const written = match[0].trim().replace(/^\d{4,5}\s(?=0\d[\d\s]{8,}$)/, "");
		const [first = "", second] = written.split(/\s\/\s/);
		const before = text.slice(Math.max(0, match.index - LONGEST_LABEL), match.index).trimEnd();
		const [, behind = ""] = LABEL_BEHIND.exec(text.slice(match.index + match[0].length)) ?? [];
		const label = labelBefore(before) ?? (labelBefore(behind) === "telephone" ? "telephone" : null);
		const numbers = second !== undefined && digitsOf(first) > 8 ? [first, second] : [written];
		return label === "identity" ? [] : numbers.flatMap((number) => phoneOf(number.trim(), label === "telephone"));
	});
}

export function phoneIn(text: string): { value: string; confidence: number } | null {
	return phonesIn(text)[0] ?? null;
}

interface FoundPhone extends Phone {
	readonly line: ResumeLine;
}

const foundIn = (lines: readonly ResumeLine[]): FoundPhone[] => lines.flatMap((line) => phonesIn(line.text).map((phone) => ({ ...phone, line })));
const phoneFact = ({ value, confidence, line }: FoundPhone): Fact => factOf(value, confidence, [line]);

/** The number for which most speaks, the first of equals. */
export function bestPhone(lines: readonly ResumeLine[]): Fact | null {
	const [best] = foundIn(lines).sort((a, b) => b.score - a.score);
	return best ? phoneFact(best) : null;
}

/** A number that is told further away may be another person's. */
const NEAR = 3;
const MOST_OTHERS = 3;
const FAX = /(?<!\p{L})(?:tele)?fax/iu;
/** A number without its country's code or the zero before it. */
const LAST_DIGITS = 8;
const endOf = (number: string): string => number.replace(/\D/g, "").slice(-LAST_DIGITS);

/** Further numbers beside or right around one: each once, and only what surely is a telephone's where it stands on another line. */
export function otherPhones(phone: Fact, lines: readonly ResumeLine[]): Fact[] {
	const own = lines.findIndex(({ lineId }) => phone.source.lineIds.includes(lineId));
	const known = new Set([endOf(phone.value)]);
	if (own === -1) return [];
	return foundIn(lines.slice(Math.max(0, own - NEAR), own + NEAR + 1))
		.filter(({ line, score, value }) => {
			const isSure = line === lines[own] || (score > 0 && line.page === lines[own]?.page);
			const isNew = isSure && !FAX.test(line.text) && !known.has(endOf(value));
			if (isNew) known.add(endOf(value));
			return isNew;
		})
		.slice(0, MOST_OTHERS)
		.map(phoneFact);
}
