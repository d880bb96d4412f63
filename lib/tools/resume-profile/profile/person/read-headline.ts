import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isContactLabel } from "@/lib/tools/resume-profile/words/contact-labels";
import { formRowOf } from "@/lib/tools/resume-profile/words/form-labels";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";
import { isPersonalRow } from "@/lib/tools/resume-profile/words/personal-labels";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";
import { piecesOf } from "./pieces";

const LONGEST_HEADLINE = 200;
/** What stands where a photograph does, and what labels a headline. */
const NO_HEADLINE =
	/^[[(]?(?:(?:2\s?x\s?2\s)?(?:foto|photo|photograph)|lichtbild|bewerbungsfoto|bild|picture|фото|写真|証明写真|사진|照片|صورة|תמונה|फोटो|รูปถ่าย|ảnh|zdjęcie|fotografie|fotoğraf|pas foto)[\])]?$/iu;
const HEADLINE_LABEL =
	/^(?:(?:occupazione desiderata|professione|posizione ricercata|professione desiderata|occupazione|beruf|berufsbezeichnung|profession|occupation|profissão|profesión|yrke|zawód|povolání|meslek|profesi|nghề nghiệp|профессия|професія|職種|직업|职业)(?:\s*[:：/]\s*|\s(?=\p{Lu}))|(?:(?:position|post) applied for|rank applied(?: for)?|position sought|poste recherché|puesto deseado|angestrebte position|求职意向|应聘职位|应聘岗位|期望职位|希望職種|希望職位|지원분야|희망직종)\s*[:：\t]\s*)/iu;
/** Before a label in another language: "Jabatan dilamar / Rank applied". */
const OTHER_LABEL = /^[^\t:：]{3,30}\s\/\s(?=(?:rank|position|post) applied)/iu;

/** A place in a line of its own below a headline is none of it. */
const isPlace = (text: string): boolean => placeScore(text) > 0 && titleScore(text) === 0 && text.length < LONGEST_PLACE;
const LONGEST_PLACE = 48;

/** A page, a wage. */
const REACHES = /https?:|www\.|(?<![\p{L}.-])\p{L}[\p{L}-]{1,40}\.(?:com|net|org|io|dev|de|fr|es|it|nl|pl|se|ca)(?!\p{L})|[₽€$£]/iu;
const isMail = (word: string): boolean => word.indexOf("@") > 0 && word.indexOf(".", word.indexOf("@") + 2) > 0;
const NUMBER = /\+?\d[\d\s()./-]{7,}\d/u;
const LEAST_DIGITS = 9;
/** "14 Quarry Lane", "Dorpsstraat 91", "8432 PN Haule": in a part of its own. */
const STREET = /^\d{1,4}[a-e]?\s\p{Lu}|^\p{Lu}[\p{L}. ]{3,30}\s\d{1,4}[a-z]?(?:,|$)|^\d{4,5}\s\p{Lu}/u;

/** Whether a part says how to reach the person. */
const isReach = (text: string): boolean =>
	REACHES.test(text) || text.split(" ").some(isMail) || (NUMBER.exec(text)?.[0].match(/\d/gu)?.length ?? 0) >= LEAST_DIGITS;

const PARTED = /(\t|\s[|·•∙◦♦/]\s|,\s)/u;

/** What a line says of the person before it goes on with where they live and how to reach them: "Registered Nurse | 14 Quarry Lane | 07700 …". */
function beforeContact(text: string): string {
	let told = "";
	const parts = text.split(PARTED);
	for (let at = 0; at < parts.length; at += 2) {
		const part = parts[at] ?? "";
		const isApart = at > 0 && !(parts[at - 1] ?? "").startsWith(",");
		// A place that ends the line may be where the work is: whoever compares it with the person's own place tells.
		const goesOn = parts.slice(at + 1).some((later) => isReach(later) || STREET.test(later.trim()));
		const isOther = isReach(part) || isPersonalRow(part.trim()) || (isApart && ((isPlace(part.trim()) && goesOn) || STREET.test(part.trim())));
		// An address may stand right behind the words, with but a blank between.
		const words = part.split(" ");
		const mail = words.findIndex(isMail);
		if (isOther) return trimEndOf(told + (mail > 0 ? (parts[at - 1] ?? "") + words.slice(0, mail).join(" ") : ""), /[\s|·•∙◦♦/,]/u);
		told += (parts[at - 1] ?? "").replace(/\t/u, " ") + part;
	}
	return told;
}

