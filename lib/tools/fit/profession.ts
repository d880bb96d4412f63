import { highestSkillLevel } from "@/lib/tools/taxonomy/titles/skill-level";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { type Loss, lossOf } from "./preference-part";

/** What is left of the score by how many skill levels the work stands below the profession. */
const BELOW_FACTORS = [1, 1, 0.82, 0.67] as const;

/** The skill level (1 to 4) of a title, by the highest of its meanings; null for a title that names no known occupation. */
export const skillLevelOfTitle = (title: string): number | null => highestSkillLevel(normalizeTitle(title).occupations);

const highest = (titles: readonly string[]): number | null => {
	const levels = titles.flatMap((title) => skillLevelOfTitle(title) ?? []);
	return levels.length === 0 ? null : Math.max(...levels);
};

/** The skill level of the profession that somebody works in and looks for; who looks for less only is taken at their word. Null where nothing tells. */
export function professionLevel(present: readonly string[], wanted: readonly string[]): number | null {
	const [own, asked] = [highest(present), highest(wanted)];
	return own === null || asked === null ? null : Math.min(own, asked);
}

/** What is lost where a posting offers the work of assistants to somebody who is qualified for the profession itself. */
export function belowProfessionLoss(title: string, profession: number | null): Loss[] {
	const offered = profession === null ? null : skillLevelOfTitle(title);
	if (offered === null || profession === null || offered >= profession) return [];
	return lossOf(BELOW_FACTORS[profession - offered] ?? BELOW_FACTORS[3], "It is work for which less training is asked than your profession has");
}
