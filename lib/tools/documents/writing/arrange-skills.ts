import { tidyText } from "@/lib/tools/documents/language/line-text";
import { isConfirmedSkill, isResumeSkill, readSkillSet, skillKey, spellingIn } from "@/lib/tools/documents/language/skill-mentions";
import type { ResumeChange } from "@/lib/tools/documents/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { PostingNeeds } from "./relevance";

function list(names: readonly string[]): string {
	return names.slice(0, 12).join(", ") + (names.length > 12 ? ` and ${names.length - 12} more` : "");
}

/** The posting's spelling where it is a spelling of the same name with a capital or digit in it, else the resume's. */
function printedName(skill: string, needs: PostingNeeds): string {
	const spelling = spellingIn(needs.skills, skill);
	return spelling && /[\p{Lu}\p{N}]/u.test(spelling) && spelling === spelling.normalize("NFKC") ? spelling : skill;
}

/** The resume's confirmed skills, those that the posting asks for first; and what became of the rest. */
export function arrangeSkills(profile: ResumeProfile, confirmedSkills: readonly string[], needs: PostingNeeds): { skills: string[]; changes: ResumeChange[] } {
	const own = profile.skills.map((fact) => tidyText(fact.value));
	const known = readSkillSet(own);
	const confirmed = readSkillSet(confirmedSkills);
	const kept = [...new Map(own.filter((skill) => isConfirmedSkill(skill, confirmed)).map((skill) => [skillKey(skill), skill])).values()];
	const weight = (skill: string) => needs.skillWeights.get(skillKey(skill)) ?? 0;
	const wanted = kept.filter((skill) => weight(skill) > 0).sort((a, b) => weight(b) - weight(a));
	const others = kept.filter((skill) => weight(skill) === 0);
	const skills = [...wanted, ...others].map((skill) => printedName(skill, needs)).filter((skill) => isResumeSkill(skill, known));
	const changes: ResumeChange[] = [];
	if (wanted.length > 0 && wanted.some((skill, at) => skill !== kept[at]))
		changes.push({ kind: "reordered", section: "Skills", what: `${list(wanted)} come first.`, why: "The posting asks for these." });
	const unconfirmed = own.filter((skill) => !isConfirmedSkill(skill, confirmed));
	if (unconfirmed.length > 0)
		changes.push({
			kind: "omitted",
			section: "Skills",
			what: `${list(unconfirmed)}.`,
			why: "You did not confirm them. Lines about your work are unchanged.",
		});
	const unproven = confirmedSkills.filter((skill) => !isResumeSkill(skill, known));
	if (unproven.length > 0)
		changes.push({
			kind: "omitted",
			section: "Skills",
			what: `${list(unproven)}.`,
			why: "You told us that you have them, but your resume shows no evidence. Add a line of your own about where you used them.",
		});
	return { skills, changes };
}
