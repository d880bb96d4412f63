import { isNameOf } from "./general-names";
import data from "./occupation-data.json";

/** The rank that an occupation has by itself, whatever its title says. */
export type OccupationLevel = "trainee" | "assistant" | "skilled" | "professional" | "lead" | "manager" | "director" | "executive";

/** A group of titles for the same work. */
export interface Occupation {
	readonly id: string;
	/** The unit group of ISCO-08, four figures. */
	readonly isco: string;
	readonly field: string;
	readonly title: string;
	readonly level: OccupationLevel;
	readonly titles: readonly string[];
	/** Titles by language (BCP 47). */
	readonly titlesIn: Readonly<Record<string, readonly string[]>>;
	/** Ids of occupations that people change to and come from. */
	readonly near: readonly string[];
}

/** How near two occupations are (0 to 100), by what links them. */
const KINSHIP = { same: 100, named: 78, leaders: 82, neighbour: 62, unit: 58, twoSteps: 40, minor: 40, field: 32, subMajor: 20, none: 0 } as const;
/** So many neighbours in common make two occupations kin. */
const COMMON_NEIGHBOURS = 2;

/** Who leads the same part of a company, under names of several ranks. */
const LEADERS: readonly (readonly string[])[] = [
	["chief-marketing-officer", "marketing-manager"],
	["sales-director", "sales-manager"],
	["chief-financial-officer", "finance-manager", "financial-controller"],
	["chief-technology-officer", "software-development-manager", "engineering-manager"],
	["chief-technology-officer", "it-manager"],
	["chief-operating-officer", "operations-manager"],
	["chief-executive-officer", "general-manager"],
	["warehouse-manager", "warehouse-supervisor"],
	["production-manager", "production-supervisor"],
	["construction-project-manager", "construction-supervisor"],
];

/** The unit group of those who lead a whole company: what they lead links them to others, and not their rank. */
const TOP_UNIT = "1120";

let byId: ReadonlyMap<string, Occupation> | undefined;

/** All occupations by id, in the order of the table. */
export function occupations(): ReadonlyMap<string, Occupation> {
	byId ??= new Map((data as unknown as readonly Occupation[]).map((occupation) => [occupation.id, occupation]));
	return byId;
}

const NOT_YET = 255;
/** Occupations by their place in the table, and for each pair how near they are, once somebody asked. */
let pairs: { readonly places: ReadonlyMap<Occupation, number>; readonly near: Uint8Array } | undefined;

/** How near the work of two occupations is: 100 the same, about 60 a neighbour, 40 the same group, 0 nothing in common. */
export function kinship(one: Occupation, other: Occupation): number {
	pairs ??= noPairs();
	const { places, near } = pairs;
	const [row, column] = [places.get(one), places.get(other)];
	if (row === undefined || column === undefined) return kinshipOf(one, other);
	const at = row * places.size + column;
	const known = near[at];
	if (known !== undefined && known !== NOT_YET) return known;
	const fresh = kinshipOf(one, other);
	near[at] = fresh;
	return fresh;
}

function noPairs(): NonNullable<typeof pairs> {
	const all = [...occupations().values()];
	return { places: new Map(all.map((occupation, place) => [occupation, place])), near: new Uint8Array(all.length ** 2).fill(NOT_YET) };
}

function kinshipOf(one: Occupation, other: Occupation): number {
	if (one.id === other.id) return KINSHIP.same;
	if (LEADERS.some((group) => group.includes(one.id) && group.includes(other.id))) return KINSHIP.leaders;
	if (isNameOf(one.id, other.id)) return KINSHIP.named;
	if (one.near.includes(other.id) || other.near.includes(one.id)) return KINSHIP.neighbour;
	if (one.isco === other.isco && one.isco !== TOP_UNIT) return KINSHIP.unit;
	const common = one.near.filter((id) => other.near.includes(id)).length;
	if (common >= COMMON_NEIGHBOURS) return KINSHIP.twoSteps;
	if (one.isco === TOP_UNIT || other.isco === TOP_UNIT) return KINSHIP.none;
	if (one.isco.slice(0, 3) === other.isco.slice(0, 3)) return KINSHIP.minor;
	if (one.field === other.field) return KINSHIP.field;
	return one.isco.slice(0, 2) === other.isco.slice(0, 2) ? KINSHIP.subMajor : KINSHIP.none;
}
