import { tidyText } from "@/lib/tools/documents/language/line-text";
import { areSameInitials, equivalentOf, isInitials } from "@/lib/tools/documents/language/meaning/equivalents";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { groupOfSkill } from "@/lib/tools/documents/language/own-words";
import { spellingIn } from "@/lib/tools/documents/language/skill-mentions";
import type { SummaryWords } from "@/lib/tools/documents/language/summary-words";
import type { ResumeChange, SkillGroup } from "@/lib/tools/documents/schemas";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { demandFor, type PostingNeeds, relevanceOf } from "./relevance";

interface Skill {
	readonly name: string;
	/** How much the posting asks for the very skill. */
	readonly demand: number;
	/** How much the posting speaks of what it is about. */
	readonly relevance: number;
	readonly group: string | null;
	readonly isAdded: boolean;
}

export interface ArrangedSkills {
	readonly skills: string[];
	readonly skillGroups: SkillGroup[];
	readonly addedSkills: string[];
	/** What the posting asks for and the resume shows, strongest first. */
	readonly wanted: string[];
	/** What was brought before the others; none where nothing moved. */
	readonly first: string[];
	readonly changes: ResumeChange[];
}

/** Fewer skills than this make no group. */
const LEAST_GROUP = 2;

function list(names: readonly string[]): string {
	return names.slice(0, 12).join(", ") + (names.length > 12 ? ` and ${names.length - 12} more` : "");
}

/**
 * The posting's spelling where it is a spelling of the same name with a capital or digit in it; with initials that mean the same in another
 * language the posting's stand in brackets; else the resume's.
 */
function printedName(skill: string, needs: PostingNeeds): string {
	const spelling = spellingIn(needs.skills, skill);
	if (spelling && /[\p{Lu}\p{N}]/u.test(spelling) && spelling === spelling.normalize("NFKC")) return spelling;
	const other = needs.equivalents.get(equivalentOf(skill) ?? -1);
	return other && isInitials(other) && other !== skill && areSameInitials(skill, other) ? `${skill} (${other})` : skill;
}

function skillOf(fact: Pick<Fact, "value">, needs: PostingNeeds, group: string | null, isAdded: boolean): Skill {
	const own = tidyText(fact.value);
	return { name: printedName(own, needs), demand: demandFor(own, needs, equivalentOf(own)), relevance: relevanceOf(own, needs), group, isAdded };
}

/** What is asked for in a group of its own, then the groups that the resume has, then the rest. One list where that would make no difference. */
function groupsOf(wanted: readonly Skill[], others: readonly Skill[], words: SummaryWords | null): SkillGroup[] {
	const names = (skills: readonly Skill[]) => skills.map((skill) => skill.name);
	const headings = [...new Set(others.map((skill) => skill.group))].filter((heading) => heading !== null);
	const own = headings.map((heading) => ({ heading, skills: names(others.filter((skill) => skill.group === heading)) })).filter(hasEnough);
	const grouped = new Set(own.flatMap((group) => group.skills));
	const rest = names(others).filter((name) => !grouped.has(name));
	const isWorthGroup = words !== null && wanted.length >= LEAST_GROUP && others.length >= LEAST_GROUP;
	if (!isWorthGroup && own.length === 0) return [];
	const key: SkillGroup = { heading: isWorthGroup ? words.keySkills : null, skills: names(wanted) };
	const further: SkillGroup = { heading: words?.furtherSkills ?? null, skills: rest };
	return [key, ...own, further].filter((group) => group.skills.length > 0);
}

function hasEnough(group: SkillGroup): boolean {
	return group.skills.length >= LEAST_GROUP;
}

/** With how many of these names a list begins: groups of one's own may stand between them. */
export function headOf(printed: readonly string[], names: readonly string[]): string[] {
	const end = printed.findIndex((name) => !names.includes(name));
	return printed.slice(0, end === -1 ? printed.length : end);
}

/** What is told of skills that stand before the others. */
export function broughtFirst(names: readonly string[], isAsked: boolean): ResumeChange {
	return {
		kind: "reordered",
		section: "Skills",
		what: `${list(names)} ${names.length === 1 ? "comes" : "come"} first.`,
		why: isAsked ? "The posting asks for these or speaks of them." : "The posting speaks of what these are about.",
	};
}

/** The confirmed skills, those that the posting asks for first, in groups; and what became of the rest. */
export function arrangeSkills(profile: ResumeProfile, confirmedSkills: readonly string[], needs: PostingNeeds, words: SummaryWords | null): ArrangedSkills {
	const { shown, added, unconfirmed } = ownSkills(profile, confirmedSkills);
	const skills = [...shown.map((fact) => skillOf(fact, needs, groupOfSkill(fact), false)), ...added.map((value) => skillOf({ value }, needs, null, true))];
	const wanted = skills.filter((skill) => skill.demand > 0).sort((a, b) => Number(a.isAdded) - Number(b.isAdded) || b.demand - a.demand);
	const others = skills.filter((skill) => skill.demand === 0).sort((a, b) => b.relevance - a.relevance);
	const skillGroups = groupsOf(wanted, others, words);
	const printed = skillGroups.length > 0 ? skillGroups.flatMap((group) => group.skills) : [...wanted, ...others].map((skill) => skill.name);
	const names = (part: readonly Skill[]) => part.map((skill) => skill.name);
	const changes: ResumeChange[] = [];
	const leading = [...wanted, ...others.filter((skill) => skill.relevance > 0)];
	const first = leading.some((skill, at) => skill !== skills[at]) ? headOf(printed, names(leading)) : [];
	if (first.length > 0) changes.push(broughtFirst(first, wanted.length > 0));
	if (added.length > 0)
		changes.push({
			kind: "added",
			section: "Skills",
			what: `${list(added)}.`,
			why: "You told us that you have them. Your resume does not show where you used them, so they stand in the list of skills alone.",
		});
	if (unconfirmed.length > 0)
		changes.push({
			kind: "omitted",
			section: "Skills",
			what: `${list(unconfirmed)}.`,
			why: "You did not confirm them. Lines about your work are unchanged.",
		});
	const isShown = (skill: Skill) => !skill.isAdded;
	return { skills: printed, skillGroups, addedSkills: names(skills.filter((skill) => skill.isAdded)), wanted: names(wanted.filter(isShown)), first, changes };
}
