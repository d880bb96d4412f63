import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import type { DateRange } from "@/lib/tools/reading/text/date-ranges";
import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import { nameSegments } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { Entry } from "@/lib/tools/resume-profile/profile/parts/resume-parts";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";
import { rangeOf } from "./head-dates";
import { has, isWrapOf, withWraps } from "./head-roles";
import { EMPLOYED_AT, settledJobRoles, wordBefore } from "./job-head-roles";
import type { PairedEntries } from "./paired-entries";
import { settledSchoolRoles } from "./school-head-roles";

/** What the head of an entry says, each as the resume prints it. */
export interface EntryHead {
	readonly range: DateRange | null;
	/** The first value of a role, the lines that it stands in, and the number of the first of these within the head. */
	value(role: SegmentRole): { readonly text: string; readonly lines: readonly ResumeLine[]; readonly row: number } | null;
}

/** A full stop that closes the row of a head, and no abbreviation: "…, Linz." */
const CLOSING_STOP = /(?<=\p{Ll}{3})\.$/u;
const ABBREVIATED = /(?<!\p{L})(?:corp|univ|inst|dept|prov|assoc|intl|bros|hnos|bldg|techn|gymn|comp|manuf|mfg|engg|govt|pvt|polit|politec)\.$/iu;

const withoutStop = (text: string): string => (CLOSING_STOP.test(text) && !ABBREVIATED.test(text) ? text.slice(0, -1) : text);

const OPENS_WITH_FORM = /^[(（][^()（）]{1,2}[)）]/u;

