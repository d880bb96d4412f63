import { type FinderLine, isLetterOrFigure, type Match, plainLine } from "./finder-line";
import { foldLine, Labels } from "./labels";

const BIRTH_LABELS = new Labels(
	"born|born on|birth|birth date|birthdate|date of birth|birthday|d.o.b|dob|geboren|geboren am|geb|geb.|geburtsdatum|geburtstag|geb.-datum|geb.datum|geburtsdatum/-ort|né|née|né le|née le|date de naissance|naissance|ddn|nacido|nacida|fecha de nacimiento|nacimiento|f. nac|nato|nata|nato il|nata il|data di nascita|nascita|nascido|nascida|data de nascimento|nascimento|geboortedatum|geboren op|geb. datum|född|födelsedatum|født|fødselsdato|fødselsdag|syntynyt|syntymäaika|urodzony|urodzona|ur|data urodzenia|narozen|narozena|datum narození|dátum narodenia|született|születési idő|születési dátum|data nașterii|născut|născută|datum rođenja|datum rojstva|doğum tarihi|doğum|дата рождения|родился|родилась|дата народження|ημερομηνία γέννησης|生年月日|出生日期|出生年月|生日|생년월일|วันเกิด|ngày sinh|sinh ngày|tanggal lahir|תאריך לידה|تاريخ الميلاد|जन्म तिथि|जन्मतिथि",
);
const MONTHS =
	"jan(?:uary|uar|vier|eiro|uari)?|january|jänner|feb(?:ruary|ruar|ruari)?|fev(?:rier|ereiro)?|mar(?:ch|s|zo|co|t)?|marz|maerz|märz|mrt|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|maj|mei|mayo|maio|maggio|mag|jun(?:e|i|io|ho)?|juin|giugno|giu|jul(?:y|i|io|ho)?|juil(?:let)?|luglio|lug|aug(?:ust|ustus|usti)?|aout|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre|embro)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|enero|ene|gennaio|gen";
const NUMERIC = String.raw`\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일]?`;
const DAY_FIRST = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º)? ?(?:de |of |di )?(?:${MONTHS})\.?,? ?(?:de |del )?\d{4}`;
const MONTH_FIRST = String.raw`(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`;
const DATES = [new RegExp(DAY_FIRST, "g"), new RegExp(MONTH_FIRST, "g"), new RegExp(NUMERIC, "g")];
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const REACH = 34;
const NEXT_LINE = 40;

interface Span {
	readonly start: number;
	readonly end: number;
}

function datesIn(folded: string): Span[] {
	const spans = DATES.flatMap((pattern) => [...folded.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })));
	return spans
		.filter(({ start, end }) => !isLetterOrFigure(folded[start - 1]) && !isLetterOrFigure(folded[end]))
		.sort((a, b) => a.start - b.start || b.end - a.end);
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
			else if (!/\d/.test(text.slice(label.end, label.end + REACH))) fromNextLine(folded, line, label, add);
			else addYear(text, line, label, add);
		}
		for (const date of dates) {
			if (/[*∗]\s?$/.test(text.slice(Math.max(0, date.start - 2), date.start))) add(line, date, 0.9);
		}
	}
	for (const { line, end } of names) {
		const text = folded[line] ?? "";
		const near = datesIn(text.slice(end, end + 24)).find(({ start }) => start <= 4 && /^[ (,*]+$/.test(text.slice(end, end + start)));
		if (near && isBirthYear(text.slice(end + near.start, end + near.end))) add(line, { start: end + near.start, end: end + near.end }, 0.6);
	}
	return matches;
}

function addYear(text: string, line: number, label: Span, add: (line: number, span: Span, confidence: number) => void): void {
	const found = YEAR.exec(text.slice(label.end, label.end + REACH));
	if (found) add(line, { start: label.end + found.index, end: label.end + found.index + 4 }, 0.85);
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
