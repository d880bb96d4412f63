import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { type CellRole, tableRoleOf } from "@/lib/tools/resume-profile/profile/parts/entry-tables";
import { formRoleOf, formRowOf } from "@/lib/tools/resume-profile/words/form-labels";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isNearTown, isPartOf, isUnitOf, namesUnit } from "@/lib/tools/resume-profile/words/unit-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { withoutKinds } from "./employment-kinds";
import { has, withBrackets } from "./head-roles";

const OF_TIME: ReadonlySet<string> = new Set(
	`year years yr yrs month months mo mos ano anos mes meses an ans mois jahr jahre monat monate jaar maand maanden anno anni mese mesi ar manad manader rok lat lata miesiac miesiace miesiecy
	let mesic mesice mesicu yil ay tahun bulan год года лет месяц месяца месяцев рік роки років місяць місяці місяців y e et und and`
		.split(/\s+/)
		.filter(Boolean),
);
const LONGEST_TIME = 5;

/** "7 años 10 meses": how long somebody stayed, as profile networks say it below an employer. */
function saysHowLong(text: string): boolean {
	const words = text.split(" ");
	const areOfTime = words.every((word) => /^\d{1,2}$/u.test(word) || OF_TIME.has(foldText(word)));
	return words.length > 1 && words.length <= LONGEST_TIME && /^\d/u.test(text) && areOfTime && /\p{L}{2}$/u.test(text);
}

/** Times are no titles and no employers. */
const withoutTimes = (segments: readonly NamedSegment[]): NamedSegment[] =>
	segments.map((segment) => (!segment.isDates && saysHowLong(segment.text) ? { ...segment, role: "note" } : segment));

/** "Madrid, Comunidad de Madrid, España": a row that begins with a town and ends with its country is of places alone. */
function withPlaceRows(segments: readonly NamedSegment[]): NamedSegment[] {
	const rows = new Set(
		segments.flatMap(({ row }, at) => {
			const own = segments.filter((other) => other.row === row && !other.isDates);
			const [first, last] = [own[0], own.at(-1)];
			const areJoined = own.length > 2 && own.slice(1).every(({ sign }) => sign === "comma");
			return first && first === segments[at] && last && areJoined && isTown(first.text) && isKnownPlace(last.text) ? [row] : [];
		}),
	);
	return segments.map((segment) => (rows.has(segment.row) && !segment.isDates ? { ...segment, role: "place" } : segment));
}

/** What has no digit is no date: beside a title it is the employer, beside an employer a part of its name. */
function withDates(segments: readonly NamedSegment[]): NamedSegment[] {
	const isNone = ({ role, text }: NamedSegment) => role === "dates" && !/\p{N}/u.test(text) && findDateRange(text) === null;
	const isBefore = ({ row }: NamedSegment, at: number) => segments[at + 1]?.role === "company" && segments[at + 1]?.row === row;
	const employer = has(segments, "company") ? undefined : segments.find((segment, at) => isNone(segment) && segments[at - 1]?.role === "title");
	return segments.map((segment, at) => (isNone(segment) ? { ...segment, role: segment === employer || isBefore(segment, at) ? "company" : "note" } : segment));
}

const isKnownPlace = (text: string): boolean => isTown(text) || placeScore(text) > 0;

const STREET =
	/^(?:via|viale|piazza|corso|rue|avenue|boulevard|place|calle|c\/|avda|avenida|paseo|plaza|rua|ul|al|nám|str|jl|jalan|đường|вул|ул)\b|(?:straße|strasse|straat|laan|gatan|vägen|gade|weg|platz) \d/iu;
