import { foldText } from "./clean-text";
import { findDateRanges } from "./date-ranges";
import { factOf } from "./facts";
import { placeScore } from "./place-names";
import type { Fact, ResumeLine, ResumeProfile } from "./schemas";
import { sectionKindOf } from "./section-headings";
import type { Section } from "./split-sections";
import { titleScore } from "./title-words";

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const PHONE = /(?<![\p{L}\p{N}@/._-])(?:\+|00)?\s?\(?\d[\d\s().\-/\u2011]{6,22}\d(?![\p{N}@])/gu;
const LINK =
	/(?<![\p{L}\p{N}@.])(?:https?:\/\/[^\s|,;<>]+|www\.[^\s|,;<>]+|(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|dev|io|me|app|page|site|tech|design|co|eu|de|at|ch|fr|es|pt|it|nl|be|uk|ie|vn|jp|us|ca|au|in|xyz|info)(?:\/[^\s|,;<>]*)?)(?![\p{L}\p{N}@])/giu;
const SEPARATOR = /\t|\s+[|·•∙◦♦]\s*|\s{2,}|\s+[–—]\s+/u;
const NAME = /^(?:\p{L}[\p{L}\p{M}'’.]*)(?:[ -]\p{L}[\p{L}\p{M}'’.]*){1,5}$/u;
const CJK_NAME = /^[\p{sc=Han}]{1,4}[ 　]?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6}$/u;
const NAME_LABEL = /^(?:name|vor- und nachname|nom|nombre|nome|naam|họ (?:và )?tên|氏名|名前)\s*[:：\t]\s*/iu;
const NOT_A_NAME = /^(?:curriculum(?: vitae)?|cv|resume|résumé|lebenslauf|bewerbung|履歴書|職務経歴書|sơ yếu lý lịch|hoja de vida)\b/iu;

type Contact = ResumeProfile["contact"];

function firstMatch(lines: readonly ResumeLine[], find: (text: string) => { value: string; confidence: number } | null): Fact | null {
	for (const line of lines) {
		const found = find(line.text);
		if (found) return factOf(found.value, found.confidence, [line]);
	}
	return null;
}

function phoneIn(text: string): { value: string; confidence: number } | null {
	for (const match of text.matchAll(PHONE)) {
		const value = match[0].trim();
		const digits = value.replace(/\D/g, "").length;
		if (digits < 8 || digits > 15 || findDateRanges(value).length > 0 || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(value)) continue;
		return { value, confidence: /^(?:\+|00)/.test(value) ? 0.97 : 0.85 };
	}
	return null;
}

function linksIn(lines: readonly ResumeLine[]): Fact[] {
	const links = new Map<string, Fact>();
	for (const [index, line] of lines.entries()) {
		const withoutEmail = line.text.replace(new RegExp(EMAIL.source, "gu"), " ");
		for (const match of withoutEmail.matchAll(LINK)) {
			const end = match[0].replace(/[).,]+$/, "");
			// Narrow columns break an address after its slash.
			const rest = /[/-]$/.test(end) && withoutEmail.trimEnd().endsWith(end) ? /^[\p{L}\p{N}_%.-]+(?:\/\S*)?$/u.exec(lines[index + 1]?.text ?? "") : null;
			const value = rest ? end + rest[0] : end;
			if (/^asp\.net$/i.test(value)) continue;
			const key = value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, "");
			if (!links.has(key)) links.set(key, factOf(value, /^https?:|\//.test(value) ? 0.95 : 0.8, [line]));
		}
	}
	return [...links.values()];
}

function piecesOf(text: string): string[] {
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
		const closing = EMAIL.test(line.text) ? line.text.split(",").slice(-2) : [];
		for (const piece of [...pieces, closing.join(",").trim(), closing.at(-1)?.trim() ?? ""]) {
			const plain = piece.replace(
				/^(?:address|adresse|anschrift|location|wohnort|ort|localisation|dirección|địa chỉ|endereço|indirizzo|住所)\s*[:：]\s*/iu,
				"",
			);
			const score = EMAIL.test(piece) || phoneIn(piece) !== null || titleScore(piece) > 0 ? 0 : placeScore(piece);
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
		const match = EMAIL.exec(text);
		return match ? { value: match[0].replace(/\s/g, "").toLowerCase(), confidence: 0.98 } : null;
	};
	const international = (text: string) => (text.includes("+") ? phoneIn(text) : null);
	return {
		email: firstMatch(near, emailIn) ?? firstMatch(all, emailIn),
		phone: firstMatch(near, phoneIn) ?? firstMatch(all, international),
		location: findPlace(near),
		links: linksIn(near),
	};
}

