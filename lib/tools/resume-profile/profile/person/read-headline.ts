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
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { namesUnit } from "@/lib/tools/resume-profile/words/unit-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";
import { nameAndTrade } from "./beside-name";
import { piecesOf } from "./pieces";

const LONGEST_HEADLINE = 200;
/** What stands where a photograph does, and what labels a headline. */
const NO_HEADLINE =
	/^[[(]?(?:(?:2\s?x\s?2\s)?(?:foto|photo|photograph)|lichtbild|bewerbungsfoto|bild|picture|фото|写真|証明写真|사진|照片|صورة|תמונה|फोटो|รูปถ่าย|ảnh|zdjęcie|fotografie|fotoğraf|pas foto)[\])]?$/iu;
const HEADLINE_LABEL =
	/^(?:(?:occupazione desiderata|professione|posizione ricercata|professione desiderata|occupazione|beruf|berufsbezeichnung|profession|occupation|profissão|profesión|yrke|zawód|povolání|meslek|profesi|nghề nghiệp|профессия|професія|職種|직업|职业)(?:\s*[:：/]\s*|\s(?=\p{Lu}))|(?:(?:position|post|rank|job) applied(?: for)?|applying for|candidate for|position sought|poste recherché|puesto deseado|angestrebte position|求职意向|应聘职位|应聘岗位|期望职位|希望職種|希望職位|지원분야|희망직종)\s*[:：\t]\s*)/iu;
/** Before a label in another language: "Jabatan dilamar / Rank applied". */
const OTHER_LABEL = /^[^\t:：]{3,30}\s\/\s(?=(?:rank|position|post) applied)/iu;

/** A place in a line of its own below a headline is none of it. */
const isPlace = (text: string): boolean => (placeScore(text) > 0 || isTown(text)) && titleScore(text) === 0 && text.length < LONGEST_PLACE;
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
		const isOther =
			isReach(part) || isPersonalRow(part.trim()) || isContactLabel(part.trim()) || (isApart && ((isPlace(part.trim()) && goesOn) || STREET.test(part.trim())));
		// An address may stand right behind the words, with but a blank between.
		const words = part.split(" ");
		const mail = words.findIndex(isMail);
		if (isOther) return trimEndOf(told + (mail > 0 ? (parts[at - 1] ?? "") + words.slice(0, mail).join(" ") : ""), /[\s|·•∙◦♦/,]/u);
		told += (parts[at - 1] ?? "").replace(/\t/u, " ") + part;
	}
	return told;
}

/** "面议": a wage to be agreed on, behind what is looked for. */
const WAGE = /\s(?:薪资|待遇)?面[议談谈]$/u;

/** The value of a line whose label says that it is what the person is or looks for. */
function statedIn(text: string): string {
	const own = text.replace(OTHER_LABEL, "").replace(HEADLINE_LABEL, "").replace(WAGE, "");
	const row = formRowOf(own, "job");
	return row?.role === "title" && /\t/u.test(own.slice(0, row.valueAt)) ? own.slice(row.valueAt) : own;
}

