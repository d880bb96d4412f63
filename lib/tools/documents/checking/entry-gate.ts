import { datesOf, educationText } from "@/lib/tools/documents/language/evidence";
import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import type { ClaimViolation, TailoredExperience, TailoredLine, TailoredPrintedLine } from "@/lib/tools/documents/schemas";
import type { ResumeBullet, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { checkLine } from "./line-gate";
import { type ClaimCheck, lost, violation } from "./violations";

/** Checks positions, schools and sections of one's own with their lines: none invented, none changed, none lost without being named. */
export function checkEntries(given: ClaimCheck): ClaimViolation[] {
	const check = { ...given, profile: sectionsOf(given.profile) };
	return [...checkExperience(check), ...checkEducation(check), ...checkOtherSections(check), ...checkLeftOut(check)];
}

/** Where a resume is printed as its source is, all that it has to say stands in sections of its own; skills that are listed stand there instead. */
function sectionsOf(profile: ResumeProfile): ResumeProfile {
	if (profile.printed === null) return profile;
	const listed = new Set(profile.skills.flatMap(({ source }) => source.lineIds));
	const isListed = (line: ResumeBullet) => line.source.lineIds.some((id) => listed.has(id));
	const sections = profile.printed.sections.map(({ section, ...rest }) => ({
		...rest,
		lines: rest.lines.map((line) => ({ ...line, isElsewhere: section === "skills" && isListed(line) })),
	}));
	return { ...profile, experience: [], education: [], otherSections: sections };
}

function checkExperience({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const source = new Map(profile.experience.map((experience) => [experience.experienceId, experience]));
	const found: ClaimViolation[] = [];
	for (const written of resume.experience) {
		const where = `Experience: ${written.company ?? written.title ?? written.experienceId}`;
		const given = source.get(written.experienceId);
		source.delete(written.experienceId);
		if (!given) {
			found.push(violation("employer", where, written.company, "The source resume does not have this position, or it stands here twice."));
			continue;
		}
		if (!sameText(written.company, given.company))
			found.push(violation("employer", where, written.company, `The source resume says "${given.company ?? ""}".`));
		if (!sameText(written.title, given.title)) found.push(violation("title", where, written.title, `The source resume says "${given.title ?? ""}".`));
		if (!sameText(written.location, given.location))
			found.push(violation("unsupported_text", where, written.location, `The source resume says "${given.location ?? ""}".`));
		if (!sameText(written.datesText, datesOf(given)))
			found.push(violation("date", where, written.datesText, `The source resume says "${datesOf(given) ?? ""}".`));
		found.push(...checkLines(written.bullets, given.bullets, where));
	}
	return [...found, ...leftOut([...source.values()])];
}

function leftOut(experiences: readonly Pick<TailoredExperience, "company" | "title">[]): ClaimViolation[] {
	return experiences.map(({ company, title }) =>
		violation("employer", "Experience", company ?? title, "Left out: the resume would show a gap that the source does not have."),
	);
}

/** Checks lines against the bullets of their own section; a bullet may be told once. */
function checkLines(lines: readonly TailoredLine[], given: readonly ResumeBullet[], where: string): ClaimViolation[] {
	const bullets = new Map(given.map((bullet) => [bullet.bulletId, bullet.text]));
	const used = new Set<string>();
	return lines.flatMap((line) => {
		const isForeign = line.sourceIds.some((id) => !bullets.has(id));
		if (isForeign) return [violation("unsupported_text", where, line.text, "It cites a line that this section of the source does not have.")];
		if (line.sourceIds.some((id) => used.has(id))) return [violation("unsupported_text", where, line.text, "It tells the same line of the source twice.")];
		for (const id of line.sourceIds) used.add(id);
		const cited = line.sourceIds.map((id) => bullets.get(id) ?? "").join(" ");
		return checkLine(line.text, cited).map((issue) => ({ ...issue, where }));
	});
}

function checkEducation({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const source = new Map(profile.education.map((education) => [education.educationId, education]));
	const claims = resume.education.flatMap((written) => {
		const education = source.get(written.educationId);
		const given = education && educationText(education);
		source.delete(written.educationId);
		if (!education || !given || !sameText(given.line, written.line))
			return [violation("education", "Education", written.line, given ? `The source resume says "${given.line}".` : "The source resume does not have it.")];
		const details = checkLines(written.details, education.details, "Education");
		if (sameText(given.datesText, written.datesText)) return details;
		return [violation("date", "Education", written.datesText, `The source resume says "${given.datesText ?? ""}".`), ...details];
	});
	return [...claims, ...[...source.values()].map((education) => lost("education", "Education", educationText(education).line))];
}

function checkOtherSections({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const claims = resume.otherSections.flatMap((written) => {
		const given = profile.otherSections.filter((section) => sameText(section.heading, written.heading));
		if (given.length === 0) return [violation("unsupported_text", written.heading, written.heading, "The source resume does not have this section.")];
		const lines = given.flatMap((section) => section.lines);
		return [...checkLines(written.lines, lines, tidyText(written.heading)), ...checkDates(written.lines, lines, tidyText(written.heading))];
	});
	const missing = profile.otherSections.filter(({ heading }) => !resume.otherSections.some((written) => sameText(written.heading, heading)));
	return [...claims, ...missing.filter(({ lines }) => lines.length === 0).map(({ heading }) => lost("left_out", tidyText(heading), heading))];
}

/** Dates that stand beside a line are those of its source. */
function checkDates(
	lines: readonly TailoredPrintedLine[],
	given: readonly (ResumeBullet & { readonly dates?: string | null })[],
	where: string,
): ClaimViolation[] {
	const dates = new Map(given.map((line) => [line.bulletId, line.dates ?? null]));
	return lines.flatMap((line) => {
		const source = dates.get(line.sourceIds[0] ?? "") ?? null;
		return sameText(line.dates, source) ? [] : [violation("date", where, line.dates, `The source resume says "${source ?? ""}".`)];
	});
}

/** Every line of the source stands in the resume or is named, in its own words, among what was left out. */
function checkLeftOut({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const told = new Set(
		[
			...resume.experience.flatMap(({ bullets }) => bullets),
			...resume.education.flatMap(({ details }) => details),
			...resume.otherSections.flatMap(({ lines }) => lines),
		].flatMap((line) => line.sourceIds),
	);
	const named = new Map(resume.leftOut.map((line) => [line.sourceId, line.text]));
	const sections: [string, readonly ResumeBullet[]][] = [
		...profile.experience.map(({ company, title, bullets }): [string, readonly ResumeBullet[]] => [`Experience: ${company ?? title ?? ""}`, bullets]),
		...profile.education.map(({ details }): [string, readonly ResumeBullet[]] => ["Education", details]),
		...profile.otherSections.map(({ heading, lines }): [string, readonly ResumeBullet[]] => [tidyText(heading), lines]),
	];
	return sections.flatMap(([where, lines]) =>
		lines
			.filter((line) => !("isElsewhere" in line && line.isElsewhere))
			.filter(({ bulletId, text }) => !told.has(bulletId) && tidyText(text) !== "" && !sameText(named.get(bulletId) ?? null, text))
			.map(({ text }) => lost("left_out", where, text)),
	);
}