/** "1900 Industrial Dr", "Broad Street", "Barrio General Paz", "Promenade des Anglais". */
const STREET_OR_QUARTER =
	/^\d{1,5}[a-z]? \p{Lu}.*\s(?:st|street|rd|road|ave|avenue|dr|drive|blvd|ln|lane|hwy|highway|pkwy)\.?$|^\p{Lu}[\p{L} '’]{2,30}\s(?:Street|Road|Avenue|Boulevard|Lane)$|^(?:barrio|colonia|col\.|paraje|urb\.|fracc\.|parque|promenade|quai|centro comm)\b/iu;

const roleOfCell = (role: CellRole | null): SegmentRole => (role === "title" || role === "company" || role === "place" ? role : "note");

/** "Duties & Responsibilities:" as a line of its own. */
function isBareLabel({ line, text }: NamedSegment): boolean {
	const role = line.text.trim().length < text.length + 4 ? formRoleOf(line.text, "job") : null;
	return role === "duties" || role === "dates";
}

const isStreet = (text: string): boolean => STREET.test(text) || STREET_OR_QUARTER.test(text);

/** "Employer:⇥Harbour Diner, Leith": in a form the words before a value say what it is. */
function withFormLabels(segments: readonly NamedSegment[]): NamedSegment[] {
	const rows = segments.map(({ line }) => formRowOf(line.text, "job"));
	const rank = Math.min(...rows.flatMap((row) => (row?.role === "title" ? row.rank : [])));
	return segments.map((segment, at) => {
		const inTable = tableRoleOf(segment.line, segment.start);
		if (inTable !== undefined) return { ...segment, role: segment.isDates ? "dates" : roleOfCell(inTable) };
		const row = rows[at];
		if (!row && !segment.isDates && isBareLabel(segment)) return { ...segment, role: "note" };
		if (!row || segment.isDates) return segment;
		if (segment.start < row.valueAt || (row.role === "title" && row.rank > rank)) return { ...segment, role: "note" };
		if (row.role === "title") return { ...segment, role: "title" };
		if (row.role === "company" && segment.start > row.valueAt && STREET.test(segment.text)) return { ...segment, role: "note" };
		if (row.role === "company") return segment.role === "place" && segment.start > row.valueAt ? segment : { ...segment, role: "company" };
		return { ...segment, role: row.role === "place" ? "place" : "note" };
	});
}

export const EMPLOYED_AT = /\s(?:at|@|with|bei|bij|chez|presso|hos)\s+$/iu;
const PART_OF_TITLE = /\s(?:di|tại)\s+$/iu;

export const wordBefore = (words: RegExp, { line, start, sign }: NamedSegment): boolean => sign === "word" && words.test(line.text.slice(0, start));

/** "Cook at Diner": what such a word joins to a title is the employer, where no other is named. "Tecnico di laboratorio" is one title. */
function withWords(segments: readonly NamedSegment[]): NamedSegment[] {
	const isEmployed = (segment: NamedSegment, at: number) => wordBefore(EMPLOYED_AT, segment) && segments[at - 1]?.role === "title";
	const isTitle = (segment: NamedSegment, at: number) =>
		wordBefore(PART_OF_TITLE, segment) && segments[at - 1]?.role === "title" && !isOrganisation(segment.text);
	const named = segments.map((segment, at) => (isTitle(segment, at) ? { ...segment, role: "title" as const } : segment));
	if (has(named, "company")) return named;
	return named.map((segment, at) => (isEmployed(segment, at) ? { ...segment, role: "company" } : segment));
}

const LEGAL_FORM =
	/^(?:S\.?\s?A\.?(?: de C\.?\s?V\.?| de R\.?L\.? de C\.?V\.?)?|S\.?\s?L\.?(?:\s?U\.?)?|S\.?\s?r\.?\s?l\.?|S\.?\s?p\.?\s?A\.?|Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|LLP|PLC|GmbH(?: & Co\. KG)?|AG|KG|B\.?V\.?|N\.?V\.?|Lda\.?|Ltda\.?|Pvt\.? Ltd\.?|Pte\.? Ltd\.?|Co\.?|Corp\.?|P\.C\.|S\.?C\.?|SARL|SAS|Soc\.? Coop\.?(?: And\.?| V\.?)?|S\.?A\.?T\.?(?: \d{1,6})?|Sp\. z o\.? ?o\.?|s\.r\.o\.|a\.s\.|A\.?Ş\.?|Ltd\. Şti\.|W\.L\.L\.|e\.V\.|OHG|mbB|s\.e\.n\.c\.r\.l\.?|spol\. s ?r\.? ?o\.?|gGmbH|UG|e\.G\.|eG|ApS|A\/S|Oy|AB|AS|S\.?A\.?P\.?I\.? de C\.?V\.?|Pty\.? Ltd\.?|snc|S\.n\.c\.?|S\.a\.s\.?)$/iu;

export const isLegalForm = (text: string): boolean => LEGAL_FORM.test(text);

/** "Autocares Bermejo, S.L.": the legal form behind an employer is a part of its name. */
function withLegalForms(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => (segments[at - 1]?.role === "company" && LEGAL_FORM.test(segment.text) ? { ...segment, role: "company" } : segment));
}

