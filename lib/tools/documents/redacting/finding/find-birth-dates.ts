import { type FinderLine, type Match, plainLine } from "./finder-line";
import { foldLine, isWordSign, Labels } from "./labels";

export const BIRTH_LABELS = new Labels(
	"born|born on|b. on|nací|nací el|nasci|nasci em|sono nato|sono nata|birth|birth date|birthdate|date of birth|birthday|d.o.b|dob|geboren|geboren am|geb|geb.|geburtsdatum|geburtstag|geb.-datum|geb.datum|geburtsdatum/-ort|né|née|né le|née le|date de naissance|naissance|ddn|nacido el|nacida el|nacido|nacida|fecha de nacimiento|nacimiento|f. nac|nato|nata|nato il|nata il|data di nascita|nascita|nascido|nascida|data de nascimento|nascimento|geboortedatum|geboren op|geb. datum|född|födelsedatum|født|fødselsdato|fødselsdag|syntynyt|syntymäaika|urodzony|urodzona|urodzonym|urodzoną|urodzonego|urodzonej|ur|ur.|data urodzenia|narozen|narozena|datum narození|dátum narodenia|született|születési idő|születési dátum|data nașterii|născut|născută|datum rođenja|datum rojstva|doğum tarihi|doğum|дата рождения|род|урож|народився|народилася|родился|родилась|дата народження|ημερομηνία γέννησης|生年月日|出生日期|出生年月|生日|생년월일|วันเกิด|ngày sinh|sinh ngày|tanggal lahir|תאריך לידה|נולד|נולדה|تاريخ الميلاد|تاريخ الولادة|مواليد|مولود|مولودة|المولود|المولودة|जन्म तिथि|जन्मतिथि",
);
const MONTHS =
	"jan(?:uary|uar|vier|eiro|uari)?|january|jänner|feb(?:ruary|ruar|ruari)?|fev(?:rier|ereiro)?|mar(?:ch|s|zo|co|t)?|marz|maerz|märz|mrt|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|maj|mei|mayo|maio|maggio|mag|jun(?:e|i|io|ho)?|juin|giugno|giu|jul(?:y|i|io|ho)?|juil(?:let)?|luglio|lug|aug(?:ust|ustus|usti)?|aout|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre|embro)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|enero|ene|gennaio|gen|янв(?:аря|арь)?|фев(?:раля|раль)?|мар(?:та|т)?|апр(?:еля|ель)?|ма[яи]|июн[яь]?|июл[яь]?|авг(?:уста|уст)?|сен(?:тября|тябрь|т)?|окт(?:ября|ябрь)?|ноя(?:бря|брь|б)?|дек(?:абря|абрь)?|يناير|فبراير|مارس|أبريل|ابريل|إبريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر";
const MORE_MONTHS =
	"stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|marts|augusti|januar|januari|januara";
const NUMERIC = String.raw`\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일]?`;
/** Years of an era, as Japan and Taiwan count them. */
const OF_ERA = [/(?:明治|大正|昭和|平成|令和|民國|民国) ?(?:\d{1,3}|元) ?年 ?\d{1,2} ?月 ?\d{1,2} ?日?/g, /[mtshr]\d{1,2}[./-]\d{1,2}[./-]\d{1,2}/g];
const DAY_FIRST = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|-|/)? ?(?:de |of |di )?(?:${MONTHS}|${MORE_MONTHS})(?:\.|-|/)?,? ?(?:de |del |of )?(?:\d{4}(?: r\.| года?)?|'?\d{2}(?!\d))`;
const MONTH_FIRST = String.raw`(?:${MONTHS})(?:\. ?|[ /-])\d{1,2}(?:st|nd|rd|th)?(?:,? |[-/])\d{4}|\d{4}[-/ ](?:${MONTHS})[-/ ]\d{1,2}`;
const DATES = [new RegExp(DAY_FIRST, "g"), new RegExp(MONTH_FIRST, "g"), new RegExp(NUMERIC, "g"), ...OF_ERA];
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** What stands behind a date that is one of birth: "昭和58年4月12日生", "17.03.1961 г. р.". */
const BORN_BEHIND = /^ ?(?:生|出生|г\. ?р|(?:года? )?рождения|г\. ?рожд|р\.? ?н|geboren|dogumlu|dogdu|urodz|narozen|szulet)/;
const REACH = 34;
const NEXT_LINE = 40;

interface Span {
	readonly start: number;
	readonly end: number;
}

/** Dates of a folded line, as many languages write them. */
export function datesIn(folded: string): Span[] {
	const spans = DATES.flatMap((pattern) => [...folded.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })));
	return spans.filter(({ start, end }) => !isWordSign(folded[start - 1]) && !isWordSign(folded[end])).sort((a, b) => a.start - b.start || b.end - a.end);
}