/** "2024年 10月 1日現在": the day that a form was filled in, in signs. */
const IS_DAY = /^(?:\(?[令平昭]?\p{sc=Han}{0,3}\s?)?[\p{N}〇一二三四五六七八九十元]{1,4}\s?年.{0,12}日(?:\s?現在)?(?=\s|$)/u;

const isSaying = (text: string): boolean => {
	if (IS_DAY.test(text)) return false;
	const range = findDateRange(text);
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const dated = range ? (range.text.match(/\p{L}/gu)?.length ?? 0) : 0;
	return letters - dated > 3 && letters > (text.match(/\d/gu)?.length ?? 0);
};

/** "Department of Soil Science, University of Nigeria": where somebody works is not what they are. */
function isAffiliation(text: string): boolean {
	const [unit = "", ...rest] = text.split(",");
	return rest.length > 0 && namesUnit(unit) && titleScore(text) === 0 && knownTitleIn(text) === 0 && rest.some(namesSchool);
}

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

const OPENS_BRACKET = /^[(（]/u;
const GOES_ON = /(?:[,&/(–-]|\s(?:and|und|et|y|e|of|in|for|für|de))$/iu;
const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
const isOpen = (text: string): boolean => countOf(text, /[(（]/gu) > countOf(text, /[)）]/gu);

const LINES_BETWEEN = 3;

/** The line below a headline that it goes on in: an open bracket or a sign at its end tells, or brackets that open the next. */
function restBelow(text: string, last: ResumeLine | undefined, all: readonly ResumeLine[]): ResumeLine[] {
	const at = all.findIndex(({ lineId }) => lineId === last?.lineId);
	const isAlike = (line: ResumeLine) => line.page === last?.page && line.fontSize === last.fontSize && line.bold === last.bold;
	// What stands in another column may come between.
	const next = all.slice(at + 1, at + 1 + LINES_BETWEEN).find((line) => isAlike(line) && (line.kind === "heading" || line === all[at + 1]));
	if (!last || at === -1 || !next || next.column !== last.column) return [];
	const isBracket = OPENS_BRACKET.test(next.text) && next.text.trim().endsWith(")") && next.isRest !== false;
	const goesOn = isOpen(text) ? next.text.includes(")") : GOES_ON.test(text.trim()) || isBracket;
	return goesOn && beforeContact(next.text) === next.text ? [next] : [];
}

/** "Axel Rönnbäck — Senior" above "Embedded Software Engineer": where a headline begins beside the name and goes on below it, what it begins with. */
function besideName(named: ResumeLine | undefined, first: ResumeLine): string[] {
	const [name, ...rest] = named ? piecesOf(named.text) : [];
	const [begun = ""] = rest;
	const isBelow = named?.page === first.page && named.column === first.column && Number(first.lineId.slice(1)) === Number(named.lineId.slice(1)) + 1;
	const isBegun = name !== undefined && rest.length === 1 && isBelow && LEVEL.test(begun) && named.fontSize === first.fontSize;
	return isBegun ? [begun] : [];
}
/** A word that a trade follows. */
const LEVEL =
	/^(?:senior|junior|lead|principal|chief|staff|head of|deputy|assistant|associate|leitende[rn]?|stellvertretende[rn]?|chef|jefe|jefa|responsable)$/iu;

/** "Figueiredo | Product Manager": a part in front that the name ends with is of the name. */
function withoutName(text: string, name: Fact | null): string {
	const [first = "", ...others] = piecesOf(text);
	const isOfName = others.length > 0 && name?.value.toLowerCase().endsWith(` ${first.toLowerCase()}`) === true;
	return isOfName ? others.join(" | ") : text;
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
	const told = found.filter((line) => !NO_HEADLINE.test(line.text) && !isDocumentTitle(line.text) && !isAffiliation(line.text));
	const [first] = told;
	const named = all.find(({ lineId }) => lineId === name?.source.lineIds.at(-1));
	const beside = named && nameAndTrade(named.text);
	if (beside && (!first || first.lineId === named.lineId)) return factOf(beside.trade.slice(0, LONGEST_HEADLINE), 0.75, [named]);
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
	const own = [...besideName(named, first), ...lines.map((line) => statedIn(line.text))].join(" ");
	const below = restBelow(own, lines.at(-1), all);
	const wrapped = below.length === 0 ? restOf(lines.at(-1) ?? first, name, all) : null;
	const rest = wrapped ? [wrapped] : below;
	const text = withoutName(beforeContact([own, ...rest.map((line) => statedIn(line.text))].join(" ")), name);
	const isInSigns = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]{2}/u.test(text) && !IS_DAY.test(text);
	return isSaying(text) || isInSigns ? factOf(text.slice(0, LONGEST_HEADLINE), 0.85, [...lines, ...rest]) : belowName(name, all);
}
