import { tidyText } from "@/lib/tools/documents/language/line-text";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { groupOfSkill } from "@/lib/tools/documents/language/own-words";
import type { PrintedLine, PrintedSection, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** Skills that say less of their lines than this were not taken apart rightly. */
const LEAST_COVERED = 0.9;
const MOST_WORDS = 7;

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The lines of a resume's own lists of skills. */
function skillLines(sections: readonly PrintedSection[]): PrintedLine[] {
	return sections.filter(({ section }) => section === "skills").flatMap(({ lines }) => lines);
}

function citedBy(line: PrintedLine, profile: ResumeProfile): ResumeProfile["skills"] {
	return profile.skills.filter(({ source }) => source.lineIds.some((id) => line.source.lineIds.includes(id)));
}

/** Whether the skills that were read of these lines say all that stands there, so that they may be put in another order. */
function areWhole(lines: readonly PrintedLine[], profile: ResumeProfile): boolean {
	const skills = [...new Set(lines.flatMap((line) => citedBy(line, profile)))];
	const groups = [...new Set(skills.map(groupOfSkill).filter((group) => group !== null))];
	const covered = [...skills.map(({ value }) => value), ...groups].reduce((sum, text) => sum + letters(text), 0);
	const all = lines.reduce((sum, { text }) => sum + letters(text), 0);
	const texts = lines.map(({ text }) => tidyText(text));
	const isOfOneLine = (skill: string) => texts.some((text) => text.includes(skill));
	const areShort = skills.every(({ value }) => value.split(/\s+/u).length <= MOST_WORDS && isOfOneLine(tidyText(value)));
	return covered >= all * LEAST_COVERED && covered <= all && areShort;
}

/**
 * The lines of skills that are printed as they stand: all where they could not be taken apart rightly and the user confirmed every one, else those
 * that no skill was read from.
 */
export function printedSkillLines(profile: ResumeProfile, confirmedSkills: readonly string[]): ReadonlySet<string> {
	const lines = skillLines(profile.printed?.sections ?? []);
	const { unconfirmed } = ownSkills(profile, confirmedSkills);
	const isKept = unconfirmed.length === 0 && !areWhole(lines, profile);
	return new Set(lines.filter((line) => isKept || citedBy(line, profile).length === 0).map(({ bulletId }) => bulletId));
}
