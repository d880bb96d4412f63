import { type FinderLine, type Match, plainLine } from "./finder-line";
import { foldLine, isWordSign, Labels } from "./labels";
import { OFFERED } from "./offered";

export const BIRTH_LABELS = new Labels(
	"yob|year of birth|gave birth on|came into the world on|zur welt kam am|accouché le|dio a luz el|ha partorito il|nacidos|nacidas|nascidos|nati|nés|nées|нар.|нар|р.н.|born|born on|b. on|bday|b-day|birthdays|year of birth|birth year|jahrgang|jg.|geburtstage|geburtsjahr|année de naissance|anniversaire|anniversaires|año de nacimiento|cumpleaños|anno di nascita|compleanno|ano de nascimento|aniversário|geboortejaar|verjaardag|födelseår|årgång|fødselsår|fødd|syntymävuosi|synt.|rocznik|rok urodzenia|nar.|rok narození|születési év|szül.|szül|szül.:|anul nașterii|godina rođenja|rođen|rođena|rojen|rojena|γεννήθηκε|γεν.|έτος γέννησης|ημ. γέννησης|год рождения|рік народження|рожд.|роден|родена|doğum yılı|d. tarihi|sinh năm|năm sinh|lahir|tgl lahir|tempat/tgl lahir|เกิดวันที่|เกิดเมื่อ|เกิด|जन्म|ת. לידה|ילידת|יליד|(f.|(b.|(nar.|(ur.|nací|nací el|nasci|nasci em|sono nato|sono nata|birth|birth date|birthdate|date of birth|birthday|d.o.b|dob|geboren|geboren am|geb|geb.|geburtsdatum|geburtstag|geb.-datum|geb.datum|geburtsdatum/-ort|né|née|né le|née le|date de naissance|naissance|ddn|nacido el|nacida el|nacido|nacida|fecha de nacimiento|nacimiento|f. nac|nato|nata|nato il|nata il|data di nascita|nascita|nascido|nascida|data de nascimento|nascimento|geboortedatum|geboren op|geb. datum|född|födelsedatum|født|fødselsdato|fødselsdag|syntynyt|syntymäaika|urodzony|urodzona|urodzonym|urodzoną|urodzonego|urodzonej|ur|ur.|data urodzenia|narozen|narozena|datum narození|dátum narodenia|született|születési idő|születési dátum|data nașterii|născut|născută|datum rođenja|datum rojstva|doğum tarihi|doğum|дата рождения|род|урож|народився|народилася|родился|родилась|дата народження|ημερομηνία γέννησης|生年月日|出生日期|出生年月|生日|생년월일|วันเกิด|ngày sinh|sinh ngày|tanggal lahir|תאריך לידה|נולד|נולדה|تاريخ الميلاد|تاريخ الولادة|مواليد|مولود|مولودة|المولود|المولودة|जन्म तिथि|जन्मतिथि",
);
const MONTHS =
	"jan(?:uary|uar|vier|eiro|uari)?|january|jänner|feb(?:ruary|ruar|ruari)?|fev(?:rier|ereiro)?|mar(?:ch|s|zo|co|t)?|marz|maerz|märz|mrt|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|maj|mei|mayo|maio|maggio|mag|jun(?:e|i|io|ho)?|juin|giugno|giu|jul(?:y|i|io|ho)?|juil(?:let)?|luglio|lug|aug(?:ust|ustus|usti)?|aout|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre|embro)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|enero|ene|gennaio|gen|янв(?:аря|арь)?|фев(?:раля|раль)?|мар(?:та|т)?|апр(?:еля|ель)?|ма[яи]|июн[яь]?|июл[яь]?|авг(?:уста|уст)?|сен(?:тября|тябрь|т)?|окт(?:ября|ябрь)?|ноя(?:бря|брь|б)?|дек(?:абря|абрь)?|يناير|فبراير|مارس|أبريل|ابريل|إبريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر";
const MORE_MONTHS =
	"stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|marts|augusti|januar|januari|januara|marcius|aprilis|majus|junius|julius|augusztus|szeptember|ιανουαριου|φεβρουαριου|μαρτιου|απριλιου|μαιου|ιουνιου|ιουλιου|αυγουστου|σεπτεμβριου|οκτωβριου|νοεμβριου|δεκεμβριου|сiчня|січня|лютого|березня|квiтня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|януари|февруари|април|юни|юли|септември|октомври|ноември|декември|maret|agustus|desember|sijecnja|veljace|ozujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca|januára|tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesakuuta|heinakuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta|ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|सितंबर|अक्टूबर|नवम्बर|नवंबर|दिसम्बर|दिसंबर|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.".normalize(
		"NFC",
	);
