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

/** Whether digits are a date and hardly more. */
function isDate(value: string): boolean {
	const dated = findDateRanges(value).reduce((sum, { text }) => sum + digitsOf(text), 0);
	return dated > 0 && digitsOf(value) - dated < 4;
}

/** Phone numbers of eight to fifteen digits that are no dates and no numbers of cards; surer with a country code. */
function phonesIn(text: string): Phone[] {
	return [...text.matchAll(PHONE)].flatMap((match): Phone[] => {
		// "3058 0491 570 156": a postcode beside it. "02921 5550173 / 0151 55501738": two numbers.
		const written = match[0].trim().replace(/^\d{4,5}\s(?=0\d[\d\s]{8,}$)/, "");
		const [first = "", second] = written.split(/\s\/\s/);
		const number = second !== undefined && digitsOf(first) > 8 ? first : written;
		// "06760 55 5550 7721": no number within a country is as long, so a postcode stands before it.
		const value = digitsOf(number) > LONGEST_AT_HOME ? number.replace(/^\d{4,5}\s(?=\d)/, "") : number;
		const before = text.slice(Math.max(0, match.index - LONGEST_LABEL), match.index).trimEnd();
		const digits = digitsOf(value);
		if (digits < 8 || digits > 15 || isDate(value) || POSTCODE.test(value) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(value)) return [];
		const isAbroad = /^\(?(?:\+|00)/.test(value);
		const [, behind = ""] = LABEL_BEHIND.exec(text.slice(match.index + match[0].length)) ?? [];
		const label = labelBefore(before) ?? (labelBefore(behind) === "telephone" ? "telephone" : null);
		if (label === "identity" || (label === null && CARD_NUMBER.test(value))) return [];
		return [{ value, confidence: isAbroad ? 0.97 : 0.85, score: Number(label === "telephone") * 2 + Number(isAbroad) }];
	});
}

export function phoneIn(text: string): { value: string; confidence: number } | null {
	return phonesIn(text)[0] ?? null;
}

/** The number for which most speaks, the first of equals. */
export function bestPhone(lines: readonly ResumeLine[]): Fact | null {
	const found = lines.flatMap((line) => phonesIn(line.text).map((phone) => ({ ...phone, line })));
	const [best] = found.sort((a, b) => b.score - a.score);
	return best ? factOf(best.value, best.confidence, [best.line]) : null;
}
