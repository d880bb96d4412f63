import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import { readSkillSet, skillKey } from "@/lib/tools/documents/language/skill-mentions";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import type { Fact, PrintedLine, PrintedSection, ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { type ArrangedSkills, broughtFirst, leadingOf } from "./arrange-skills";
import { printedSkillLines } from "./printed-skills";

/** The sections that a resume prints as its source does. */
export function sectionsAsPrinted(profile: ResumeProfile, confirmedSkills: readonly string[]): PrintedSection[] {
	const kept = printedSkillLines(profile, confirmedSkills);
	return (profile.printed?.sections ?? [])
		.map((section) => (section.section === "skills" ? { ...section, lines: section.lines.filter(({ bulletId }) => kept.has(bulletId)) } : section))
		.filter(({ lines }) => lines.length > 0);
}

export function tailoredSections(sections: readonly PrintedSection[]): TailoredResume["otherSections"] {
	return sections.map(({ heading, section, lines }) => ({
		heading: tidyText(heading),
		section,
		lines: lines.map(({ bulletId, text, style, dates, isStrong, opens }) => ({ text: tidyText(text), sourceIds: [bulletId], style, dates, isStrong, opens })),
	}));
}

const idsOf = (lines: readonly PrintedLine[]): Set<string> => new Set(lines.flatMap(({ source }) => source.lineIds));
const linesOfSkills = (sections: readonly PrintedSection[]): PrintedLine[] => sections.flatMap(({ section, lines }) => (section === "skills" ? lines : []));

/**
 * The skills that are listed where sections are printed as they are: what no printed line says, and what the owner added. Without any list of the
 * resume's own also those that the posting asks for.
 */
export function besidesPrinted(arranged: ArrangedSkills, profile: ResumeProfile, sections: readonly PrintedSection[]): ArrangedSkills {
	if (profile.printed === null) return arranged;
	const own = idsOf(linesOfSkills(profile.printed.sections));
	const hasList = own.size > 0;
	const ownSkills = readSkillSet(profile.skills.filter(({ source }) => source.lineIds.some((id) => own.has(id))).map(({ value }) => tidyText(value)));
	const printed = idsOf(sections.flatMap(({ lines }) => lines));
	const isPrinted = ({ source }: Fact) => source.lineIds.length > 0 && source.lineIds.every((id) => printed.has(id));
	const told = readSkillSet(profile.skills.filter(isPrinted).map(({ value }) => tidyText(value)));
	const isListed = (skill: string) => arranged.addedSkills.includes(skill) || !told.has(skillKey(skill)) || (!hasList && arranged.wanted.includes(skill));
	const groups = arranged.skillGroups.map((group) => ({ ...group, skills: group.skills.filter(isListed) })).filter((group) => group.skills.length > 0);
	const skillGroups = groups.length > 1 || typeof groups[0]?.heading === "string" ? groups : [];
	const skills = skillGroups.length > 0 ? skillGroups.flatMap((group) => group.skills) : arranged.skills.filter(isListed);
	const lists = { skills, skillGroups, keepsGroups: arranged.keepsGroups && skillGroups.length > 0 };
	const first = leadingOf(lists, arranged.first);
	// Where a section prints the skills in its own order, or all that are listed were brought forward, none comes before another.
	const isOrdered = first.length > 0 && first.length < skills.length;
	// "For 75 Java services" in a line of work makes nobody skilled in Java who doesn't say so.
	const wanted = hasList ? arranged.wanted.filter((skill) => ownSkills.has(skillKey(skill))) : arranged.wanted;
	const others = arranged.changes.filter(({ kind }) => kind !== "reordered");
	const strongest = arranged.strongest.filter((skill) => wanted.includes(skill));
	return { ...arranged, ...lists, wanted, strongest, first, changes: isOrdered ? [broughtFirst(first, arranged.reasons, lists), ...others] : others };
}

/** Items that stand right below each other in a section of work, as one position's: what may be ordered among itself. */
export interface PrintedRun {
	readonly sectionAt: number;
	/** Of the first item among the lines of its section. */
	readonly lineAt: number;
	readonly position: ResumeExperience;
}

const LONGEST_NAME = 80;

/** A long head up to a whole word. */
function shortName(head: string): string {
	if (head.length <= LONGEST_NAME) return head;
	const cut = head.slice(0, LONGEST_NAME);
	return `${trimEndOf(cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_NAME / 2)), /[\s,;:–—-]/u)}…`;
}

/** The position that the items were read of, where all were read of one. */
function readOf(items: readonly PrintedLine[], profile: ResumeProfile): ResumeExperience | null {
	const ids = items.flatMap(({ source }) => source.lineIds);
	const isOf = (job: ResumeExperience) => ids.every((id) => job.bullets.some(({ source }) => source.lineIds.includes(id)));
	return profile.experience.find(isOf) ?? null;
}

/** The line that names what items belong to: of those right above them the strong one, else the one that opens the entry, never one of an entry before. */
function headAbove(lines: readonly PrintedLine[], lineAt: number): PrintedLine | undefined {
	const above = lines.slice(lines.slice(0, lineAt).findLastIndex(({ style }) => style === "item") + 1, lineAt);
	const heads = above.filter(({ style }) => style === "head");
	return heads.findLast(({ isStrong }) => isStrong) ?? heads.find(({ opens }) => opens) ?? heads[0] ?? above.at(-1);
}

/** The runs of items below the heads of work, newest first as the resume tells them. */
export function runsOf(sections: readonly PrintedSection[], profile: ResumeProfile): PrintedRun[] {
	return sections.flatMap(({ section, heading, lines }, sectionAt): PrintedRun[] => {
		if (section !== "experience") return [];
		const starts = lines.flatMap(({ style }, at) => (style === "item" && lines[at - 1]?.style !== "item" ? [at] : []));
		return starts.map((lineAt) => {
			const after = lines.slice(lineAt).findIndex(({ style }) => style !== "item");
			const items = after < 0 ? lines.slice(lineAt) : lines.slice(lineAt, lineAt + after);
			const job = readOf(items, profile);
			const head = headAbove(lines, lineAt);
			const name = shortName(headName(head?.text ?? heading));
			const position: ResumeExperience = {
				experienceId: items[0]?.bulletId ?? "",
				company: name || null,
				title: null,
				location: null,
				startDate: null,
				endDate: null,
				isCurrent: job?.isCurrent ?? true,
				datesText: null,
				bullets: items.map(({ bulletId, text, source }) => ({ bulletId, text, source })),
				confidence: 1,
				source: head?.source ?? { lineIds: [], page: 1, quote: "" },
			};
			return { sectionAt, lineAt, position };
		});
	});
}

/** The sections with the items of each run as they were written, some of them left out. */
export function withRuns(
	sections: TailoredResume["otherSections"],
	runs: readonly PrintedRun[],
	written: readonly TailoredResume["experience"][number]["bullets"][],
) {
	return sections.map((section, sectionAt) => {
		const own = runs.map((run, at) => ({ run, lines: written[at] ?? [] })).filter(({ run }) => run.sectionAt === sectionAt);
		const lines = section.lines.flatMap((line, lineAt) => {
			const begun = own.find(({ run }) => run.lineAt === lineAt);
			if (begun) return begun.lines.map((one) => ({ ...one, style: "item" as const, dates: null, isStrong: false, opens: false }));
			const isOfRun = own.some(({ run }) => lineAt > run.lineAt && lineAt < run.lineAt + run.position.bullets.length);
			return isOfRun ? [] : [line];
		});
		return { ...section, lines };
	});
}

/** A headline that no line of the file prints as one stands where a whole part of a printed line says it. */
export function isPrintedWhole(title: string, profile: ResumeProfile): boolean {
	if (profile.printed === null) return true;
	const heads = profile.printed.sections.flatMap(({ section, lines }) => (section === "experience" ? lines.filter(({ style }) => style === "head") : []));
	return heads.some(({ text, isStrong }) => isStrong && (sameText(text, title) || tidyText(text).startsWith(`${tidyText(title)},`)));
}

type Section = TailoredResume["otherSections"][number];
type Line = Section["lines"][number];

/** A head that ends so goes on in the line below it. */
const GOES_ON = /[,&/(–—-]$/u;

/** Whether a value that was read of an entry begins in one line of its head and ends in the next. */
function isBroken(above: string, below: string, values: readonly string[]): boolean {
	const [last, first] = [above.split(" ").slice(-2).join(" "), below.split(/[\s,;:]+/u)[0] ?? ""];
	return first !== "" && /\p{L}$/u.test(last) && values.some((value) => value.includes(`${last} ${first}`));
}

/** Heads that the page broke are one line again, so that title and employer are parted as in every other entry. */
function joined(lines: readonly Line[], values: readonly string[]): Line[] {
	const whole: Line[] = [];
	for (const line of lines) {
		const above = whole.at(-1);
		const isRest = above?.style === "head" && line.style === "head" && !line.opens && line.dates === null;
		if (!above || !isRest || !(GOES_ON.test(above.text) || isBroken(above.text, line.text, values))) whole.push(line);
		else whole[whole.length - 1] = { ...above, text: `${above.text} ${line.text}`, sourceIds: [...above.sourceIds, ...line.sourceIds] };
	}
	return whole;
}

/** The ids of printed lines that tell a certificate and nothing else. */
function certificateLines({ certifications, printed }: ResumeProfile): ReadonlySet<string> {
	const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
	const values = certifications.map(({ value }) => letters(value));
	const lines = (printed?.sections ?? []).flatMap((section) => section.lines);
	return new Set(
		lines.filter(({ text, style }) => style === "text" && values.some((value) => value.startsWith(letters(text)))).map(({ bulletId }) => bulletId),
	);
}

/** A certificate among studies is an entry like the others, no part of the degree above it. */
function withCertificatesApart(lines: readonly Line[], certificates: ReadonlySet<string>): Line[] {
	const isStrong = lines.some((line) => line.style === "head" && line.isStrong);
	return lines.map((line) => (line.sourceIds.some((id) => certificates.has(id)) ? { ...line, style: "head", isStrong, opens: true } : line));
}

/** The sections of work and studies with each entry in the same form, as far as what was read of them tells. */
export function withWholeHeads(sections: readonly Section[], profile: ResumeProfile): Section[] {
	const { experience, education } = profile;
	const read = [...experience.flatMap(({ title, company }) => [title, company]), ...education.flatMap(({ degree, institution }) => [degree, institution])];
	const values = read.filter((value) => value !== null).map(tidyText);
	const certificates = certificateLines(profile);
	return sections.map((section) => {
		if (section.section !== "experience" && section.section !== "education") return section;
		const lines = joined(section.lines, values);
		return { ...section, lines: section.section === "education" ? withCertificatesApart(lines, certificates) : lines };
	});
}

/** A head without the sign that it goes on with. */
export function headName(head: string): string {
	const text = tidyText(head);
	const dates = findDateRanges(text).at(-1);
	const isLast = dates !== undefined && dates.index > 0 && !/[\p{L}\p{N}]/u.test(text.slice(dates.index + dates.length));
	return trimEndOf(isLast ? text.slice(0, dates.index) : text, /[\s,;:|·(–—-]/u);
}