const NUMERIC = String.raw`\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:\d{4}(?: r\.)?|'?\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{2,4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일]?`;
/** Years of an era, as Japan and Taiwan count them. */
const KANJI = "[〇一二三四五六七八九十百元]";
const OF_ERA = [
	new RegExp(`(?:(?:明治|大正|昭和|平成|令和|民國|民国) ?)?${KANJI}{1,5}年${KANJI}{1,3}月${KANJI}{1,3}日?`, "g"),
	/(?:明治|大正|昭和|平成|令和|民國|民国) ?(?:\d{1,3}|元) ?年 ?\d{1,2} ?月 ?\d{1,2} ?日?/g,
	/[mtshr]\d{1,2}[./-]\d{1,2}[./-]\d{1,2}/g,
];
const DAY_FIRST = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|-|/)? ?(?:de |of |di )?(?:${MONTHS}|${MORE_MONTHS})(?:\.|-|/)?,? ?(?:de |del |of )?(?:\d{4}(?: r\.| р\.| року| года?)?|'?\d{2}(?!\d))`;
const MONTH_FIRST = String.raw`(?:${MONTHS})(?:\. ?|[ /-])\d{1,2}(?:st|nd|rd|th)?(?:(?:,? |[-/])\d{4}|,? '\d{2}(?!\d))|\d{4}[-/ ](?:${MONTHS})[-/ ]\d{1,2}`;
/** "4 X 1962", "8-III-1979", "1947. szeptember 17.", "ngày 17 tháng 4 năm 1962". */
const ROMAN = String.raw`\d{1,2}(?:\. ?|[ /-])(?:x?i{1,3}|i?v|vi{1,3}|i?x)(?:\. ?|[ /-])\d{4}(?: r\.)?`;
const YEAR_FIRST = String.raw`\d{4}[.,]? ?(?:${MONTHS}|${MORE_MONTHS})\.? \d{1,2}\.?|\d{1,2} thang \d{1,2}(?: nam|,) \d{4}`;
const DATES = [
	new RegExp(ROMAN, "g"),
	new RegExp(YEAR_FIRST, "g"),
	new RegExp(DAY_FIRST, "g"),
	new RegExp(MONTH_FIRST, "g"),
	new RegExp(NUMERIC, "g"),
	...OF_ERA,
];
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** What stands behind a date that is one of birth: "昭和58年4月12日生", "17.03.1961 г. р.". */
const BORN_BEHIND = /^ ?(?:生|出生|г\. ?р|(?:года? )?рождения|г\. ?рожд|р\.? ?н|geboren|dogumlu|dogdu|urodz|narozen|szulet)/;
/** "1962 г.р.", "1985年生": a year alone before the same. */
const BORN_IN = /(?<=classe )(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}(?= ?(?:年生|년생|г\. ?р|года? рождения|р\. ?н|doğumlu|dogumlu))/g;
const REACH = 34;
const NEXT_LINE = 40;

interface Span {
	readonly start: number;
	readonly end: number;
}

/** Dates of a folded line, as many languages write them. */
export function datesIn(folded: string): readonly Span[] {
	const known = KNOWN.get(folded);
	if (known) return known;
	const dates = folded.length < LEAST_DATE ? [] : allDatesIn(folded);
	if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
	KNOWN.set(folded, dates);
	return dates;
}

/** Several finders ask for the dates of the same lines. */
const KNOWN = new Map<string, readonly Span[]>();
const [MOST_KNOWN, LEAST_DATE] = [2_000, 5];

function allDatesIn(folded: string): Span[] {
	const spans = DATES.flatMap((pattern) => [...folded.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })));
	return spans.filter(({ start, end }) => !isWordSign(folded[start - 1]) && !isWordSign(folded[end])).sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "'87" is of the last century, "'09" of this one; between lie years of papers. */