const isBirthYear = (text: string) => {
	const year = Number(/(?:19|20)\d{2}/.exec(text)?.[0] ?? 0);
	return year >= 1905 && year <= 2015;
};

/** Dates of birth: behind their label, on the line under it, behind the sign that genealogists use, or in brackets beside a name. */
export function findBirthDates(lines: readonly FinderLine[], names: readonly Match[]): Match[] {
	const matches: Match[] = [];
	const add = (line: number, span: Span, confidence: number) => matches.push({ kind: "birth_date", line, ...span, confidence });
	const folded = lines.map(({ text }) => foldLine(plainLine(text)));
	for (const [line, text] of folded.entries()) {
		const dates = /\d/.test(text) ? datesIn(text) : [];
		for (const label of BIRTH_LABELS.ends(text)) {
			const own = dates.find(({ start }) => start >= label.end && start - label.end <= REACH);
			if (own) add(line, own, 0.97);
			else if (label.end + REACH > text.length && addBroken(folded, line, label, matches)) continue;
			else if (!/\d/.test(text.slice(label.end, label.end + REACH))) fromNextLine(folded, line, label, add);
			else addYear(text, line, label, add);
		}
		for (const date of dates) {
			if (BORN_BEHIND.test(text.slice(date.end, date.end + 16))) add(line, date, 0.95);
			if (/(?:^|[^*∗])[*∗]\s?$/.test(text.slice(Math.max(0, date.start - 3), date.start))) add(line, date, 0.9);
		}
	}
	const beside = names.flatMap(({ line, end }) => {
		const text = folded[line] ?? "";
		const near = datesIn(text.slice(end, end + 24)).find(({ start }) => start <= 4 && /^[ (,*]+$/.test(text.slice(end, end + start)));
		return near ? [{ line, start: end + near.start, end: end + near.end, isSure: isBirthYear(text.slice(end + near.start, end + near.end)) }] : [];
	});
	// Of the young a year says little, but beside others of their house it says what it is.
	for (const date of beside)
		if (date.isSure || beside.some(({ line, isSure }) => line === date.line && isSure)) add(date.line, { start: date.start, end: date.end }, 0.6);
	return matches;
}

function addYear(text: string, line: number, label: Span, add: (line: number, span: Span, confidence: number) => void): void {
	const found = YEAR.exec(text.slice(label.end, label.end + REACH));
	if (!found) return;
	// However the day and the month are written before it: the year alone is not what tells a birth.
	const first = text.slice(label.end, label.end + found.index).search(/\d/);
	add(line, { start: label.end + (first === -1 ? found.index : first), end: label.end + found.index + 4 }, 0.85);
}

/** A date that begins in the line of its label and ends in the next one. */
function addBroken(folded: readonly string[], line: number, label: Span, matches: Match[]): boolean {
	const text = folded[line] ?? "";
	const joined = `${text} ${(folded[line + 1] ?? "").slice(0, NEXT_LINE)}`;
	const own = datesIn(joined).find(({ start, end }) => start >= label.end && start - label.end <= REACH && start < text.length && end > text.length + 1);
	if (own) matches.push({ kind: "birth_date", line, ...own, confidence: 0.9 });
	return own !== undefined;
}

/** A form that prints labels above values: the date stands under it, perhaps beside other values. */
function fromNextLine(folded: readonly string[], line: number, label: Span, add: (line: number, span: Span, confidence: number) => void): void {
	const text = folded[line] ?? "";
	const isHeading = text.slice(label.end).replace(/[^\p{L}]/gu, "").length < 14 || text.slice(0, label.start).trim() === "";
	if (!isHeading) return;
	for (const next of [line + 1, line + 2]) {
		const [own] = datesIn((folded[next] ?? "").slice(0, NEXT_LINE * 2));
		if (own && isBirthYear((folded[next] ?? "").slice(own.start, own.end))) {
			add(next, own, 0.8);
			return;
		}
	}
}
