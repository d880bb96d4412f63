import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { foldText } from "@/lib/tools/resume-profile/text/clean-text";
import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";
import { emailsIn } from "./emails";
import { factOf } from "./facts";
import { placeScore } from "./place-names";
import { phoneIn, piecesOf } from "./read-contact";
import type { Section } from "./split-sections";
import { titleScore } from "./title-words";

const NAME = /^(?:\p{L}[\p{L}\p{M}'’.]*)(?:[ -]\p{L}[\p{L}\p{M}'’.]*){1,5}$/u;
const CJK_NAME = /^[\p{sc=Han}]{1,4}[ 　]?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6}$/u;
const NAME_LABEL = /^(?:name|vor- und nachname|nom|nombre|nome|naam|họ (?:và )?tên|氏名|名前)\s*[:：\t]\s*/iu;
const NOT_A_NAME = /^(?:curriculum(?: vitae)?|cv|resume|résumé|lebenslauf|bewerbung|履歴書|職務経歴書|sơ yếu lý lịch|hoja de vida)\b/iu;
const FORMS_OF_ADDRESS = /^(?:(?:dr|prof|dipl\.-ing|ing|mr|mrs|ms|med|phil|rer|nat|jur|iur|habil|h\. ?c)\.?\s+)+/iu;
const IN_BRACKETS = /\([^()]*\)/gu;
/** What follows a name after a comma and belongs to it: MBA, PMP, Ph.D., M.Sc. */
const CREDENTIAL = /^(?:\p{Lu}[\p{L}.]{0,3}\p{Lu}[\p{L}.]{0,3}|Ph\.? ?D\.?)$/u;
/** A name stands near the top of its column, and at least this much has to speak for it. */
const LINES_LOOKED_AT = 12;
const MIN_SCORE = 3;
/** A name without capitals looks like any words, so more has to speak for it. */
const MIN_SMALL_SCORE = 6;

/** Names are capitalised but for small words such as "van der". */
function isCapitalised(name: string): boolean {
	const words = name.split(/\s+/);
	const small = words.filter((word) => /^\p{Ll}/u.test(word));
	return words.length - small.length >= 2 && small.every((word) => word.length <= 3);
}

function properCase(written: string): string {
	const [name = "", ...credentials] = written.split(/(?=,)/);
	if (name !== name.toUpperCase() || name === name.toLowerCase()) return written;
	const cased = name.toLowerCase().replace(/(^|[\s\-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
	return [cased, ...credentials].join("");
}

/** The part of a line that could be a name, as it is written, or null. Brackets and titles don't stop it from being one. */
function nameIn(text: string, isLabelled: boolean, mayBeSmall = false): string | null {
	const written = (piecesOf(text.replace(NAME_LABEL, ""))[0] ?? "").trim();
	const plain = written.replace(IN_BRACKETS, " ").replace(/\s+/g, " ").trim();
	const comma = plain.indexOf(",");
	const head = comma < 0 ? plain : plain.slice(0, comma);
	const name = head.replace(FORMS_OF_ADDRESS, "").trim();
	const hasForm = CJK_NAME.test(name) || (NAME.test(name) && (mayBeSmall || isCapitalised(name)));
	if (!hasForm || written.length > 70 || name.length > 50 || NOT_A_NAME.test(name)) return null;
	if (sectionKindOf(name) !== null || titleScore(name) > 0 || (placeScore(name) > 0 && !isLabelled)) return null;
	const followers = comma < 0 ? [] : plain.slice(comma + 1).split(",");
	return followers.every((follower) => CREDENTIAL.test(follower.trim())) ? written : head.trim();
}

function isInEmail(name: string, email: string | null): boolean {
	const local = foldText(email?.split("@")[0] ?? "");
	const words = local.split(/[^a-z]+/).filter((word) => word.length > 2);
	const parts = foldText(name)
		.split(/[^a-z]+/)
		.filter((part) => part.length > 2);
	return words.some((word) => parts.some((part) => word.includes(part) || part.includes(word)));
}

/** The name: a head line of two to six words that are no title, place or heading; larger type, an early place and the e-mail speak for it. */
export function readName(sections: readonly Section[], email: string | null): Fact | null {
	const heads = sections.filter((section) => section.kind === "head" || section.kind === "contact");
	const largest = Math.max(0, ...heads.flatMap((section) => section.lines.map((line) => line.fontSize ?? 0)));
	const scoreOf = (line: ResumeLine, index: number, name: string, isLabelled: boolean) =>
		(isLabelled ? 4 : 0) +
		(largest > 0 && line.fontSize === largest ? 3 : 0) +
		(isInEmail(name, email) ? 3 : 0) +
		(index < 2 ? 2 : 0) +
		(line.kind === "heading" ? 1 : 0) +
		(line.bold ? 1 : 0);
	const bestOf = (mayBeSmall: boolean) =>
		heads
			.flatMap((section) =>
				section.lines.slice(0, LINES_LOOKED_AT).flatMap((line, index) => {
					const isLabelled = NAME_LABEL.test(line.text);
					const name = nameIn(line.text, isLabelled, mayBeSmall);
					return name === null ? [] : [{ name, line, score: scoreOf(line, index, name, isLabelled) + (section.kind === "head" ? 1 : 0) }];
				}),
			)
			.filter(({ score }) => score >= (mayBeSmall ? MIN_SMALL_SCORE : MIN_SCORE))
			.sort((a, b) => b.score - a.score)[0];
	const best = bestOf(false) ?? bestOf(true);
	return best ? factOf(properCase(best.name), Math.min(0.98, 0.45 + best.score * 0.07), [best.line]) : null;
}

/** The line under the name that says what the person is. */
export function readHeadline(sections: readonly Section[], name: Fact | null): Fact | null {
	const nameId = name?.source.lineIds[0];
	for (const section of sections.filter((candidate) => candidate.kind === "head")) {
		const at = section.lines.findIndex((line) => line.lineId === nameId);
		for (const [offset, line] of section.lines.slice(Math.max(at, 0), Math.max(at, 0) + 5).entries()) {
			const text = line.lineId === nameId ? piecesOf(line.text).slice(1).join(" | ") : line.text.replace(/\t/g, " ");
			const isSentence = /[.!?]$/.test(text) && text.split(/\s+/).length > 8;
			if (text === "" || isSentence || text.length > 160 || emailsIn(text).length > 0 || phoneIn(text) || /https?:|www\./.test(text)) continue;
			const score = titleScore(text.split(/\s[|·•–—]\s|,/)[0] ?? text) || titleScore(text);
			if (score > 0) return factOf(text, score >= 2 ? 0.9 : 0.75, [line]);
			const isRightBelow =
				at >= 0 && offset === 1 && line.kind !== "bullet" && text.split(/\s+/).length <= 12 && placeScore(text) === 0 && !/[.!?]$|\d{4}/.test(text);
			if (isRightBelow) return factOf(text, 0.5, [line]);
		}
	}
	return null;
}