function trimmed(text: string): string {
	if (OPENS_WITH_FORM.test(text)) return trimEndOf(text, /[\s,;:([（【|·•–—-]/);
	return trimEndOf(trimStartOf(text, /[\s,،;:()（）[\]【】|·•–—→➔↳▸-]/), /[\s,،;:([（【|·•–—-]/);
}

/** Neighbours of one role with the signs between them: "Smith, Jones & Co" was parted at its comma for nothing. */
function runsOf(segments: readonly NamedSegment[]): NamedSegment[][] {
	const runs: NamedSegment[][] = [];
	for (const segment of segments) {
		const before = runs.at(-1)?.at(-1);
		const isBeside = before?.row === segment.row && segment.sign !== "tab" && (segment.role === "school" || !wordBefore(EMPLOYED_AT, segment));
		const goesOn = before?.role === segment.role && (isBeside || isWrapOf(before, segment));
		if (goesOn) runs.at(-1)?.push(segment);
		else runs.push([segment]);
	}
	return runs;
}

function textOf(run: readonly NamedSegment[]): string {
	const rows = [...new Set(run.map(({ row }) => row))].map((row) => run.filter((segment) => segment.row === row));
	const text = rows
		.map((parts) => parts[0]?.line.text.slice(parts[0].start, parts.at(-1)?.end) ?? "")
		.reduce(joinWrapped, "")
		.trim();
	const opens = (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0);
	return trimmed(text) + (opens ? ")" : "");
}

/** An employer above its roles tells a line about itself at most. */
export function isBarelyTold(entry: Entry | undefined): boolean {
	return entry !== undefined && entry.body.length < 2 && entry.body.every(({ kind }) => kind !== "bullet");
}

/** How many roles at least show that what stands above them in a head of its own is their employer. */
const LEAST_ROLES = 2;

/** "Packtis SA, Ecublens, fabricant de lignes d'emballage · 2010 à ce jour" above dated roles of that time: what the employer's line tells of it is no title. */
function withoutTitlesOfEmployers(heads: readonly NamedSegment[][], entries: readonly Entry[]): NamedSegment[][] {
	return heads.map((segments, at) => {
		const titles = segments.filter(({ role }) => role === "title");
		const whole = spanOf(segments);
		const mayBe = titles.length > 0 && has(segments, "company") && titles.every(({ text }) => titleScore(text) === 0 && knownTitleIn(text) === 0);
		if (!mayBe || whole === null || !isBarelyTold(entries[at])) return segments;
		const below = heads.slice(at + 1, at + 1 + LEAST_ROLES);
		const areRoles = below.every((role) => {
			const range = spanOf(role);
			return range !== null && covers(whole, range) && has(role, "title") && role.every((one) => one.role !== "company" || isBesideTitle(role, one));
		});
		if (below.length < LEAST_ROLES || !areRoles) return segments;
		return segments.map((segment) => (segment.role === "title" ? { ...segment, role: "note" } : segment));
	});
}

const covers = (whole: DateRange, range: DateRange): boolean =>
	(whole.start ?? "9") <= (range.start ?? "").slice(0, whole.start?.length) &&
	(whole.isCurrent || (whole.end ?? "") >= (range.end ?? "9").slice(0, whole.end?.length));

function isBesideTitle(segments: readonly NamedSegment[], { role, row, start }: NamedSegment): boolean {
	const titled = segments.find((segment) => segment.role === "title");
	return role === "company" && row === titled?.row && start > titled.start;
}

/** "Harcourt Tools, 2005 – date" above "Area Manager – North, 2017 – date": below an employer of all that time, what stands beside a title is of the title. */
function withRolesBelow(heads: readonly NamedSegment[][], entries: readonly Entry[]): NamedSegment[][] {
	let whole: DateRange | null = null;
	return heads.map((segments, at) => {
		const range = spanOf(segments);
		const isEmployer = has(segments, "company") && !has(segments, "title") && isBarelyTold(entries[at]) && range !== null;
		if (isEmployer) whole = range;
		if (isEmployer || whole === null || range === null) return segments;
		const isBeside = (segment: NamedSegment) => isBesideTitle(segments, segment);
		if (covers(whole, range) && segments.every((segment) => segment.role !== "company" || isBeside(segment))) {
			return segments.map((segment) => (isBeside(segment) ? { ...segment, role: "title" } : segment));
		}
		whole = null;
		return segments;
	});
}

function spanOf(segments: readonly NamedSegment[]): DateRange | null {
	const dated = segments.filter(({ role }) => role === "dates");
	return dated.map((segment) => rangeOf(segment, segments, "job")).find((range) => range !== null && range.start !== null) ?? null;
}

const NUMBER = /^\(?\d{1,2}[.)]\s{1,4}(?=\p{L})/u;

/** "1. Gulf Contracting", "2. Larsen Ltd.": where entries are counted, their numbers are of no name. */
const areNumbered = (entries: readonly Entry[]): boolean => entries.filter(({ head }) => NUMBER.test(head[0]?.text ?? "")).length > 1;

/** Reads the heads of all entries of one kind together: those of one resume are written alike. */
export function readHeads({ entries, named: known }: PairedEntries, kind: "job" | "school"): EntryHead[] {
	const settle = kind === "job" ? settledJobRoles : settledSchoolRoles;
	const heads = entries.map(({ head }) => head);
	const isNumbered = areNumbered(entries);
	const named = (known ?? nameSegments(heads, kind)).map((segments) => settle(withWraps(segments)));
	return (kind === "job" ? withRolesBelow(withoutTitlesOfEmployers(named, entries), entries) : named).map((segments): EntryHead => {
		const runs = runsOf(segments);
		const dated = segments.filter(({ role }) => role === "dates");
		const ranges = dated.flatMap((segment) => {
			const range = rangeOf(segment, segments, kind);
			return range ? [{ range, row: segment.row }] : [];
		});
		// An employer's line may give the years of all roles there: those of the title's line are its own.
		const titleRow = runs.find(([first]) => first?.role === "title")?.[0]?.row;
		const spans = ranges.filter(({ range }) => range.start !== null);
		const own = (spans.length > 0 ? spans : ranges).sort((a, b) => Number(b.row === titleRow) - Number(a.row === titleRow));
		return {
			range: own[0]?.range ?? null,
			value: (role) => {
				const run = runs.find(([first]) => first?.role === role);
				const whole = run ? textOf(run) : "";
				const text = withoutStop(isNumbered ? whole.replace(NUMBER, "") : whole);
				return run && text !== "" ? { text, lines: run.map(({ line }) => line), row: run[0]?.row ?? 0 } : null;
			},
		};
	});
}