/**
 * "Staff Nurse, Emergency Department" above "Galway Clinic": where the employer has a line of its own, what a sign joins to the title is of the title, unless
 * it is a town.
 */
function withOwnLines(segments: readonly NamedSegment[]): NamedSegment[] {
	const titled = segments.find(({ role }) => role === "title");
	if (!titled) return [...segments];
	const isJoined = ({ row, start, sign, isDates }: NamedSegment) =>
		!isDates && row === titled.row && start > titled.start && (sign === "comma" || sign === "dash" || sign === "bar");
	const isBeside = (segment: NamedSegment) => segment.role === "company" && isJoined(segment);
	const elsewhere = segments.find(({ role, row, text }) => row !== titled.row && (role === "company" || (role !== "dates" && isOrganisation(text))));
	if (!elsewhere) return [...segments];
	const named: NamedSegment[] = [];
	for (const segment of segments) {
		const before = named.at(-1);
		const goesOn = isJoined(segment) && before?.role === "title" && (segment.role === "place" || segment.role === "note") && !isKnownPlace(segment.text);
		if ((isBeside(segment) && segment.sign !== "bar") || goesOn) named.push({ ...segment, role: "title" });
		else named.push(segment === elsewhere && segments.some(isBeside) ? { ...segment, role: "company" } : segment);
	}
	return named;
}

/** "Flipkart" above "Engineering Manager": of two titles with a line each, the one that has a title's words is it. */
function withTwoTitles(segments: readonly NamedSegment[]): NamedSegment[] {
	const titles = segments.filter(({ role }) => role === "title");
	const isParted = titles.length === 2 && titles[0]?.row !== titles[1]?.row;
	if (has(segments, "company") || !isParted) return [...segments];
	const [known, ...more] = titles.filter(({ text }) => titleScore(text) > 0);
	if (!known || more.length > 0) return [...segments];
	return segments.map((segment) => (segment.role === "title" && segment !== known ? { ...segment, role: "company" } : segment));
}

/**
 * "Verpleegkundige, UMC Utrecht, 2013 – 2017", "Data Analyst, Tees Ferries, Hull": all on one line, where the employer went unseen; or the title did, and
 * what opens the line has a title's words.
 */
function withOneLine(segments: readonly NamedSegment[]): NamedSegment[] {
	const places = segments.filter(({ role }) => role === "place");
	const isTownBehind = places.length === 1 && places.every(({ sign }) => sign === "comma");
	const named = segments.filter(({ role }) => role !== "dates" && !(isTownBehind && role === "place"));
	const [first, ...more] = named;
	if (!first || named.length < 2 || !named.every(({ row, role }) => row === first.row && role === first.role)) return [...segments];
	const isBehind = ({ text, sign }: NamedSegment) =>
		(sign === "comma" || sign === "dash") && titleScore(text) === 0 && !isTown(text) && !(isTownBehind && namesUnit(text));
	if (first.role === "title") {
		const employer = more.find(isBehind);
		return segments.map((segment) => (segment === employer ? { ...segment, role: "company" } : segment));
	}
	const isTitle = first.role === "company" && titleScore(first.text) > 1 && [first, ...more].every(({ text }) => !isOrganisation(text)) && more.every(isBehind);
	return segments.map((segment) => (isTitle && segment === first ? { ...segment, role: "title" } : segment));
}

/** "Adecco Italia, Torino": what stands before a town and is none is the employer, where no other is named. */
function withPlaces(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "company")) return [...segments];
	const employer = segments.find(({ role, row, text }, at) => {
		const [before, next] = [segments[at - 1], segments[at + 1]];
		if (before?.role === "place" && before.row === row) return false;
		return role === "place" && next?.role === "place" && next.row === row && !isTown(text) && placeScore(text) === 0;
	});
	return segments.map((segment) => (segment === employer ? { ...segment, role: "company" } : segment));
}

const ACRONYM = /^\p{Lu}{3,6}(?:[–-]\p{Lu}{2,6})?$/u;

/**
 * "Eurostat, dyrekcja C, Luksemburg", "Stadt Köln, Amt für öffentliche Ordnung", "CNR – Istituto per le Risorse Biologiche, Ancona": what names a part of
 * an employer is of its name, and so is what a dash or a bar joins to it before its town.
 */