/** The value of a line whose label says that it is what the person is or looks for. */
function statedIn(text: string): string {
	const own = text.replace(OTHER_LABEL, "").replace(HEADLINE_LABEL, "");
	const row = formRowOf(own, "job");
	return row?.role === "title" && /\t/u.test(own.slice(0, row.valueAt)) ? own.slice(row.valueAt) : own;
}

const isSaying = (text: string): boolean => {
	const range = findDateRange(text);
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const dated = range ? (range.text.match(/\p{L}/gu)?.length ?? 0) : 0;
	return letters - dated > 3 && letters > (text.match(/\d/gu)?.length ?? 0);
};

const MOST_WORDS = 8;

/** A trade that opens the line right below the name, which goes on with how to reach the person. */
function belowName(name: Fact | null, lines: readonly ResumeLine[]): Fact | null {
	const at = lines.findLastIndex(({ lineId }) => name?.source.lineIds.includes(lineId));
	const [own, line] = [lines[at], lines[at + 1]];
	if (at === -1 || !own || !line || line.page !== own.page || line.column !== own.column || line.kind === "bullet") return null;
	const text = beforeContact(line.text);
	const isTrade = (titleScore(text) > 0 || knownTitleIn(text) > 0) && !/[\d:]/u.test(text) && !isContactLabel(text);
	return isTrade && text.length < line.text.length && text.split(/\s+/u).length <= MOST_WORDS ? factOf(text, 0.7, [line]) : null;
}

const MOST_REST_WORDS = 3;
const APART = 0.5;

/** "Registered Nurse · Intensive" above "Care": what a headline in a narrow column wraps into, a word or three set like it right below, with room after them. */
function restOf(last: ResumeLine, name: Fact | null, all: readonly ResumeLine[]): ResumeLine | null {
	const at = all.indexOf(last);
	const [next, after] = [all[at + 1], all[at + 2]];
	if (at < 0 || !next || next.isRest === false || next.kind !== "text" || last.y === null || next.y === null) return null;
	const isAlike =
		next.page === last.page && next.column === last.column && next.fontSize === last.fontSize && next.bold === last.bold && next.italic === last.italic;
	const isTight = (next.gap ?? 0) < APART && (after === undefined || after.column !== next.column || (after.gap ?? 0) > (next.gap ?? 0) + APART);
	const isWords = /^[\p{L}\p{M}&/ ’'-]+$/u.test(next.text) && next.text.split(" ").length <= MOST_REST_WORDS;
	const isOther = isPlace(next.text) || sectionKindOf(next.text) !== null || name?.source.lineIds.includes(next.lineId) || isTown(next.text);
	return isAlike && isTight && isWords && !isOther ? next : null;
}

/**
 * What the person says that they are, under the name or beside it: the first such line with what it wraps into. @param all the lines of the resume, for
 * a headline that shares its line with an address
 */
export function readHeadline(found: readonly ResumeLine[], name: Fact | null, all: readonly ResumeLine[] = []): Fact | null {
	const told = found.filter((line) => !NO_HEADLINE.test(line.text) && !isDocumentTitle(line.text));
	const [first] = told;
	if (!first) return belowName(name, all);
	if (first.lineId === name?.source.lineIds[0]) {
		const rest = piecesOf(first.text).slice(1).join(" | ");
		return rest === "" ? null : factOf(rest.slice(0, LONGEST_HEADLINE), 0.85, [first]);
	}
	const lines = told.filter(
		(line, at) =>
			Number(line.lineId.slice(1)) === Number(first.lineId.slice(1)) + at &&
			line.fontSize === first.fontSize &&
			line.column === first.column &&
			line.bold === first.bold &&
			(at === 0 || !isPlace(line.text)),
	);
	const rest = restOf(lines.at(-1) ?? first, name, all);
	const whole = rest ? [...lines, rest] : lines;
	const text = beforeContact(whole.map((line) => statedIn(line.text)).join(" "));
	return isSaying(text) || /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]{2}/u.test(text) ? factOf(text.slice(0, LONGEST_HEADLINE), 0.85, whole) : belowName(name, all);
}
