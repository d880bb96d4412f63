import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { Fact, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import type { Sign } from "./sign";

const IS_NO_NAME = /[\d/:：@|]|\bcv\b|\bresum|curriculum/iu;
/** Of three letters or four, as most names in these letters, one may stand apart. */
const IS_SHORT_NAME = /^\p{scx=Han}\s?\p{scx=Han}$/u;
/** Drawn from the right, the parts of an address may be read in another order; without a blank, words after it join it. */
function isOddMail(mail: string): boolean {
	const end = mail.split("@").at(-1)?.split(".").at(-1) ?? "";
	return /^(?:com|net|org|edu|co)\./u.test(mail) || /^[^\p{L}\p{N}]/u.test(mail) || end.length < 2 || /^(?:com|net|org)\p{L}/u.test(end);
}
const IS_NO_HEADLINE = /\S@\S|[:：₽€$£¥]|(?:\d\D?){6}|\bwww\./u;
const ENDS_OPEN = /(?:[,&(/|·–—-]|\s(?:and|und|et|y|e|de|of|in|for|für|по|и|i|w|в))$/iu;
const isOpen = (text: string): boolean => (text.match(/[(（]/gu)?.length ?? 0) !== (text.match(/[)）]/gu)?.length ?? 0);

/** "Qualifica⇥Capo Squadra": the whole cell behind a label. */
const isValueOf = (text: string, value: string): boolean =>
	/^[^\t]{2,40}\t/u.test(text) && text.slice(text.indexOf("\t") + 1).replace(/^[:：\s]+/u, "") === value;

const LEAST_LETTERS = 4;
const HEAD_LINES = 12;

/** Words of the head that the address has and the name has not: "Dr Nomvula" with n.mabuza@…, below "Mabuza". */
function leftOfName(name: string, mail: string | null, lines: readonly ResumeLine[]): ResumeLine[] {
	const local = foldText(mail?.split("@")[0] ?? "").split(/[^a-z]+/u);
	const known = foldText(name);
	const missing = local.filter((word) => word.length >= LEAST_LETTERS && !known.includes(word));
	const says = (text: string) => (text.match(/\p{Lu}[\p{L}\p{M}]{3,}/gu) ?? []).some((word) => missing.includes(foldText(word)));
	return lines.slice(0, HEAD_LINES).filter(({ text }) => !text.includes("@") && says(text) && text.length < LONGEST_NAME_LINE);
}
const LONGEST_NAME_LINE = 60;

const LEAST_NAMED = 3;

/**
 * Whether what else is known of the owner bears a name out: it is the first line, alone, and the address or the file's name has one of its words. It is
 * then no other person's, however plainly it is set.
 */
function isBorneOut({ value, source }: Fact, mail: string | null, fileName: string, lines: readonly ResumeLine[]): boolean {
	const [first] = lines;
	if (!first || !source.lineIds.includes(first.lineId) || first.text.trim() !== value.trim()) return false;
	const known = foldText(`${mail?.split("@")[0] ?? ""} ${fileName}`);
	return foldText(value)
		.split(/[^\p{L}\p{M}]+/u)
		.some((word) => word.length >= LEAST_NAMED && known.includes(word));
}

const isClose = (one: ResumeLine, other: ResumeLine): boolean =>
	one.page === other.page && one.column === other.column && one.y !== null && other.y !== null && Math.abs(one.y - other.y) < 2.2 * (one.fontSize ?? 10);

const areAlike = (one: ResumeLine, other: ResumeLine): boolean => one.fontSize === other.fontSize && one.bold === other.bold && one.caps === other.caps;

/** What is doubtful about the head of a resume. */
export type Person = Pick<ResumeProfile, "name" | "headline" | "contact">;

export function personSigns({ name, headline, contact }: Person, lines: readonly ResumeLine[], fileName: string): Sign[] {
	const linesOf = (fact: Fact | null) => lines.filter(({ lineId }) => fact?.source.lineIds.includes(lineId));
	const [named, said] = [linesOf(name), linesOf(headline)];
	const largest = Math.max(...lines.filter(({ page }) => page === 1).map(({ fontSize }) => fontSize ?? 0));
	const isSmall =
		named[0] !== undefined && largest > 0 && named.every(({ fontSize, text, bold }) => (fontSize ?? 0) < largest * 0.8 && !/[\t:：]/u.test(text) && !bold);
	const isOneWord = named.length > 0 && name !== null && /^[\p{Script=Latin}\p{Script=Cyrillic}.-]+$/u.test(name.value.trim());
	const isOddName =
		name !== null &&
		(IS_NO_NAME.test(name.value) ||
			IS_SHORT_NAME.test(name.value) ||
			findDateRange(name.value) !== null ||
			isOneWord ||
			(isSmall && !isBorneOut(name, contact.email?.value ?? null, fileName, lines)));
	const isOdd =
		headline !== null &&
		(name === null ||
			said.some(({ text }) => text.includes("\t") && !text.startsWith(`${headline.value}\t`) && !isValueOf(text, headline.value)) ||
			IS_NO_HEADLINE.test(headline.value) ||
			ENDS_OPEN.test(headline.value) ||
			isOpen(headline.value));
	const neighbours = said.flatMap((one) => lines.filter((other) => !said.includes(other) && !named.includes(other) && isClose(one, other)));
	const alike = neighbours.filter((other) => said.some((one) => areAlike(one, other)));
	const isHalf =
		headline !== null && alike.some(({ text }) => !/[@\d]/u.test(text) && /\p{L}{3}/u.test(text) && placeScore(text) === 0 && sectionKindOf(text) === null);
	const mail = linesOf(contact.email);
	const beside = named.flatMap((one) =>
		lines.filter((other) => !named.includes(other) && !said.includes(other) && isClose(one, other) && areAlike(one, other)),
	);
	const isHalfName = beside.some(({ text }) => /\p{L}{2}/u.test(text) && !/\d|@/u.test(text) && sectionKindOf(text) === null);
	const left = name === null ? [] : leftOfName(name.value, contact.email?.value ?? null, lines);
	const of = (fact: Fact | null, is: boolean, sign: Omit<Sign, "value">): Sign[] => (fact !== null && is ? [{ ...sign, value: fact.value }] : []);
	return [
		...of(contact.email, isOddMail(contact.email?.value ?? ""), { name: "odd_email", lines: mail }),
		...of(name, isHalfName || left.length > 0, { name: "half_name", lines: named, beside: [...beside, ...left].slice(0, 1) }),
		...of(name, isOddName, { name: "odd_name", lines: named }),
		...of(headline, isOdd, { name: "odd_headline", lines: said }),
		...of(headline, isHalf, { name: "half_headline", lines: said, beside: alike.slice(0, 1) }),
	];
}
