import { tidyText } from "@/lib/tools/documents/language/line-text";
import { listedSkill } from "@/lib/tools/documents/language/listed-skill";
import { areSameInitials, equivalentOf, isInitials } from "@/lib/tools/documents/language/meaning/equivalents";
import { tellsApart } from "@/lib/tools/documents/language/meaning/vague-words";
import { ownSkills, typedFact } from "@/lib/tools/documents/language/own-skills";
import { groupOfSkill } from "@/lib/tools/documents/language/own-words";
import { bareSkill, spellingIn } from "@/lib/tools/documents/language/skill-mentions";
import type { SummaryWords } from "@/lib/tools/documents/language/summary-words";
import type { ResumeChange, SkillGroup } from "@/lib/tools/documents/schemas";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { answersOf, demandFor, type PostingNeeds, relevanceOf, wordsSharedWith } from "./relevance";

interface Skill {
	readonly name: string;
	/** How much the posting asks for the very skill. */
	readonly demand: number;
	/** How much the posting speaks of it, in words that it shares with the posting. */
	readonly relevance: number;
	readonly shared: readonly string[];
	readonly group: string | null;
	/** As the resume lists it, with how well it is known. */
	readonly listed: string;
	readonly isAdded: boolean;
}

export interface ArrangedSkills {
	readonly skills: string[];
	readonly skillGroups: SkillGroup[];
	/** Whether they are the groups that the resume has, each in its own order of importance. */
	readonly keepsGroups: boolean;
	readonly addedSkills: string[];
	/** What the posting asks for and the resume shows, strongest first. */
	readonly wanted: string[];
	/** The same, those before that the resume names early. */
	readonly strongest: string[];
	/** All in the order of the resume. */
	readonly own: string[];
	/** What was brought before the others; none where nothing moved. */
	readonly first: string[];
	/** By name the posting's words for which a skill came forward. */
	readonly reasons: ReadonlyMap<string, readonly string[]>;
	/** By name what the resume lists it as, where that says how well it is known. */
	readonly listed: ReadonlyMap<string, string>;
	readonly changes: ResumeChange[];
}

type SkillLists = Pick<ArrangedSkills, "skills" | "skillGroups" | "keepsGroups">;

/** What the first skill of a resume has before its last: about as much as the posting's first demand has before its last. */
const EARLY = 0.5;
/** Fewer skills than this make no group. */
const LEAST_GROUP = 2;

function list(names: readonly string[]): string {
	return names.slice(0, 12).join(", ") + (names.length > 12 ? ` and ${names.length - 12} more` : "");
}

/**
 * The posting's spelling where it is another spelling of the same name with a capital or digit in it, not in other letters alone; with initials that mean the same in another
 * language the posting's stand in brackets; else the resume's.
 */
function printedName(skill: string, needs: PostingNeeds): string {
	const spelling = spellingIn(needs.skills, skill);
	if (spelling && spelling.toLowerCase() !== skill.toLowerCase() && /[\p{Lu}\p{N}]/u.test(spelling) && spelling === spelling.normalize("NFKC")) return spelling;
	const other = needs.equivalents.get(equivalentOf(skill) ?? -1);
	return other && isInitials(other) && other !== skill && areSameInitials(skill, other) ? `${skill} (${other})` : skill;
}

function skillOf(fact: Fact, needs: PostingNeeds, isAdded: boolean): Skill {
	const own = tidyText(fact.value);
	const name = printedName(own, needs);
	const demand = demandFor(own, needs, equivalentOf(own));
	const listed = listedSkill(fact).replace(own, () => name);
	const inBoth = wordsSharedWith(bareSkill(own), needs);
	const shared = inBoth.length > 0 ? inBoth : answersOf(bareSkill(own), needs).spoken;
	return { name, listed, demand, shared, relevance: shared.length > 0 ? relevanceOf(own, needs) : 0, group: isAdded ? null : groupOfSkill(fact), isAdded };
}

/** Groups of the resume's own that hold this share of its skills stay as they are. */
const OWN_GROUPS = 0.6;

/** The groups that the resume has, those first that hold the most of what is asked for, and in each what is asked for first. */
function ownGroups(skills: readonly Skill[], own: readonly Skill[], words: SummaryWords | null): SkillGroup[] | null {
	const headings = [...new Set(own.map(({ group }) => group))].filter((heading) => heading !== null);
	const grouped = skills.filter(({ group }) => group !== null);
	if (headings.length < 2 || grouped.length < skills.length * OWN_GROUPS) return null;
	const sumOf = (members: readonly Skill[], of: "demand" | "relevance") => members.reduce((sum, skill) => sum + skill[of], 0);
	const groups = headings.map((heading) => ({ heading, members: skills.filter(({ group }) => group === heading) }));
	groups.sort((a, b) => sumOf(b.members, "demand") - sumOf(a.members, "demand") || sumOf(b.members, "relevance") - sumOf(a.members, "relevance"));
	const rest = skills.filter(({ group }) => group === null);
	const further = rest.length > 0 ? [{ heading: words?.furtherSkills ?? null, members: rest }] : [];
	return [...groups, ...further].map(({ heading, members }) => ({ heading, skills: members.map(({ name }) => name) }));
}