function withUnits(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	segments.forEach((segment, at) => {
		const [before, next] = [named.at(-1), segments[at + 1]];
		const { row, role, sign, text } = segment;
		const isBehind = before?.role === "company" && before.row === row && (role === "place" || role === "note") && !isKnownPlace(text);
		const isBeforeTown = next !== undefined && next.row === row && next.role === "place";
		const isJoined = (sign === "dash" || sign === "bar") && role === "place" && /^[^\p{Ll}]/u.test(text) && !isStreet(text);
		// "Departamento de Construcción, ETSAB–UPC": what a part comes before is what it is a part of.
		const isWhole = before !== undefined && isUnitOf(before.text) && (isOrganisation(text) || namesSchool(text) || ACRONYM.test(text));
		const isUnit = sign === "comma" ? isUnitOf(text) || isWhole : isJoined && isBeforeTown && isKnownPlace(next.text);
		named.push(isBehind && isUnit ? { ...segment, role: "company" } : segment);
	});
	return named;
}

/** "Prairie State Carriers, 1900 Industrial Dr, Salina": a street behind an employer and before its town is where it is. */
function withStreets(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const [before, next] = [segments[at - 1], segments[at + 1]];
		const isBehind = segment.role === "company" && before?.role === "company" && before.row === segment.row && segment.sign === "comma";
		return isBehind && next?.role === "place" && next.row === segment.row && isStreet(segment.text) ? { ...segment, role: "place" } : segment;
	});
}

/** What says that a later title comes: "Setter, later Section Leader". */
const LATER =
	/^(?:then|later|now|subsequently|promoted to|acting|finally|previously|formerly|puis|ensuite|enfin|dann|danach|später|zuletzt|zuvor|luego|después|posteriormente|actualmente|poi|successivamente|depois|atualmente|daarna|vervolgens|potem|następnie|później|od \d{4}|později|poté|sedan|därefter|senare|sonra|затем|потом|позже|потім|згодом|пізніше|kemudian|lalu|sau đó)\s/iu;

/** "Setter, later Section Leader, Mather & Platt Pumps": what came later is of the title too. */
function withLaterTitles(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	for (const segment of segments) {
		const before = named.at(-1);
		const isBehind = before?.role === "title" && before.row === segment.row && !segment.isDates && segment.role !== "title";
		named.push(isBehind && segment.sign !== "tab" && LATER.test(segment.text) ? { ...segment, role: "title" } : segment);
	}
	return named;
}

const OPENS = /[(（[【]/u;
const CLOSES = /[)）\]】]/u;

/** How deep in brackets a place of a line is. */
function depthAt(text: string, at: number): number {
	let depth = 0;
	for (const letter of text.slice(0, at)) depth = OPENS.test(letter) ? depth + 1 : CLOSES.test(letter) ? Math.max(0, depth - 1) : depth;
	return depth;
}

/**
 * "销售代表(华南区)", "Lehrerin (70 %)", "事务所(特殊普通合伙)上海分所": what stands in brackets behind a title or an employer is of it, and so is what goes on
 * behind them without a blank. Dates and towns are what they are.
 */
function withWholeBrackets(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	let owner: NamedSegment | null = null;
	for (const segment of segments) {
		const { line, row, start, isDates, role, text } = segment;
		const isInside = depthAt(line.text, start) > 0;
		const goesOn = segment.sign === "bracket" && !isInside && CLOSES.test(line.text.charAt(start - 1));
		const before = named.at(-1);
		if (!isInside && !goesOn) owner = !isDates && (role === "title" || role === "company") ? segment : null;
		else if (
			isInside &&
			owner === null &&
			before?.row === row &&
			depthAt(line.text, before.start) === 0 &&
			(before.role === "title" || before.role === "company")
		)
			owner = before;
		const isOwned = (isInside || goesOn) && owner !== null && owner.row === row && !isDates && role !== "dates" && !(role === "place" && isTown(text));
		named.push(isOwned && owner ? { ...segment, role: owner.role } : segment);
	}
	return named;
}

/** Words of quarters, estates and towns, beside names of one word. */
const PLACE_WORDS =
	/(?:^|\s)(?:city|town|area|estate|park|meadows|hills|valley|north|south|east|west|island|beach|village|plain|heights|bay|district|bad|st\.|sta\.|san|santa|são|saint|sainte|sankt)(?=\s|$)/iu;

