import { findVerbByPast } from "@/lib/tools/documents/language/verbs";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { goesOn, settingOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isDeclarationHeading, isFooterOf, isRegards, isSignatureForm, opensConsent, opensDeclaration } from "@/lib/tools/resume-profile/words/furniture-words";
import { isPersonalLabel, isPersonalRow } from "@/lib/tools/resume-profile/words/personal-labels";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";

/** Lines that a clause may run over, and those at a document's end that place, date and signature may stand in. */
const LONGEST_CLAUSE = 8;
const CLOSING_LINES = 4;
const LONGEST_CLOSING = 48;
const LONGEST_VALUE = 40;

/** "Köln, den 06. November 2024", "V Brně dne 2. 9. 2025": a place, a word or two, and a date with nothing after it. */
const BEFORE_DATE =
	/^(?:\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’(/-]+\)?){0,3}) ?(?:,|\bdne\b|\bden\b|\bam\b|\bdnia\b|\bdatum\b|:) ?(?:den|am|im|le|li|lì|il|el|a|dne|dnia|em|på|, ?)?\s?$/u;

export function isPlaceAndDate(text: string): boolean {
	if (text.length > LONGEST_CLOSING) return false;
	const range = findDateRange(text);
	if (range === null || range.index < 3 || range.index + range.length < text.trimEnd().length - 2) return false;
	// "06." of "06. November 2024" may stand before what is read as the month.
	const before = text.slice(0, range.index).replace(/\d{1,2}\.? ?(?:de )?$/, "");
	const day = text.slice(before.length).replace(/(?:19|20)\d{2}/, "");
	const hasDay = /\d/.test(day) && (/\p{L}{3}/u.test(day) || (day.match(/\d+/g)?.length ?? 0) > 1);
	return BEFORE_DATE.test(before) && (hasDay || /\bim\s*$/.test(before));
}

const NAME_ALONE = /^\(?\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,3}\)?$/u;

function isSignature(text: string, name: string): boolean {
	const names = new Set(name.toLowerCase().split(/\s+/));
	const words = text.toLowerCase().replace(/[()]/g, "").split(/\s+/);
	return words.length > 1 && words.length <= names.size && words.every((word) => names.has(word));
}

/** The lines of a clause from its first: until a sentence ends that the next line doesn't go on with, or the text changes its looks or column. */
function clauseFrom(lines: readonly ResumeLine[], labels: readonly LineLabel[], at: number): ResumeLine[] {
	const first = lines[at];
	const clause = first ? [first] : [];
	for (let next = at + 1; next < at + LONGEST_CLAUSE; next += 1) {
		const [before, line] = [lines[next - 1], lines[next]];
		if (!first || !before || !line || line.column !== first.column || line.fontSize !== first.fontSize || line.kind !== "text") break;
		if (labels[next]?.startsWith("heading.") || (/[.!)]$/u.test(before.text) && !/^\p{Ll}/u.test(line.text)) || isSignatureForm(line.text)) break;
		if (line.x === null && !/^\p{Ll}/u.test(line.text)) break;
		clause.push(line);
	}
	return clause;
}

const PERSONAL_FROM =
	/^(?:skills|languages|certifications|other|headline|summary|contact|personal|name|item\.\p{L}+|school\.\p{L}+|job\.\p{L}+|heading\.\p{L}+)$/u;

/** "Date of birth: …" wherever it stands, and "Civil status" above "married". */
function personalIn(lines: readonly ResumeLine[], labels: readonly LineLabel[]): Map<ResumeLine, LineLabel> {
	const found = new Map<ResumeLine, LineLabel>();
	lines.forEach((line, at) => {
		const label = labels[at] ?? "other";
		if (!PERSONAL_FROM.test(label) || (line.kind === "bullet" && label === "job.text")) return;
		if (isPersonalRow(line.text)) found.set(line, "personal");
		const value = lines[at + 1];
		if (!isPersonalLabel(line.text) || label === "job.text" || label.startsWith("heading.") || !value) return;
		found.set(line, "personal");
		const isValue = value.column === line.column && value.page === line.page && value.text.length < LONGEST_VALUE && value.kind === "text" && !value.bold;
		if (isValue && !labels[at + 1]?.startsWith("heading.")) found.set(value, "personal");
	});
	return found;
}

const HEAD = /^(?:job|school)\.(?:start|head)$/u;

/** "Wolfville," above "NS": what a line goes on with is no heading, whatever it looks like, and nothing new begins where a head only had no room left. */
function restsIn(lines: readonly ResumeLine[], labels: readonly LineLabel[]): Map<ResumeLine, LineLabel> {
	const found = new Map<ResumeLine, LineLabel>();
	lines.forEach((line, at) => {
		const [before, above] = [lines[at - 1], labels[at - 1]];
		const headed = found.get(lines[at - 1] ?? line) ?? above;
		if (line.isRest && headed && HEAD.test(headed) && /^heading\.|\.start$/u.test(labels[at] ?? "")) {
			found.set(line, headed.replace(".start", ".head") as LineLabel);
			return;
		}
		if (!before || !above || !labels[at]?.startsWith("heading.") || above.startsWith("heading.") || !before.text.endsWith(",")) return;
		const isAlike = before.column === line.column && before.page === line.page && before.fontSize === line.fontSize && before.bold === line.bold;
		if (isAlike && before.y !== null && sectionKindOf(line.text) === null)
			found.set(line, above.endsWith(".start") ? (above.replace(".start", ".head") as LineLabel) : above);
	});
	return found;
}

