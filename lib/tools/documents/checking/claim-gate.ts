import { contactOf, datesOf, type Evidence, educationText, indexEvidence, titlesOf } from "@/lib/tools/documents/language/evidence";
import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import { isConfirmedSkill, isResumeSkill, readSkillSet } from "@/lib/tools/documents/language/skill-mentions";
import { alignedHeadline } from "@/lib/tools/documents/language/title-alignment";
import type { ClaimViolation, TailoredExperience, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { checkLine } from "./line-gate";
import { checkSummary } from "./summary-gate";

export interface ClaimCheck {
	readonly profile: ResumeProfile;
	readonly posting: MatchingJob;
	readonly resume: TailoredResume;
	/** Empty when the user confirmed none: then every skill of the resume counts as confirmed. */
	readonly confirmedSkills: readonly string[];
}

type Kind = ClaimViolation["kind"];

function violation(kind: Kind, where: string, claim: string | null, explanation: string): ClaimViolation {
	return { kind, where, claim: claim ?? "", explanation };
}

/** What the source has and the resume must not lose. */
function lost(kind: Kind, where: string, claim: string): ClaimViolation {
	return violation(kind, where, claim, "Left out: the source resume has it.");
}

/** Finds everything in a tailored resume that its source does not support. An empty answer means that it may be delivered. */
export function findClaimViolations(check: ClaimCheck): ClaimViolation[] {
	const evidence = indexEvidence(check.profile);
	return [
		...checkHead(check),
		...checkSkills(check),
		...checkSummaryOf(check, evidence),
		...checkExperience(check),
		...checkEducation(check),
		...checkLists(check),
		...checkOtherSections(check),
	];
}

function checkHead({ profile, posting, resume }: ClaimCheck): ClaimViolation[] {
	const found: ClaimViolation[] = [];
	if (resume.postingId !== posting.jobId || !sameText(resume.postingTitle, posting.title))
		found.push(violation("title", "Posting", resume.postingTitle, "The resume names another posting than the one it was written for."));
	if (!sameText(resume.company, posting.company))
		found.push(violation("employer", "Posting", resume.company, "The resume names another company than the posting."));
	if (!sameText(resume.name, profile.name?.value ?? "")) found.push(violation("contact", "Name", resume.name, "The source resume has another name."));
	const known = contactOf(profile);
	for (const entry of resume.contact) {
		if (!known.some((value) => sameText(value, entry))) found.push(violation("contact", "Contact", entry, "The source resume does not have this contact."));
	}
	for (const value of known) if (!resume.contact.some((entry) => sameText(value, entry))) found.push(lost("contact", "Contact", value));
	const { headline } = resume;
	const titles = [...titlesOf(profile), alignedHeadline(profile, posting)];
	if (headline !== null && !titles.some((title) => sameText(title, headline)))
		found.push(violation("title", "Headline", headline, "The source resume does not support this title."));
	return found;
}

function checkSkills({ profile, resume, confirmedSkills }: ClaimCheck): ClaimViolation[] {
	const known = readSkillSet(profile.skills.map((skill) => skill.value));
	const confirmed = readSkillSet(confirmedSkills);
	return resume.skills.flatMap((skill) => {
		if (!isResumeSkill(skill, known)) return [violation("skill", "Skills", skill, "The source resume does not show this skill.")];
		if (!isConfirmedSkill(skill, confirmed)) return [violation("skill", "Skills", skill, "You did not confirm this skill.")];
		return [];
	});
}

function checkSummaryOf({ profile, posting, resume, confirmedSkills }: ClaimCheck, evidence: Evidence): ClaimViolation[] {
	if (!resume.summary) return [];
	const aligned = alignedHeadline(profile, posting);
	const confirmed = readSkillSet(confirmedSkills);
	const resumeSkills = [...profile.skills.map((skill) => skill.value), ...checkedSkills(resume, profile)];
	const years = profile.yearsOfExperience ? Math.floor(profile.yearsOfExperience.value) : null;
	const titles = aligned ? [...titlesOf(profile), aligned] : titlesOf(profile);
	const skills = resumeSkills.filter((skill) => isConfirmedSkill(skill, confirmed));
	const issues = checkSummary(resume.summary, evidence, { titles, skills, years });
	return issues.map((issue) => ({ ...issue, where: "Summary" }));
}

function checkedSkills(resume: TailoredResume, profile: ResumeProfile): string[] {
	const known = readSkillSet(profile.skills.map((skill) => skill.value));
	return resume.skills.filter((skill) => isResumeSkill(skill, known));
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
		const bullets = new Map(given.bullets.map((bullet) => [bullet.bulletId, bullet.text]));
		found.push(...checkLines(written.bullets, bullets, where));
	}
	return [...found, ...leftOut([...source.values()])];
}

function leftOut(experiences: readonly Pick<TailoredExperience, "company" | "title">[]): ClaimViolation[] {
	return experiences.map(({ company, title }) =>
		violation("employer", "Experience", company ?? title, "Left out: the resume would show a gap that the source does not have."),
	);
}

/** Checks lines against the bullets of their own section; a bullet may be told once. */
function checkLines(lines: readonly TailoredLine[], bullets: ReadonlyMap<string, string>, where: string): ClaimViolation[] {
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
		const details = checkLines(written.details, new Map(education.details.map((detail) => [detail.bulletId, detail.text])), "Education");
		if (sameText(given.datesText, written.datesText)) return details;
		return [violation("date", "Education", written.datesText, `The source resume says "${given.datesText ?? ""}".`), ...details];
	});
	return [...claims, ...[...source.values()].map((education) => lost("education", "Education", educationText(education).line))];
}

function checkLists({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const unknown = (written: readonly string[], given: readonly Fact[]) =>
		written.filter((value) => !given.some((fact) => sameText(fact.value, value) || sameText(fact.source.quote, value)));
	const missing = (written: readonly string[], given: readonly Fact[]) =>
		given.filter((fact) => !written.some((value) => sameText(fact.value, value) || sameText(fact.source.quote, value))).map(({ value }) => value);
	return [
		...missing(resume.languages, profile.languages).map((value) => lost("skill", "Languages", value)),
		...missing(resume.certifications, profile.certifications).map((value) => lost("education", "Certifications", value)),
		...unknown(resume.languages, profile.languages).map((value) =>
			violation("skill", "Languages", value, "The source resume does not have this language or level."),
		),
		...unknown(resume.certifications, profile.certifications).map((value) =>
			violation("education", "Certifications", value, "The source resume does not have this certification."),
		),
	];
}

function checkOtherSections({ profile, resume }: ClaimCheck): ClaimViolation[] {
	return resume.otherSections.flatMap((written) => {
		const given = profile.otherSections.filter((section) => sameText(section.heading, written.heading));
		if (given.length === 0) return [violation("unsupported_text", written.heading, written.heading, "The source resume does not have this section.")];
		const lines = new Map(given.flatMap((section) => section.lines).map((line) => [line.bulletId, line.text]));
		return checkLines(written.lines, lines, tidyText(written.heading));
	});
}
