/** Where the sections of the reference are; the names of shapes are too many for one page. */
export const API_PLACE = "/docs/api";

/** The shapes by the letters that they begin with. */
export const SHAPE_RANGES = [
	["A", "C"],
	["D", "L"],
	["M", "R"],
	["S", "T"],
	["U", "Z"],
] as const;

/** A section as it stands in an address: `goal-jobs`. */
export const slugOfName = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

export const placeOf = (slug: string): string => `${API_PLACE}/${slug}`;

type Range = (typeof SHAPE_RANGES)[number];
export const shapesSlug = ([from, to]: Range): string => `shapes-${from}-${to}`.toLowerCase();

/** The range that a name lies in; what begins with no letter is in the first. */
export function rangeOfShape(name: string): Range {
	const letter = name.charAt(0).toUpperCase();
	return SHAPE_RANGES.find(([from, to]) => letter >= from && letter <= to) ?? SHAPE_RANGES[0];
}

export const addressOfShape = (name: string): string => `${placeOf(shapesSlug(rangeOfShape(name)))}#shape-${name}`;
export const addressOfCode = (code: string): string => `${placeOf("codes")}#code-${code}`;
export const addressOfOperation = (group: string, id: string): string => `${placeOf(slugOfName(group))}#${id}`;
