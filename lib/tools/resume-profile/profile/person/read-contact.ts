import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { findDateRanges } from "@/lib/tools/resume-profile/text/date-ranges";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { emailsIn, withoutEmails } from "./emails";
import { leadsSomewhere, linksIn, linksOf, nextOf } from "./links";

const PHONE = /(?<![\p{L}\p{N}@/._-])(?:\(?(?:\+|00))?\s?\(?\d[\d\s().\-–/\u2011]{6,22}\d(?![\p{N}@])/gu;
const SEPARATOR = /\t|\s+[|·•∙◦♦]\s*|\s{2,}|\s+[–—]\s+/u;

type Contact = ResumeProfile["contact"];

function firstMatch(lines: readonly ResumeLine[], find: (text: string) => { value: string; confidence: number } | null): Fact | null {
	for (const line of lines) {
		const found = find(line.text);
		if (found) return factOf(found.value, found.confidence, [line]);
	}
	return null;
}

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

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
const POSTCODE = /^\d{5}-\d{3}$/;

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
		const value = second !== undefined && digitsOf(first) > 8 ? first : written;
		const before = text.slice(Math.max(0, match.index - LONGEST_LABEL), match.index).trimEnd();
		const digits = digitsOf(value);
		if (digits < 8 || digits > 15 || isDate(value) || POSTCODE.test(value) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(value)) return [];
		const isAbroad = /^\(?(?:\+|00)/.test(value);
		const label = labelBefore(before);
		if (label === "identity") return [];
		return [{ value, confidence: isAbroad ? 0.97 : 0.85, score: Number(label === "telephone") * 2 + Number(isAbroad) }];
	});
}

export function phoneIn(text: string): { value: string; confidence: number } | null {
	return phonesIn(text)[0] ?? null;
}

/** The number for which most speaks, the first of equals. */
function bestPhone(lines: readonly ResumeLine[]): Fact | null {
	const found = lines.flatMap((line) => phonesIn(line.text).map((phone) => ({ ...phone, line })));
	const [best] = found.sort((a, b) => b.score - a.score);
	return best ? factOf(best.value, best.confidence, [best.line]) : null;
}

/** "jane.doe" above "@mail.example", "jane.doe@" above "mail.example": an address that a narrow column broke. */
function brokenEmails(near: readonly ResumeLine[], all: readonly ResumeLine[]): { readonly text: string; readonly lines: readonly ResumeLine[] }[] {
	const isNear = new Set(near);
	return all.flatMap((line, at) => {
		const next = all[at + 1];
		const isBroken = next !== undefined && (isNear.has(line) || isNear.has(next)) && (next.text.startsWith("@") || line.text.endsWith("@"));
		return isBroken ? [{ text: `${line.text.split(/\s/).at(-1)}${next.text.split(/\s/)[0]}`, lines: [line, next] }] : [];
	});
}

const CUT_HOST = /@[\p{L}\p{N}-]+\.(?:c|co|o|or|n|ne)$/u;

/** "jane@mail.co" above "m": the last letters of an address that a narrow column broke. */
function cutEmails(near: readonly ResumeLine[], all: readonly ResumeLine[]): { readonly text: string; readonly lines: readonly ResumeLine[] }[] {
	return near.flatMap((line) => {
		const next = nextOf(line, all);
		const text = `${line.text.split(/\s/).at(-1)}${next?.text ?? ""}`;
		return next && CUT_HOST.test(line.text) && /^\p{Ll}{1,2}$/u.test(next.text) && /\.(?:com|org|net)$/.test(text) ? [{ text, lines: [line, next] }] : [];
	});
}

