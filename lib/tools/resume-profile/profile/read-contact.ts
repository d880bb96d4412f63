import { trimEndOf } from "@/lib/platform/language/outer-letters";
import type { Fact, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { findDateRanges } from "@/lib/tools/resume-profile/text/date-ranges";
import { emailsIn, withoutEmails } from "./emails";
import { factOf } from "./facts";
import { placeScore } from "./place-names";
import type { Section } from "./split-sections";
import { titleScore } from "./title-words";

const PHONE = /(?<![\p{L}\p{N}@/._-])(?:\+|00)?\s?\(?\d[\d\s().\-/\u2011]{6,22}\d(?![\p{N}@])/gu;
const LINK =
	/(?<![\p{L}\p{N}@.])(?:https?:\/\/[^\s|,;<>]+|www\.[^\s|,;<>]+|(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:com|org|net|dev|io|me|app|page|site|tech|design|co|eu|de|at|ch|fr|es|pt|it|nl|be|uk|ie|vn|jp|us|ca|au|in|xyz|info)(?:\/[^\s|,;<>]*)?)(?![\p{L}\p{N}@])/giu;
const SEPARATOR = /\t|\s+[|·•∙◦♦]\s*|\s{2,}|\s+[–—]\s+/u;

type Contact = ResumeProfile["contact"];

function firstMatch(lines: readonly ResumeLine[], find: (text: string) => { value: string; confidence: number } | null): Fact | null {
	for (const line of lines) {
		const found = find(line.text);
		if (found) return factOf(found.value, found.confidence, [line]);
	}
	return null;
}

/** A phone number of eight to fifteen digits that is no date; surer with a country code. */
export function phoneIn(text: string): { value: string; confidence: number } | null {
	for (const match of text.matchAll(PHONE)) {
		const value = match[0].trim();
		const digits = value.replace(/\D/g, "").length;
		if (digits < 8 || digits > 15 || findDateRanges(value).length > 0 || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(value)) continue;
		return { value, confidence: /^(?:\+|00)/.test(value) ? 0.97 : 0.85 };
	}
	return null;
}

/** Equal for what leads to the same place. */
const keyOf = (link: string): string => link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, "");

function linksIn(lines: readonly ResumeLine[]): Fact[] {
	const links = new Map<string, Fact>();
	for (const [index, line] of lines.entries()) {
		const withoutEmail = withoutEmails(line.text);
		for (const match of withoutEmail.matchAll(LINK)) {
			const end = trimEndOf(match[0], /[).,]/);
			// Narrow columns break an address after its slash.
			const rest = /[/-]$/.test(end) && withoutEmail.trimEnd().endsWith(end) ? /^[\p{L}\p{N}_%.-]+(?:\/\S*)?$/u.exec(lines[index + 1]?.text ?? "") : null;
			const value = rest ? end + rest[0] : end;
			if (/^asp\.net$/i.test(value)) continue;
			if (!links.has(keyOf(value))) links.set(keyOf(value), factOf(value, /^https?:|\//.test(value) ? 0.95 : 0.8, [line]));
		}
	}
	// "LinkedIn" with the address behind it: where that is not printed too, the target tells it.
	for (const line of lines) {
		for (const target of line.links) {
			const isPrinted = [...links.keys()].some((key) => keyOf(target).startsWith(key) || key.startsWith(keyOf(target)));
			if (/^https?:/i.test(target) && !isPrinted) links.set(keyOf(target), factOf(target, 0.95, [line]));
		}
	}
	return [...links.values()];
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

/** E-mail, phone, place and links: from the head and the contact section first, then from anywhere with stricter forms. */
export function readContact(sections: readonly Section[]): Contact {
	const near = sections.filter((section) => section.kind === "head" || section.kind === "contact").flatMap((section) => section.lines);
	const all = sections.flatMap((section) => section.lines);
	const emailIn = (text: string) => {
		const [email] = emailsIn(text);
		return email === undefined ? null : { value: email.replace(/\s/g, "").toLowerCase(), confidence: 0.98 };
	};
	const international = (text: string) => (text.includes("+") ? phoneIn(text) : null);
	return {
		email: firstMatch(near, emailIn) ?? firstMatch(all, emailIn),
		phone: firstMatch(near, phoneIn) ?? firstMatch(all, international),
		location: findPlace(near),
		links: linksIn(near),
	};
}