/** Whether a text could be a quarter, a street or a small town: one word as names are written, or with a word of such places, without what names a part of an employer. */
function mayBePlace({ text }: NamedSegment): boolean {
	const isName = /^\p{Lu}\p{Ll}/u.test(text) && !/\p{N}/u.test(text);
	if (!isName || isUnitOf(text) || isPartOf(text) || LEGAL_FORM.test(text) || isOrganisation(text) || namesSchool(text)) return false;
	return titleScore(text) === 0 && (isNearTown(text) || !/\s/u.test(text) || PLACE_WORDS.test(text));
}

const AND = /\s(?:and|und|et|y|e|en|og|och|i|&|\+)\s/u;

/** "Toulouse-Blagnac", "Kakuma and Lodwar". */
const areTowns = (text: string): boolean => isNearTown(text) || (AND.test(text) && text.split(AND).every(isTown));

/**
 * "Zenvault MFB, Yaba, Lagos", "Wilko, Wythenshawe", "IRC – Kakuma and Lodwar": what stands behind an employer, before its town or where none is named, is
 * a place, though no list may know it, unless its words name a part of the employer.
 */
function withUnknownPlaces(segments: readonly NamedSegment[]): NamedSegment[] {
	const hasPlace = has(segments, "place");
	const companies = segments.filter(({ role, sign }) => role === "company" && sign !== "bracket");
	return segments.map((segment, at) => {
		const [before, next] = [segments[at - 1], segments[at + 1]];
		const [first] = companies;
		const isBehind = first !== undefined && first !== segment && companies.at(-1) === segment && before?.role === "company" && before.row === segment.row;
		if (!isBehind || depthAt(segment.line.text, segment.start) > 0 || namesSchool(first.text) || (segment.sign !== "comma" && segment.sign !== "dash"))
			return segment;
		const isBeforeTown = next?.role === "place" && next.row === segment.row && next.sign === "comma";
		const isLast = !hasPlace && (next === undefined || next.row !== segment.row || next.isDates);
		const isPlain = companies.length === 2 && !isUnitOf(first.text) && mayBePlace(segment);
		const isPlace = segment.sign === "dash" ? (isBeforeTown && isPlain) || (isLast && areTowns(segment.text)) : isPlain && (isBeforeTown || isLast);
		return isPlace ? { ...segment, role: "place" } : segment;
	});
}

/** "Texas State University, ITAC, San Marcos", "ESB / FÁS, Dublin": a short name in capitals before the town is no place. */
function withShortNames(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const [before, next] = [segments[at - 1], segments[at + 1]];
		const isBetween = before?.role === "company" && before.row === segment.row && next?.role === "place" && next.row === segment.row;
		return isBetween &&
			segment.role === "place" &&
			(segment.sign === "comma" || segment.sign === "dash" || segment.sign === "bar") &&
			ACRONYM.test(segment.text)
			? { ...segment, role: "company" }
			: segment;
	});
}

/** Lower case, without accents or what is not a letter. */
const nameOf = (text: string): string =>
	foldText(text)
		.replace(/[^\p{L}\p{M} ]/gu, "")
		.trim();

/**
 * "Università degli Studi di Trento, Trento", "Teach For America – Phoenix" above "Phoenix, AZ": a place that is named once more behind it is a part of the
 * name before it. "New York, New York" is a town in its state.
 */
function withTownsInNames(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	segments.forEach((segment, at) => {
		const before = named.at(-1);
		const own = nameOf(segment.text);
		const isBehind = before !== undefined && before.row === segment.row && (before.role === "company" || before.role === "title");
		const isAgain = (other: NamedSegment) =>
			other.role === "place" && (nameOf(other.text) === own ? segment.sign !== "comma" : nameOf(other.text).startsWith(`${own} `));
		const isOfName = isBehind && segment.role === "place" && segment.sign !== "tab" && own.length > 2 && segments.slice(at + 1).some(isAgain);
		named.push(isOfName ? { ...segment, role: before.role } : segment);
	});
	return named;
}

/** What the model took the parts of a job's head for, made to agree with what their signs, words and neighbours say for certain. */
export function settledJobRoles(named: readonly NamedSegment[]): NamedSegment[] {
	const bracketed = withBrackets(withWholeBrackets(withDates(withFormLabels(withPlaceRows(withoutTimes(named))))));
	const titled = withOneLine(withTwoTitles(withOwnLines(withLaterTitles(withWords(withLegalForms(bracketed))))));
	const employed = withoutKinds(withStreets(withUnits(withPlaces(titled))));
	return withTownsInNames(withUnknownPlaces(withShortNames(employed)));
}