/** Names are capitalised but for small words such as "van der". */
function isCapitalised(name: string): boolean {
	const words = name.split(/\s+/);
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	return words.length - small.length >= 2 && small.every((word) => word.length <= 3);
}

function properCase(name: string): string {
	if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
	return name.toLowerCase().replace(/(^|[\s\-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function emailWords(email: string | null): string[] {
	const local = foldText(email?.split("@")[0] ?? "");
	return local.split(/[^a-z]+/).filter((word) => word.length > 2);
}

/** The name: a head line of two to six words that are no title, place or heading; larger type, an early place and the e-mail speak for it. */
export function readName(sections: readonly Section[], email: string | null): Fact | null {
	const heads = sections.filter((section) => section.kind === "head" || section.kind === "contact");
	const lines = heads.flatMap((section) => section.lines);
	const largest = Math.max(0, ...lines.map((line) => line.fontSize ?? 0));
	const words = emailWords(email);
	let best: { fact: Fact; score: number } | null = null;
	for (const section of heads) {
		section.lines.slice(0, 12).forEach((line, index) => {
			const isLabelled = NAME_LABEL.test(line.text);
			const piece =
				(piecesOf(line.text.replace(NAME_LABEL, ""))[0] ?? "")
					.split(/,/)[0]
					?.replace(/^(?:dr|prof|dipl\.-ing|ing|mr|mrs|ms)\.?\s+/iu, "")
					.trim() ?? "";
			const isCjk = CJK_NAME.test(piece);
			if (
				(!(NAME.test(piece) && isCapitalised(piece)) && !isCjk) ||
				piece.length > 50 ||
				NOT_A_NAME.test(piece) ||
				sectionKindOf(piece) !== null ||
				titleScore(piece) > 0
			)
				return;
			if (placeScore(piece) > 0 && !isLabelled) return;
			const folded = foldText(piece).replace(/[^a-z ]/g, "");
			const isInEmail = words.some((word) => folded.split(/\s+/).some((part) => part.length > 2 && (word.includes(part) || part.includes(word))));
			const isLarge = line.fontSize !== null && line.fontSize === largest && largest > 0;
			const score =
				(isLabelled ? 4 : 0) +
				(isLarge ? 3 : 0) +
				(line.kind === "heading" ? 1 : 0) +
				(line.bold ? 1 : 0) +
				(isInEmail ? 3 : 0) +
				(index < 2 ? 2 : 0) +
				(section.kind === "head" ? 1 : 0);
			if (score >= 3 && (!best || score > best.score)) best = { fact: factOf(properCase(piece), Math.min(0.98, 0.45 + score * 0.07), [line]), score };
		});
	}
	const found: { fact: Fact; score: number } | null = best;
	return found ? (found as { fact: Fact }).fact : null;
}

/** The line under the name that says what the person is. */
export function readHeadline(sections: readonly Section[], name: Fact | null): Fact | null {
	const nameId = name?.source.lineIds[0];
	for (const section of sections.filter((candidate) => candidate.kind === "head")) {
		const at = section.lines.findIndex((line) => line.lineId === nameId);
		for (const [offset, line] of section.lines.slice(Math.max(at, 0), Math.max(at, 0) + 5).entries()) {
			const text = line.lineId === nameId ? piecesOf(line.text).slice(1).join(" | ") : line.text.replace(/\t/g, " ");
			const isSentence = /[.!?]$/.test(text) && text.split(/\s+/).length > 8;
			if (text === "" || isSentence || text.length > 160 || EMAIL.test(text) || phoneIn(text) || /https?:|www\./.test(text)) continue;
			const score = titleScore(text.split(/\s[|·•–—]\s|,/)[0] ?? text) || titleScore(text);
			if (score > 0) return factOf(text, score >= 2 ? 0.9 : 0.75, [line]);
			const isRightBelow =
				at >= 0 && offset === 1 && line.kind !== "bullet" && text.split(/\s+/).length <= 12 && placeScore(text) === 0 && !/[.!?]$|\d{4}/.test(text);
			if (isRightBelow) return factOf(text, 0.5, [line]);
		}
	}
	return null;
}
