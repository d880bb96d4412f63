import type { Occupation } from "./occupations";

/**
 * How much schooling work takes, by the skill levels of ISCO-08 (ILO, 2012): 4 for managers and professionals, 3 for technicians and those who
 * manage a shop, a hotel or a kitchen, 2 for clerks, care, sales, trades and machines, 1 for elementary work.
 */
const BY_MAJOR_GROUP: Readonly<Record<string, number>> = { "1": 4, "2": 4, "3": 3, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9": 1 };
const SHOPS_AND_HOTELS = "14";
/** Who assists a profession stands below it, in whatever group. */
const ASSISTANT = 2;

/** The skill level of an occupation, 1 to 4; null for the armed forces, whose ranks ISCO puts in no order of schooling. */
export function skillLevel({ isco, level }: Pick<Occupation, "isco" | "level">): number | null {
	const group = BY_MAJOR_GROUP[isco.charAt(0)];
	if (group === undefined) return null;
	const own = isco.startsWith(SHOPS_AND_HOTELS) ? 3 : group;
	return level === "assistant" || level === "trainee" ? Math.min(own, ASSISTANT) : own;
}

/** The highest skill level among the meanings of a title; null where it has none. */
export function highestSkillLevel(occupations: readonly Occupation[]): number | null {
	const levels = occupations.flatMap((occupation) => skillLevel(occupation) ?? []);
	return levels.length === 0 ? null : Math.max(...levels);
}