/** Numbers with a country's code that the next line goes on with: "(+351) 936 210" above "448". */
function withWholeNumber(line: ResumeLine, all: readonly ResumeLine[]): ResumeLine {
	const number = /\(?\+\d[\d\s().-]*$/.exec(line.text)?.[0] ?? "";
	const next = nextOf(line, all);
	const rest = next ? (/^[\d\s.-]{3,16}$/.exec(next.text)?.[0] ?? "") : "";
	const isWhole = digitsOf(number) > 9 || digitsOf(number + rest) > 13 || digitsOf(number + rest) < 10;
	return number === "" || rest === "" || isWhole ? line : { ...line, text: `${line.text} ${rest.trim()}` };
}

/** A line that holds nothing but ways to reach the person. */
function isOnlyLinks({ text }: ResumeLine): boolean {
	const withoutEmail = withoutEmails(text);
	const rest = linksOf(withoutEmail)
		.reduce((left, link) => left.replace(link, ""), withoutEmail)
		.replace(PHONE, "");
	return text.length < 120 && rest.length < text.length && (rest.match(/\p{L}/gu)?.length ?? 0) < 12;
}

/** What stands side by side on a line: parts between tabs, bars, dots and dashes. */
export function piecesOf(text: string): string[] {
	return text
		.split(SEPARATOR)
		.map((piece) => piece.replace(/^[^\p{L}\p{N}+(]+/u, "").trim())
		.filter(Boolean);
}

function findPlace(lines: readonly ResumeLine[]): Fact | null {
	let best: Fact | null = null;
	for (const line of lines) {
		const pieces = piecesOf(line.text);
		// "mail, phone, 8004 Zürich": a place may close a line that commas part.
		const closing = emailsIn(line.text).length > 0 ? line.text.split(",").slice(-2) : [];
		for (const piece of [...pieces, closing.join(",").trim(), closing.at(-1)?.trim() ?? ""]) {
			const plain = piece.replace(
				/^(?:address|adresse|anschrift|location|wohnort|ort|localisation|dirección|địa chỉ|endereço|indirizzo|住所)\s*[:：]\s*/iu,
				"",
			);
			const score = emailsIn(piece).length > 0 || phoneIn(piece) !== null || titleScore(piece) > 0 ? 0 : placeScore(piece);
			const confidence = score * (plain.includes(",") || plain !== piece || score === 1 ? 0.9 : 0.6);
			if (score > 0 && confidence > (best?.confidence ?? 0)) best = factOf(plain, confidence, [line]);
		}
	}
	return best;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** E-mail, phone, place and links: from the head and the contact section first, then from anywhere with stricter forms. */
export function readContact(near: readonly ResumeLine[], all: readonly ResumeLine[]): Contact {
	const emailIn = (text: string) => {
		const [email] = emailsIn(text);
		return email === undefined ? null : { value: email.replace(/\s/g, "").toLowerCase(), confidence: 0.98 };
	};
	const broken = [...cutEmails(near, all), ...brokenEmails(near, all)].flatMap(({ text, lines }) => {
		const found = emailIn(text);
		return found ? [factOf(found.value, found.confidence, lines)] : [];
	});
	const cut = cutEmails(near, all).length > 0 ? broken[0] : undefined;
	/** "Mail" with the address behind it. */
	const targets = [...near, ...all].flatMap((line) =>
		line.links.filter((link) => /^mailto:/i.test(link)).map((link) => ({ line, address: decoded(link.slice(7).split("?")[0] ?? "") })),
	);
	const linked = targets.find(({ address }) => emailsIn(address).length > 0);
	const international = (text: string) => (text.includes("+") ? phoneIn(text) : null);
	return {
		email:
			cut ?? firstMatch(near, emailIn) ?? broken[0] ?? (linked ? factOf(linked.address.toLowerCase(), 0.95, [linked.line]) : null) ?? firstMatch(all, emailIn),
		phone: bestPhone(near.map((line) => withWholeNumber(line, all))) ?? firstMatch(all, international),
		location: findPlace(near),
		links: linksIn([...new Set([...near, ...all.filter((line) => line.page === 1 && isOnlyLinks(line) && leadsSomewhere(line))])], all),
	};
}
