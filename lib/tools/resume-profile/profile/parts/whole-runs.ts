import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";

/** The name of a group of strengths is short. */
const LONGEST_GROUP = 40;
const MOST_GROUP_WORDS = 4;
/** So many jobs with dates elsewhere make a career without the groups. */
const LEAST_DATED_JOBS = 2;

interface Labelled {
	readonly line: ResumeLine;
	readonly label: LineLabel;
}

const isDated = ({ text }: ResumeLine): boolean => findDateRange(text) !== null;
const isHeading = (label: LineLabel | undefined): boolean => label?.startsWith("heading.") ?? false;
const isOfJob = (label: LineLabel | undefined): boolean => label?.startsWith("job.") ?? false;

/** Runs of neighbours that `goesOn` puts together. */
function runsOf<T>(all: readonly T[], goesOn: (before: T, next: T) => boolean): T[][] {
	const runs: T[][] = [];
	for (const one of all) {
		const run = runs.at(-1);
		const before = run?.at(-1);
		if (run && before !== undefined && goesOn(before, one)) run.push(one);
		else runs.push([one]);
	}
	return runs;
}

const isOneList = ({ line: before }: Labelled, { line }: Labelled): boolean =>
	before.kind === "bullet" && line.kind === "bullet" && line.column === before.column && line.page === before.page && line.x === before.x;

/** A list below a job of which most is the job's is the job's as a whole: a client with a year between others is no section of its own. */
function withWholeLists(labelled: readonly Labelled[]): Labelled[] {
	return runsOf(labelled, isOneList).flatMap((run, at, runs) => {
		const ofJob = run.filter(({ label }) => label === "job.text").length;
		const isBelowJob = isOfJob(runs[at - 1]?.at(-1)?.label);
		if (!isBelowJob || 2 * ofJob <= run.length) return run;
		return run.map(({ line, label }) => ({ line, label: isOfJob(label) || isHeading(label) ? label : ("job.text" as const) }));
	});
}

const LISTED: ReadonlyMap<LineLabel, LineLabel> = new Map([
	["heading.skills", "skills"],
	["heading.certifications", "certifications"],
]);

/** A list right below a heading of skills or certificates whose first item is one holds nothing else, though a name in it may be unknown. */
function withWholeListsBelow(labelled: readonly Labelled[]): Labelled[] {
	return runsOf(labelled, isOneList).flatMap((run, at, runs) => {
		const above = runs[at - 1]?.at(-1);
		const to = above && LISTED.get(above.label);
		if (!to || run[0]?.line.kind !== "bullet" || run[0].label !== to) return run;
		return run.map(({ line, label }) => ({ line, label: label === "other" ? to : label }));
	});
}

/** A heading that looks like one, with what stands below it. */
const sectionsOf = (labelled: readonly Labelled[]): Labelled[][] =>
	runsOf(labelled, (_before, next) => !(next.line.kind === "heading" && isHeading(next.label)));

const isGroupName = ({ text }: ResumeLine): boolean =>
	text.length <= LONGEST_GROUP && text.split(/\s+/).length <= MOST_GROUP_WORDS && !/[,;:|\t–—@\d]/u.test(text) && titleScore(text) === 0;

/** Strengths in groups, as functional resumes tell them: nothing dated, and names of groups in the places of jobs. */
function isGrouped(section: readonly Labelled[]): boolean {
	const heads = section.slice(1).filter(({ line, label }) => line.kind !== "bullet" && (label === "job.start" || label === "job.head" || isHeading(label)));
	const isBulleted = section.some(({ line, label }) => line.kind === "bullet" && isOfJob(label));
	return (
		heads.length > 0 &&
		isBulleted &&
		section.some(({ label }) => label === "job.start") &&
		section.every(({ line }) => !isDated(line)) &&
		heads.every(({ line }) => isGroupName(line))
	);
}

/** Groups of strengths are no jobs where a career with dates stands elsewhere. */
function withoutGroups(labelled: readonly Labelled[]): Labelled[] {
	const dated = labelled.filter(
		({ label }, at) => label === "job.start" && labelled.slice(at, at + 3).some((near) => isOfJob(near.label) && isDated(near.line)),
	);
	if (dated.length < LEAST_DATED_JOBS) return [...labelled];
	return sectionsOf(labelled).flatMap((section) => {
		if (!isHeading(section[0]?.label) || !isGrouped(section)) return section;
		return section.map(({ line }, at) => ({ line, label: at === 0 ? ("heading.other" as const) : ("other" as const) }));
	});
}

/** "Swedish Navy, 2001 – 2002" under a heading of its own is no language. */
function withoutDatedLanguages(labelled: readonly Labelled[]): Labelled[] {
	let heading: LineLabel | null = null;
	return labelled.map(({ line, label }) => {
		if (isHeading(label)) heading = label;
		const isOther = heading === "heading.items" || heading === "heading.other";
		return { line, label: label === "languages" && isOther && isDated(line) ? "item.start" : label };
	});
}

/** Labels that fit what stands together: lists, groups and sections are of one kind. */
export function withWholeRuns(lines: readonly ResumeLine[], labels: readonly LineLabel[]): LineLabel[] {
	const labelled = lines.flatMap((line, at): Labelled[] => (labels[at] ? [{ line, label: labels[at] }] : []));
	return withWholeListsBelow(withoutDatedLanguages(withoutGroups(withWholeLists(labelled)))).map(({ label }) => label);
}
