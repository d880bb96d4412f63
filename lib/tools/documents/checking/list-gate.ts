import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import { listedSkill } from "@/lib/tools/documents/language/listed-skill";
import { areSameInitials } from "@/lib/tools/documents/language/meaning/equivalents";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { groupOfSkill, languageText } from "@/lib/tools/documents/language/own-words";
import { isConfirmedSkill, isResumeSkill, readSkillSet, skillKey } from "@/lib/tools/documents/language/skill-mentions";
import { isGroupWord } from "@/lib/tools/documents/language/summary-words";
import type { ClaimViolation, TailoredResume } from "@/lib/tools/documents/schemas";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { type ClaimCheck, lost, violation } from "./violations";

/** Checks what a resume lists: skills, languages and certificates, none invented and none lost. */
export function checkLists(check: ClaimCheck): ClaimViolation[] {
	return [...checkSkills(check), ...checkGroups(check), ...checkFacts(check)];
}

/**
 * The name of a skill that is listed as the resume lists it, with a level; and `APPCC (HACCP)` is `APPCC`: initials of the same thing in another
 * language may stand behind it.
 */
function namesAsListed({ skills }: ResumeProfile): (skill: string) => string {
	const names = new Map(skills.map((fact) => [listedSkill(fact), tidyText(fact.value)]));
	return (skill) => {
		const [, own = "", other = ""] = /^(\S{2,12}) \((\S{2,12})\)$/u.exec(skill) ?? [];
		return areSameInitials(own, other) ? own : (names.get(skill) ?? skill);
	};
}

function checkSkills({ profile, resume, confirmedSkills }: ClaimCheck): ClaimViolation[] {
	const { shown, added } = ownSkills(profile, confirmedSkills);
	const known = readSkillSet(profile.skills.map((skill) => skill.value));
	const mayBeShown = readSkillSet(shown.map((skill) => skill.value));
	const mayBeAdded = readSkillSet(added);
	const confirmed = readSkillSet(confirmedSkills);
	const marked = new Set(resume.addedSkills.map(tidyText));
	const ownName = namesAsListed(profile);
	const found = resume.skills.flatMap((skill): ClaimViolation[] => {
		const own = ownName(skill);
		if (isResumeSkill(own, mayBeShown) && !marked.has(tidyText(skill))) return [];
		if (isResumeSkill(own, mayBeAdded))
			return marked.has(tidyText(skill))
				? []
				: [violation("skill", "Skills", skill, "Your resume does not show this skill, so it has to be marked as added by you.")];
		if (isResumeSkill(own, known) && !isConfirmedSkill(own, confirmed)) return [violation("skill", "Skills", skill, "You did not confirm this skill.")];
		return [violation("skill", "Skills", skill, "The source resume does not show this skill.")];
	});
	const written = new Set(resume.skills.map((skill) => skillKey(ownName(skill))));
	const missing = [...mayBeShown.keys(), ...mayBeAdded.keys()].filter((key) => !written.has(key));
	const told = toldBy({ profile, resume });
	const nameOf = (key: string) => mayBeShown.get(key)?.text ?? mayBeAdded.get(key)?.text ?? key;
	return [...found, ...missing.filter((key) => !told.has(key)).map((key) => lost("left_out", "Skills", nameOf(key)))];
}

/** The skills whose lines stand in sections that are printed as the source prints them. */
function toldBy({ profile, resume }: Pick<ClaimCheck, "profile" | "resume">): Set<string> {
	const sections = profile.printed?.sections ?? [];
	const ids = new Set(resume.otherSections.flatMap(({ lines }) => lines.flatMap(({ sourceIds }) => sourceIds)));
	const lineIds = new Set(sections.flatMap(({ lines }) => lines.filter(({ bulletId }) => ids.has(bulletId)).flatMap(({ source }) => source.lineIds)));
	const isTold = ({ source }: Fact) => source.lineIds.length > 0 && source.lineIds.every((id) => lineIds.has(id));
	return new Set(profile.skills.filter(isTold).map(({ value }) => skillKey(tidyText(value))));
}

/** Groups hold the very skills of the list, under names that the resume or we give to groups. */
function checkGroups({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const { skillGroups, skills } = resume;
	if (skillGroups.length === 0) return [];
	const grouped = skillGroups.flatMap((group) => group.skills);
	const differs = grouped.length !== skills.length || grouped.some((skill, at) => skill !== skills[at]);
	const own = new Set(profile.skills.map(groupOfSkill));
	const strange = skillGroups.filter(({ heading }) => heading !== null && !isGroupWord(heading) && !own.has(heading));
	return [
		...(differs ? [violation("skill", "Skills", grouped.find((skill) => !skills.includes(skill)) ?? "", "The groups hold other skills than the list.")] : []),
		...strange.map(({ heading }) => violation("unsupported_text", "Skills", heading, "The source resume has no group of this name.")),
	];
}

function isSame(written: string, fact: Fact): boolean {
	return sameText(fact.value, written) || sameText(fact.source.quote, written) || sameText(languageText(fact), written);
}

function checkFacts({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const of = (name: "languages" | "certifications", kind: ClaimViolation["kind"], where: string, unknown: string) => {
		const given = factsOf(profile, name);
		const written: TailoredResume[typeof name] = resume[name];
		return [
			...given.filter((fact) => !written.some((value) => isSame(value, fact))).map((fact) => lost(kind, where, fact.value)),
			...written.filter((value) => !given.some((fact) => isSame(value, fact))).map((value) => violation(kind, where, value, unknown)),
		];
	};
	return [
		...of("languages", "skill", "Languages", "The source resume does not have this language or level."),
		...of("certifications", "education", "Certifications", "The source resume does not have this certification."),
	];
}

/** What lists have to say; a resume that is printed as its source is has these in its sections. */
function factsOf(profile: ResumeProfile, name: "languages" | "certifications"): Fact[] {
	if (profile.printed !== null) return [];
	return profile[name].filter((fact) => tidyText(fact.value) !== "");
}
