import { replaceBracketed } from "@/lib/platform/language/brackets";
import { remembered } from "@/lib/tools/taxonomy/remembered";
import { findSeniority, type SeniorityLevel } from "@/lib/tools/taxonomy/seniority";
import { ledOccupation } from "./executive-titles";
import { type Occupation, occupations } from "./occupations";
import { findOccupations } from "./title-match";
import { LONGEST_TITLE, occupationWords, titleWords, withoutGenderMarks } from "./title-words";

/** A job title taken apart. */
export interface NormalizedTitle {
	/** The meaningful words: lower case, without accents, level, gender and place marks; synonyms of "developer" become "engineer". */
	readonly words: readonly string[];
	/** What it means, best first; more than one for a title of two trades or a word of two meanings. */
	readonly occupations: readonly Occupation[];
	/** The name of the first occupation, or null for an unknown title. */
	readonly family: string | null;
	readonly field: string | null;
	/** The level that the title states. */
	readonly seniority: SeniorityLevel | null;
	/** The same, or else the level that the occupation has by itself. */
	readonly level: SeniorityLevel | null;
	/** A presentable title: level and family name, or the cleaned title itself. */
	readonly canonical: string;
}

const MEMORY_LIMIT = 10_000;
const OWN_LEVELS: Readonly<Record<Occupation["level"], SeniorityLevel | null>> = {
	trainee: "Junior",
	assistant: null,
	skilled: null,
	professional: null,
	lead: "Lead",
	manager: "Lead",
	director: "Executive",
	executive: "Executive",
};

/**
 * Takes a title apart: `Sr. Front-End Developer (m/f/d) – React` gives family `Front-End Developer`, seniority `Senior`. Understands the titles of
 * the table of occupations in 22 languages, compounds, signs without blanks, heads of departments, and rare titles by the word that names the trade.
 */
export const normalizeTitle = remembered(takeApart, MEMORY_LIMIT);

function takeApart(whole: string): NormalizedTitle {
	const title = whole.slice(0, LONGEST_TITLE);
	const table = occupations();
	const seniority = findSeniority(title);
	const ids = findOccupations(title, ledOccupation(occupationWords(title)));
	const found = (ids.length === 0 && seniority === "Intern" ? ["intern"] : ids).flatMap((id) => table.get(id) ?? []);
	const [first] = found;
	const level = seniority ?? (first ? OWN_LEVELS[first.level] : null);
	const canonical = first ? withLevel(first.title, seniority) : cleanTitle(title);
	return { words: titleWords(title), occupations: found, family: first?.title ?? null, field: first?.field ?? null, seniority, level, canonical };
}

function withLevel(family: string, level: SeniorityLevel | null): string {
	if (level === "Intern") return `${family} Intern`;
	return level === "Junior" || level === "Senior" || level === "Lead" ? `${level} ${family}` : family;
}

/** The title as written, without gender marks and brackets. */
function cleanTitle(title: string): string {
	const plain = withoutGenderMarks(title).replace(/\s+/g, " ");
	return replaceBracketed(plain, "([", () => "\ue000")
		.replace(/ ?\ue000/g, "")
		.trim();
}

/** The names of all occupations, for suggestions. */
export function titleFamilies(): string[] {
	return [...occupations().values()].map(({ title }) => title);
}
