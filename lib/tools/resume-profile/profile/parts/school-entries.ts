import { trimOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { namesSchool, schoolWordsIn } from "@/lib/tools/resume-profile/words/school-words";
import { isRemark, opensDegree, opensRole, opensTelling } from "@/lib/tools/resume-profile/words/study-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import type { Entry } from "./resume-parts";
import type { LabelledLine } from "./settled-labels";

type Kind = "dates" | "dated" | "named" | "told";

/** What a line among studies is: dates with a place or a grade at most, words with dates, words, or what is told of a study. */
function kindOf({ line, label }: LabelledLine): Kind {
	const range = findDateRange(line.text);
	const rest = range ? trimOf(line.text.slice(0, range.index) + line.text.slice(range.index + range.length), /[\s\p{P}\p{S}]/u) : line.text;
	const isAlone = range !== null && (rest === "" || isTown(rest) || placeScore(rest) > 0 || isRemark(rest));
	if (isAlone && line.kind !== "bullet") return "dates";
	const isAside = (isRemark(line.text) && !schoolWordsIn(line.text).degree) || opensTelling(line.text);
	if (label === "school.text" || isAside) return "told";
	return range ? "dated" : "named";
}

/** Lines of studies between two headings. */
function sectionsOf(labelled: readonly LabelledLine[]): LabelledLine[][] {
	const sections: LabelledLine[][] = [];
	let isOpen = false;
	for (const item of labelled) {
		if (item.label.startsWith("heading.")) isOpen = false;
		if (!item.label.startsWith("school.")) continue;
		if (!isOpen) sections.push([]);
		isOpen = true;
		sections.at(-1)?.push(item);
	}
	return sections;
}

/** Where dates have lines of their own, they stand above all studies of a section or below all; null where that can't be told. */
function placeOfDates(kinds: readonly Kind[]): "above" | "below" | null {
	const heads = kinds.filter((kind) => kind !== "told");
	const dates = heads.filter((kind) => kind === "dates").length;
	const areApart = heads.every((kind, at) => kind === "named" || (kind === "dates" && heads[at - 1] !== "dates"));
	if (dates < 2 || !areApart) return null;
	if (heads[0] === "dates") return heads.at(-1) === "dates" ? null : "above";
	return heads.at(-1) === "dates" ? "below" : null;
}

/** A study begins with the dates above it, or with the first words after the dates of the one before. */
function beginsStudy(kind: Kind, current: readonly { kind: Kind }[], place: "above" | "below"): boolean {
	if (place === "above") return kind === "dates";
	return kind === "named" && current.some((item) => item.kind === "dates");
}

function entryOf(items: readonly { kind: Kind; line: ResumeLine }[]): Entry {
	const first = items.findIndex(({ kind }) => kind !== "told");
	const isHead = ({ kind }: { kind: Kind }, at: number) => kind !== "told" && at >= first;
	return { head: items.filter(isHead).map(({ line }) => line), body: items.filter((item, at) => !isHead(item, at)).map(({ line }) => line) };
}

/** The studies of a section whose dates stand in lines of their own, all above or all below what they are of; null where they don't. */
function datedEntries(section: readonly LabelledLine[]): Entry[] | null {
	const items = section.map((item) => ({ kind: kindOf(item), line: item.line }));
	const place = placeOfDates(items.map(({ kind }) => kind));
	const isOneColumn = section.every(({ line, isForm }) => !isForm && line.column === section[0]?.line.column);
	if (place === null || !isOneColumn) return null;
	const groups: (typeof items)[] = [];
	for (const item of items) {
		const current = groups.at(-1);
		if (!current || beginsStudy(item.kind, current, place)) groups.push([item]);
		else current.push(item);
	}
	return groups.map(entryOf);
}

interface SchoolEntries {
	readonly studies: readonly Entry[];
	/** Lines of what stands among the studies and is none. */
	readonly strays: readonly ResumeLine[];
}

/** Studies by where their dates stand in the whole section, and as they are labelled where that can't be told. */
export function schoolEntries(labelled: readonly LabelledLine[], asLabelled: (labelled: readonly LabelledLine[]) => Entry[]): SchoolEntries {
	const sections = sectionsOf(labelled).map((section) => ({ section, entries: datedEntries(section) }));
	const entries: Entry[] = [];
	let open: LabelledLine[] = [];
	for (const { section, entries: dated } of sections) {
		if (sections.some(({ entries }) => entries !== null) && section.every((item) => kindOf(item) === "dates")) continue;
		if (dated === null) {
			open.push(...section);
			continue;
		}
		entries.push(...asLabelled(open), ...dated);
		open = [];
	}
	const all = withOpenDates([...entries, ...asLabelled(open)])
		.flatMap(wholeStudies)
		.map(withNames);
	const strays = all.filter(isRole);
	return { studies: all.filter((entry) => !strays.includes(entry)), strays: strays.flatMap(({ head, body }) => [...head, ...body]) };
}

/** A side office, a teaching post or a service in an army that stands among studies: its head opens with a role, and with no degree. */
function isRole({ head }: Entry): boolean {
	const parts = head.flatMap((line) => withoutDates(line).split(/\t|, |[:：]\s|\s[–—-]\s/u));
	const opening = head.slice(0, 2).flatMap((line) => withoutDates(line).split(/\t|[:：]\s/u));
	return opening.some(opensRole) && !parts.some(opensDegree);
}

/** A line's text behind the dates that it begins with. */
function withoutDates({ text }: ResumeLine): string {
	const range = findDateRange(text);
	return range && range.index < 3 ? trimStartOf(text.slice(range.index + range.length), /[\s\p{P}]/u) : text;
}

/** What a line opens with behind its dates. */
function openingOf(line: ResumeLine): "degree" | "school" | null {
	const rest = withoutDates(line);
	if (opensDegree(rest)) return "degree";
	return namesSchool(rest) ? "school" : null;
}

const isDated = ({ text }: ResumeLine): boolean => findDateRange(text) !== null;

/** "Licenciatura en Psicología ·" above "(2003 - 2008)": dates that a line had no room for are of what is above them. */
function withOpenDates(entries: readonly Entry[]): Entry[] {
	const whole: Entry[] = [];
	for (const entry of entries) {
		const [before, first] = [whole.at(-1), entry.head[0]];
		const isOpen =
			before !== undefined && before.body.length === 0 && !before.head.some(isDated) && /[·•|,–-]$/u.test(before.head.at(-1)?.text.trimEnd() ?? "");
		if (!before || !first || !isOpen || !/^\(.{3,30}\)$/u.test(first.text) || !isDated(first)) whole.push(entry);
		else whole.splice(-1, 1, { ...before, head: [...before.head, first] }, { ...entry, head: entry.head.slice(1) });
	}
	return whole.filter(({ head, body }) => head.length + body.length > 0);
}

/** Where studies open with their school, or with their degree, the next one after dates begins another. */
function wholeStudies({ head, body }: Entry): Entry[] {
	const heads: ResumeLine[][] = [];
	for (const line of head) {
		const current = heads.at(-1);
		const opening = current?.[0] ? openingOf(current[0]) : null;
		if (current && !(current.some(isDated) && opening !== null && openingOf(line) === opening)) current.push(line);
		else heads.push([line]);
	}
	return heads.length === 0 ? [{ head, body }] : heads.map((lines, at) => ({ head: lines, body: at === heads.length - 1 ? body : [] }));
}

const LONGEST_NAME = 70;

/** "Académie de Nantes" below a study that names no school: the first line told of it is its school, or its degree. */
function withNames({ head, body }: Entry): Entry {
	const [first, ...rest] = body;
	const has = (isIt: (text: string) => boolean) => head.some(({ text }) => text.split(/\t|, | [–-] /).some(isIt));
	if (
		!first ||
		head.length === 0 ||
		sectionKindOf(first.text) !== null ||
		first.kind === "bullet" ||
		first.text.length > LONGEST_NAME ||
		/[.!?]$/.test(first.text)
	)
		return { head, body };
	const isSchool = (text: string) => namesSchool(text) && !opensDegree(text);
	const isMissing = (isSchool(first.text) && !has(isSchool)) || (opensDegree(first.text) && !has((text) => opensDegree(text) || schoolWordsIn(text).degree));
	return isMissing && !opensTelling(first.text) ? { head: [...head, first], body: rest } : { head, body };
}