function yearOf(text: string): number {
	const whole = /(?:19|20)\d{2}/.exec(text)?.[0];
	if (whole !== undefined) return Number(whole);
	const short = Number(/(?<!\d)['’]?(\d{2})$/.exec(text)?.[1] ?? Number.NaN);
	return Number.isNaN(short) ? 0 : short > YOUNGEST ? 1900 + short : 2000 + short;
}
const YOUNGEST = 28;

const isBirthYear = (text: string) => {
	const year = yearOf(text);
	return year >= 1905 && year <= 2015;
};

/** A month and a year, a day and a month: what stands behind a label of birth and is no full date. */
const PART = new RegExp(
	String.raw`(?:${MONTHS}|${MORE_MONTHS})\.?(?: de| del| of|,)? ?(?:19|20)\d{2}|(?:19|20)\d{2}\.? (?:${MONTHS}|${MORE_MONTHS})|\d{1,2}\.? ?(?:de |of )?(?:${MONTHS}|${MORE_MONTHS})|(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./]\d{1,2}(?:\.|(?=[,; )]|$))|\d{1,2}[./-](?:19|20)\d{2}|['’]\d{2}|(?<!\d)(?:19|20|25)\d{2}(?:年|년| г\.)?`,
	"g",
);
const MOST_PARTS = 12;

/** Dates of birth: behind their label, on the line under it, behind the sign that genealogists use, or in brackets beside a name. */
export function findBirthDates(lines: readonly FinderLine[], names: readonly Match[]): Match[] {
	const matches: Match[] = [];
	const add = (line: number, span: Span, confidence: number) => matches.push({ kind: "birth_date", line, ...span, confidence });
	const folded = lines.map(({ text }) => foldLine(plainLine(text)));
	for (const [line, text] of folded.entries()) {
		const dates = /[\d一二三四五六七八九十]/.test(text) ? datesIn(text) : [];
		for (const label of BIRTH_LABELS.ends(text)) {
			const own = dates.find(({ start }) => start >= label.end && start - label.end <= REACH);
			if (own) add(line, own, 0.97);
			else if (label.end + REACH > text.length && addBroken(folded, line, label, matches)) continue;
			else if (!/\d/.test(text.slice(label.end, label.end + REACH))) fromNextLine(folded, line, label, add);
			else addYear(text, line, label, add);
		}
		for (const date of dates) if (BORN_AT.test(text.slice(date.end, date.end + 48))) add(line, date, 0.9);
		addMany(text, line, dates, add);
		addBeside(text, line, dates, matches, add);
		for (const year of text.matchAll(BORN_IN)) add(line, { start: year.index, end: year.index + 4 }, 0.85);
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
		else if (folded[date.line]?.trimEnd().length === date.end) add(date.line, { start: date.start, end: date.end }, OFFERED);
	return matches;
}

function addYear(text: string, line: number, label: Span, add: (line: number, span: Span, confidence: number) => void): void {
	const found = YEAR.exec(text.slice(label.end, label.end + REACH));
	const [part] = partsBehind(text, label.end);
	const first = found ? text.slice(label.end, label.end + found.index).search(/\d/) : -1;
	// However the day and the month are written before it: the year alone is not what tells a birth.
	const start = found ? label.end + (first === -1 ? found.index : first) : -1;
	if (part && (start === -1 || part.start <= start)) add(line, { start: part.start, end: Math.max(part.end, found ? label.end + found.index + 4 : 0) }, 0.85);
	else if (found) add(line, { start, end: label.end + found.index + 4 }, 0.85);
}

/** "am 12.3.51 in Gera geboren", "le 4 mai 1960 à Oran (naissance)": the place stands between. */
const BORN_AT = /^ (?:in|a|à|en|w|v|i|zu|te) \p{L}[\p{L} .-]{1,24}? (?:geboren|zur welt|narozen|urodzon|fodt|fodd|született)/u;
/** "Mother's DOB 03-Jul-1960, father's 11-Jan-1958": what stands between a date of birth and that of somebody else. */
const BESIDE = /^(?:,| and| und| et| y| e|;| \/)? ?(?:and |und |et |y )?(?:(?:his|her|my|their|the) )?\p{L}{0,14}(?:'s|’s)?(?: on)? ?$/u;

function addBeside(
	text: string,
	line: number,
	dates: readonly Span[],
	matches: readonly Match[],
	add: (line: number, span: Span, confidence: number) => void,
): void {
	for (const [at, date] of dates.entries()) {
		const before = dates[at - 1];
		const isBorn = before !== undefined && matches.some((one) => one.line === line && one.start === before.start && one.confidence > 0.8);
		const between = before === undefined ? "" : text.slice(before.end, date.start);
		if (isBorn && /['’]s|\b(?:his|her|my)\b/.test(between) && BESIDE.test(between)) add(line, date, 0.6);
	}
}

const partsBehind = (text: string, from: number): Span[] =>
	[...text.slice(from, from + REACH).matchAll(PART)]
		.map((found) => ({ start: from + found.index, end: from + found.index + found[0].length }))
		.filter(({ start, end }) => !isWordSign(text[start - 1]) && !isWordSign(text[end]));

/** "Birthdays: Mia 24.12.09, Ben 1.1.": every date of the line. */
const MANY = /(?:誕生日|生日|birthdays|geburtstage|cumpleanos|anniversaires|compleanni)(?:[^\p{L}]|$)/u;

function addMany(text: string, line: number, dates: readonly Span[], add: (line: number, span: Span, confidence: number) => void): void {
	const from = text.search(MANY);
	if (from === -1) return;
	const parts = [...text.slice(from).matchAll(PART)]
		.slice(0, MOST_PARTS)
		.map((found) => ({ start: from + found.index, end: from + found.index + found[0].length }));
	for (const date of [...dates.filter(({ start }) => start > from), ...parts]) add(line, date, 0.8);
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
