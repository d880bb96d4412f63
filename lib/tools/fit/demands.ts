import { findSkillsAbroad } from "@/lib/tools/taxonomy/skills/abroad/names-abroad";
import { linesOf, SECTION_WEIGHTS, type Section, type TextLine } from "./sections";

/** Every posting asks for these and every resume claims them, so they decide little and are never called missing. */
const SOFT_SKILLS = new Set([
	"Adaptability",
	"Analytical Thinking",
	"Attention to Detail",
	"Communication",
	"Creativity",
	"Critical Thinking",
	"Cross-Functional Collaboration",
	"Decision Making",
	"Delegation",
	"Emotional Intelligence",
	"Empathy",
	"Intercultural Competence",
	"Leadership",
	"Multitasking",
	"Organizational Skills",
	"Presentation Skills",
	"Problem Solving",
	"Public Speaking",
	"Report Writing",
	"Research",
	"Sales",
	"Self-Motivation",
	"Teamwork",
	"Time Management",
]);
const SOFT_FACTOR = 0.2;
/** A skill that a posting asks for, with its weight above 0 up to 1. */
export interface Demand {
	readonly name: string;
	readonly weight: number;
	readonly isRequired: boolean;
	readonly isSoft: boolean;
}

/** What a posting asks for, strongest first. Mentions among benefits or in the company's portrait count nothing. */
export function demandsOf(title: string, description: string, lines: readonly TextLine[] = linesOf(description)): Demand[] {
	const best = new Map<string, { weight: number; section: Section }>();
	const note = (name: string, section: Section) => {
		const weight = SECTION_WEIGHTS[section];
		if (weight > (best.get(name)?.weight ?? 0)) best.set(name, { weight, section });
	};
	for (const { name } of findSkillsAbroad(title)) note(name, "required");
	let line = 0;
	for (const { name, index } of findSkillsAbroad(description)) {
		while (line + 1 < lines.length && (lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= index) line++;
		note(name, lines[line]?.section ?? "described");
	}
	const demands = [...best].map(([name, { weight, section }]) => {
		const isSoft = SOFT_SKILLS.has(name);
		return { name, weight: isSoft ? weight * SOFT_FACTOR : weight, isRequired: section === "required", isSoft };
	});
	return demands.sort((one, other) => other.weight - one.weight);
}
