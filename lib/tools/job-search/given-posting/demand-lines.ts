import { demandsOf } from "@/lib/tools/fit/demands";
import type { Section } from "@/lib/tools/fit/sections";
import { findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { announcesPerson } from "./person-named";
import { oneLine } from "./posting-page";
import { LONGEST_DEMAND, MOST_DEMANDS, MOST_TASKS, type PostingDemand, type PostingTask } from "./schemas";
import { sectionedLines } from "./told-lines";

const FEWEST_LETTERS = 2;

interface Told {
	readonly text: string;
	readonly section: Section;
	readonly isItem: boolean;
}

/** Lines that tell something, with the section that they stand in; headings tell nothing unless they name a skill. */
function toldLines(description: string): Told[] {
	return sectionedLines(description).flatMap((line): Told[] => {
		const text = oneLine(line.text.slice(0, 8 * LONGEST_DEMAND), LONGEST_DEMAND);
		if (text === null || (text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return [];
		const isHeading = line.isHeading && findSkills(text).length === 0;
		return isHeading || text.includes("@") || announcesPerson(text) ? [] : [{ text, section: line.section, isItem: line.isItem }];
	});
}

const skillsIn = (text: string): string[] => [...new Set(findSkills(text).map((mention) => mention.text))].slice(0, MOST_DEMANDS);

/** Where no line is marked as a demand, the skills that the posting names are what it asks for. */
function skillDemands(title: string, description: string): Omit<PostingDemand, "demandId">[] {
	const spelled = new Map(findSkills(description).map((mention) => [mention.name, mention.text]));
	return demandsOf(title, description)
		.filter(({ isSoft }) => !isSoft)
		.map(({ name }) => ({ text: spelled.get(name) ?? name, kind: "must" as const, skills: [spelled.get(name) ?? name] }));
}

/** What a posting asks for and what is to be done, line by line, each line once. */
export function demandsAndTasks(title: string, description: string): { demands: PostingDemand[]; tasks: PostingTask[] } {
	const lines = toldLines(description);
	const unique = (told: readonly Told[]) => [...new Map(told.map((line) => [line.text.toLowerCase(), line])).values()];
	const asked = unique(lines.filter(({ section }) => section === "required" || section === "preferred"));
	const done = unique(lines.filter(({ section, isItem }) => section === "described" && isItem));
	const read = asked.map(({ text, section }) => ({ text, kind: section === "required" ? ("must" as const) : ("wish" as const), skills: skillsIn(text) }));
	const demands = read.length > 0 ? read : skillDemands(title, description);
	return {
		demands: demands.slice(0, MOST_DEMANDS).map((demand, at) => ({ demandId: `D${at + 1}`, ...demand })),
		tasks: done.slice(0, MOST_TASKS).map(({ text }, at) => ({ taskId: `T${at + 1}`, text })),
	};
}