const OF_TEXT: ReadonlySet<LineLabel> = new Set(["summary", "skills", "certifications", "languages", "other"]);

/** A paragraph about the person is one, whatever its single lines look like: its first line says what it is. */
function paragraphsIn(lines: readonly ResumeLine[], labels: readonly LineLabel[]): Map<ResumeLine, LineLabel> {
	const setting = settingOf(lines);
	const found = new Map<ResumeLine, LineLabel>();
	lines.forEach((line, at) => {
		const [before, label] = [lines[at - 1], labels[at]];
		const above = before && (found.get(before) ?? labels[at - 1]);
		if (!before || !above || !label || label === above || !OF_TEXT.has(label) || !OF_TEXT.has(above) || (label !== "summary" && above !== "summary")) return;
		const isAlike = before.kind === "text" && line.kind === "text" && before.fontSize === line.fontSize && before.x === line.x && before.bold === line.bold;
		const isOne = isAlike && before.column === line.column && !/[.!?:]$/.test(before.text) && !line.text.includes("\t") && goesOn(before, line, setting);
		if (isOne) found.set(line, above);
	});
	return found;
}

const REACHES = /@|www\.|https?:|\.\p{L}{2,}\/|(?:\d\D?){6}/iu;

/** "FedEx Hub, Memphis" right below a position's title is its employer, not where the person lives, where nothing in it tells how to reach anybody. */
function employersIn(lines: readonly ResumeLine[], labels: readonly LineLabel[]): Map<ResumeLine, LineLabel> {
	const found = new Map<ResumeLine, LineLabel>();
	lines.forEach((line, at) => {
		const [label, above, before] = [labels[at], labels[at - 1], lines[at - 1]];
		const isBelow = before !== undefined && before.column === line.column && before.page === line.page && line.kind === "text";
		if (label !== "contact" || above !== "job.start" || !isBelow || REACHES.test(line.text) || isPersonalLabel(line.text) || isPersonalRow(line.text)) return;
		found.set(line, tellsWork(line.text) ? "job.text" : "job.head");
	});
	return found;
}

const OPENS_TELLING = /^(?!Assisted living)(\p{Lu}\p{Ll}+) (?:(?:and|then) \p{Ll}+ )?(?:\p{Ll}|\d)[^,\t]* /u;

/** "Built weekly reports" between two heads of a line each tells what was done, and is neither's employer. */
export function tellsWork(text: string): boolean {
	const verb = OPENS_TELLING.exec(`${text} `)?.[1];
	return verb !== undefined && findVerbByPast(verb.toLowerCase()) !== null && titleScore(text) === 0 && !isOrganisation(text) && findDateRange(text) === null;
}

function workIn(lines: readonly ResumeLine[], labels: readonly LineLabel[]): Map<ResumeLine, LineLabel> {
	return new Map(lines.flatMap((line, at) => (/^job\.(?:start|head)$/u.test(labels[at] ?? "") && tellsWork(line.text) ? [[line, "job.text"] as const] : [])));
}

/** What stands at the end below the last section: place and date, the name once more, and lines to sign on. */
function closingOf(lines: readonly ResumeLine[], name: string, furniture: ReadonlyMap<ResumeLine, LineLabel>): ResumeLine[] {
	const last = lines.filter((line) => furniture.get(line) !== "noise" && furniture.get(line) !== "other").slice(-CLOSING_LINES);
	return last.filter((line, at) => {
		const before = last[at - 1];
		const isSigned = before !== undefined && at === last.length - 1 && (isPlaceAndDate(before.text) || isRegards(before.text)) && NAME_ALONE.test(line.text);
		return isSigned || isPlaceAndDate(line.text) || isSignature(line.text, name) || isRegards(line.text);
	});
}

/** The labels that are certain from words and from what stands above: facts about the person, employers below titles, clauses, signatures and footers. */
export function certainLines(lines: readonly ResumeLine[], labels: readonly LineLabel[]): ReadonlyMap<ResumeLine, LineLabel> {
	const found = new Map([
		...paragraphsIn(lines, labels),
		...restsIn(lines, labels),
		...employersIn(lines, labels),
		...workIn(lines, labels),
		...personalIn(lines, labels),
	]);
	const nameAt = labels.indexOf("name");
	const name = lines
		.filter((_, at) => labels[at] === "name" && at <= nameAt + 1)
		.map(({ text }) => text)
		.join(" ");
	lines.forEach((line, at) => {
		if (isSignatureForm(line.text) || (nameAt >= 0 && at > nameAt + 1 && isFooterOf(line.text, name))) found.set(line, "noise");
		else if (opensConsent(line.text)) for (const part of clauseFrom(lines, labels, at)) found.set(part, "other");
		else if (opensDeclaration(line.text)) {
			for (const part of clauseFrom(lines, labels, at)) found.set(part, "noise");
			const above = lines[at - 1];
			if (above && isDeclarationHeading(above.text)) found.set(above, "noise");
		}
	});
	for (const line of nameAt >= 0 && lines.length > 2 * CLOSING_LINES ? closingOf(lines, name, found) : []) found.set(line, "noise");
	return found;
}