/** What is asked for in a group of its own, then groups that the resume has, then the rest. One list where that would make no difference. */
function madeGroups(wanted: readonly Skill[], others: readonly Skill[], words: SummaryWords | null): SkillGroup[] {
	const names = (skills: readonly Skill[]) => skills.map((skill) => skill.name);
	const headings = [...new Set(others.map((skill) => skill.group))].filter((heading) => heading !== null && sectionKindOf(heading) === null);
	const apart = headings.map((heading) => ({ heading, skills: names(others.filter((skill) => skill.group === heading)) })).filter(hasEnough);
	const grouped = new Set(apart.flatMap((group) => group.skills));
	const rest = names(others).filter((name) => !grouped.has(name));
	const isWorthGroup = words !== null && wanted.length >= LEAST_GROUP && others.length >= LEAST_GROUP;
	if (!isWorthGroup && apart.length === 0) return [];
	const key: SkillGroup = { heading: isWorthGroup ? words.keySkills : null, skills: names(wanted) };
	const further: SkillGroup = { heading: words?.furtherSkills ?? null, skills: rest };
	return [key, ...apart, further].filter((group) => group.skills.length > 0);
}

function hasEnough(group: SkillGroup): boolean {
	return group.skills.length >= LEAST_GROUP;
}

/** With how many of these names a list begins. */
function headOf(printed: readonly string[], names: readonly string[]): string[] {
	const end = printed.findIndex((name) => !names.includes(name));
	return printed.slice(0, end === -1 ? printed.length : end);
}

/** Which of these names stand first: in the list, or each in its group; none where the first group begins with another. */
export function leadingOf({ skills, skillGroups, keepsGroups }: SkillLists, names: readonly string[]): string[] {
	const [first = [], ...others] = (keepsGroups ? skillGroups.map((group) => group.skills) : [skills]).map((list) => headOf(list, names));
	return first.length > 0 ? [...first, ...others.flat()] : [];
}

/** What is told of skills that stand before the others. */
export function broughtFirst(names: readonly string[], reasons: ArrangedSkills["reasons"], { keepsGroups }: SkillLists): ResumeChange {
	const words = [...new Set(names.flatMap((name) => reasons.get(name) ?? []))].filter(tellsApart).map((word) => `"${word}"`);
	const where = keepsGroups ? ` in ${names.length === 1 ? "its group" : "their groups"}` : "";
	return {
		kind: "reordered",
		section: "Skills",
		what: `${list(names)} ${names.length === 1 ? "comes" : "come"} first${where}.`,
		why:
			words.length > 0
				? `The posting asks for ${names.length === 1 ? "it" : "these"} or says ${list(words)}.`
				: `The posting asks for ${names.length === 1 ? "it" : "these"}.`,
	};
}

/** The confirmed skills, those that the posting asks for first, in groups; and what became of the rest. */
export function arrangeSkills(profile: ResumeProfile, confirmedSkills: readonly string[], needs: PostingNeeds, words: SummaryWords | null): ArrangedSkills {
	const { shown, added, unconfirmed } = ownSkills(profile, confirmedSkills);
	const skills = [...shown.map((fact) => skillOf(fact, needs, false)), ...added.map((value) => skillOf(typedFact(value), needs, true))];
	const wanted = skills.filter((skill) => skill.demand > 0).sort((a, b) => Number(a.isAdded) - Number(b.isAdded) || b.demand - a.demand);
	const others = skills.filter((skill) => skill.demand === 0).sort((a, b) => b.relevance - a.relevance);
	const own = ownGroups([...wanted, ...others], skills, words);
	const skillGroups = own ?? madeGroups(wanted, others, words);
	const printed = skillGroups.length > 0 ? skillGroups.flatMap((group) => group.skills) : [...wanted, ...others].map((skill) => skill.name);
	const lists: SkillLists = { skills: printed, skillGroups, keepsGroups: own !== null };
	const names = (part: readonly Skill[]) => part.map((skill) => skill.name);
	const changes: ResumeChange[] = [];
	const leading = [...wanted, ...others.filter((skill) => skill.relevance > 0)];
	const isMoved = printed.some((name, at) => name !== skills[at]?.name);
	const first = isMoved ? leadingOf(lists, names(leading)) : [];
	const reasons = new Map(others.map((skill) => [skill.name, skill.shared]));
	if (first.length > 0) changes.push(broughtFirst(first, reasons, lists));
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
	const addedSkills = names(skills.filter((skill) => skill.isAdded));
	const listed = new Map(skills.map((skill) => [skill.name, skill.listed]));
	const early = (skill: Skill) => skill.demand + EARLY * (1 - skills.indexOf(skill) / skills.length);
	const strongest = names(wanted.filter(isShown).sort((a, b) => early(b) - early(a)));
	return { ...lists, addedSkills, wanted: names(wanted.filter(isShown)), strongest, own: names(skills), first, reasons, listed, changes };
}
