import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import { nameSegments } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type DateRange, findDateRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/towns";
import type { Entry } from "./resume-parts";

/** What the head of an entry says, each as the resume prints it. */
export interface EntryHead {
	readonly range: DateRange | null;
	/** The first value of a role, the lines that it stands in, and the number of the first of these within the head. */
	value(role: SegmentRole): { readonly text: string; readonly lines: readonly ResumeLine[]; readonly row: number } | null;
}

function trimmed(text: string): string {
	return trimEndOf(trimStartOf(text, /[\s,;:()（）[\]【】|·•–—-]/), /[\s,;:([（【|·•–—-]/);
}

const GRADE = /\d[.,:]\d|^\d+$|%/;

/** "Carpenter (self-employed)", "Rescue Committee (IRC)": what stands in brackets behind a value and is nothing by itself belongs to it. */
function withBrackets(segments: readonly NamedSegment[]): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isAside = segment.sign === "bracket" && segment.role === "note" && !GRADE.test(segment.text) && before?.row === segment.row;
		return isAside && before.role !== "dates" && before.role !== "place" && before.end < segment.start ? { ...segment, role: before.role } : segment;
	});
}

const has = (segments: readonly NamedSegment[], role: SegmentRole): boolean => segments.some((segment) => segment.role === role);

/** What has no digit is no date: beside a title it is the employer. */
function withDates(segments: readonly NamedSegment[]): NamedSegment[] {
	const isNone = ({ role, text }: NamedSegment) => role === "dates" && !/\p{N}/u.test(text) && findDateRange(text) === null;
	const employer = has(segments, "company") ? undefined : segments.find((segment, at) => isNone(segment) && segments[at - 1]?.role === "title");
	return segments.map((segment) => (isNone(segment) ? { ...segment, role: segment === employer ? "company" : "note" } : segment));
}

/** "Cook at Diner": what such a word joins to a title is the employer, where no other is named. */
function withWords(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "company")) return [...segments];
	return segments.map((segment, at) => (segment.sign === "word" && segments[at - 1]?.role === "title" ? { ...segment, role: "company" } : segment));
}

/** "Staff Nurse, Emergency Department" above "Galway Clinic": where the employer has a line of its own, what stands beside the title is of the title. */
function withOwnLines(segments: readonly NamedSegment[]): NamedSegment[] {
	const titled = segments.find(({ role }) => role === "title");
	if (!titled) return [...segments];
	const isBeside = ({ role, row, start, sign }: NamedSegment) =>
		role === "company" && row === titled.row && start > titled.start && (sign === "comma" || sign === "dash");
	const elsewhere = segments.find(({ role, row, text }) => row !== titled.row && (role === "company" || (role !== "dates" && isOrganisation(text))));
	if (!elsewhere || !segments.some(isBeside)) return [...segments];
	return segments.map((segment) => (isBeside(segment) ? { ...segment, role: "title" } : segment === elsewhere ? { ...segment, role: "company" } : segment));
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

/** "Verpleegkundige, UMC Utrecht, 2013 – 2017": all on one line, where the employer went unseen. */
function withOneLine(segments: readonly NamedSegment[]): NamedSegment[] {
	const named = segments.filter(({ role }) => role !== "dates");
	const isOneLine = named.length > 1 && named.every(({ row, role }) => row === named[0]?.row && role === "title");
	const employer = isOneLine
		? named.slice(1).find(({ text, sign }) => (sign === "comma" || sign === "dash") && titleScore(text) === 0 && !isTown(text))
		: undefined;
	return segments.map((segment) => (segment === employer ? { ...segment, role: "company" } : segment));
}

/** "Adecco Italia, Torino": what stands before a town and is none is the employer, where no other is named. */
function withPlaces(segments: readonly NamedSegment[]): NamedSegment[] {
	if (has(segments, "company")) return [...segments];
	const employer = segments.find(({ role, row, text }, at) => {
		const next = segments[at + 1];
		return role === "place" && next?.role === "place" && next.row === row && !isTown(text) && placeScore(text) === 0;
	});
	return segments.map((segment) => (segment === employer ? { ...segment, role: "company" } : segment));
}

/** Neighbours of one role with the signs between them: "Smith, Jones & Co" was parted at its comma for nothing. */
function runsOf(segments: readonly NamedSegment[]): NamedSegment[][] {
	const runs: NamedSegment[][] = [];
	for (const segment of segments) {
		const before = runs.at(-1)?.at(-1);
		const goesOn = before !== undefined && before.role === segment.role && before.row === segment.row && segment.sign !== "tab" && segment.sign !== "word";
		if (goesOn) runs.at(-1)?.push(segment);
		else runs.push([segment]);
	}
	return runs;
}

function textOf(run: readonly NamedSegment[]): string {
	const [first, last] = [run[0], run.at(-1)];
	if (!first || !last) return "";
	const text = first.line.text.slice(first.start, last.end);
	const opens = (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0);
	return trimmed(text) + (opens ? ")" : "");
}

/** Reads the heads of all entries of one kind together: those of one resume are written alike. */
export function readHeads(entries: readonly Entry[], kind: "job" | "school"): EntryHead[] {
	return nameSegments(
		entries.map(({ head }) => head),
		kind,
	).map((named): EntryHead => {
		const bracketed = withBrackets(named);
		const segments = kind === "job" ? withPlaces(withOneLine(withTwoTitles(withOwnLines(withWords(withDates(bracketed)))))) : bracketed;
		const runs = runsOf(segments);
		const dated = segments.filter(({ role }) => role === "dates");
		const ranges = dated.flatMap(({ line, start, end, row }) => {
			const range = findDateRange(line.text.slice(start, end));
			return range ? [{ range, row }] : [];
		});
		// An employer's line may give the years of all roles there: those of the title's line are its own.
		const titleRow = runs.find(([first]) => first?.role === "title")?.[0]?.row;
		const spans = ranges.filter(({ range }) => range.start !== null);
		const own = (spans.length > 0 ? spans : ranges).sort((a, b) => Number(b.row === titleRow) - Number(a.row === titleRow));
		return {
			range: own[0]?.range ?? null,
			value: (role) => {
				const run = runs.find(([first]) => first?.role === role);
				const text = run ? textOf(run) : "";
				return run && text !== "" ? { text, lines: run.map(({ line }) => line), row: run[0]?.row ?? 0 } : null;
			},
		};
	});
}
