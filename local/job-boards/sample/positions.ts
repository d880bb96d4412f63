import type { Company, IndustryCompany } from "./companies";
import { OCCUPATIONS, type Occupation } from "./occupations/offices-and-wards";
import { makePay, type Pay } from "./pay";
import { type Language, PLACES, type Place, placeName } from "./places";
import type { Random } from "./random";
import { fill, WORDING } from "./wording";

export type Mode = "Remote" | "Hybrid" | "On-site";
export type Level = "Intern" | "Junior" | "Mid" | "Senior" | "Lead" | "Executive";
export type Employment = "Full-time" | "Part-time" | "Contract" | "Internship";

/** The text of a posting in parts, so that each provider can arrange it in its own shape. */
export interface PostingText {
	readonly language: Language;
	readonly opening: readonly string[];
	readonly lists: ReadonlyArray<{ readonly title: string; readonly items: readonly string[] }>;
	readonly closing: string;
}

/** One open place to work, whatever boards it is listed on. */
export interface Position {
	readonly company: Company;
	readonly occupation: Pick<Occupation, "department">;
	readonly title: string;
	readonly level: Level;
	readonly place: Place;
	/** Other cities that the same position is open for. */
	readonly otherPlaces: readonly Place[];
	readonly mode: Mode;
	readonly employment: Employment;
	readonly pay: Pay | null;
	readonly daysAgo: number;
	readonly text: PostingText;
}

const LEVELS: ReadonlyArray<{
	readonly level: Level;
	readonly share: number;
	readonly factor: number;
	readonly years: number;
	readonly titles: readonly string[];
}> = [
	{ level: "Intern", share: 0.05, factor: 0.4, years: 0, titles: ["{title} Intern", "{title} (Internship)"] },
	{ level: "Junior", share: 0.15, factor: 0.72, years: 0, titles: ["Junior {title}", "Jr. {title}", "Entry-Level {title}"] },
	{ level: "Mid", share: 0.4, factor: 1, years: 3, titles: ["{title}"] },
	{ level: "Senior", share: 0.28, factor: 1.3, years: 5, titles: ["Senior {title}", "Sr. {title}", "Senior {title}"] },
	{ level: "Lead", share: 0.09, factor: 1.5, years: 7, titles: ["Lead {title}", "Principal {title}", "{title} Team Lead"] },
	{ level: "Executive", share: 0.03, factor: 2, years: 10, titles: ["Head of {department}", "Director of {department}", "VP {department}"] },
];
/** A country's first city hires that much more than its others. */
const HUB_WEIGHT = 4;

function pickByShare<T>(random: Random, items: readonly T[], shareOf: (item: T) => number): T {
	let left = random.next() * items.reduce((sum, item) => sum + shareOf(item), 0);
	for (const item of items) {
		left -= shareOf(item);
		if (left <= 0) return item;
	}
	return random.pick(items);
}

function makeText(random: Random, position: Omit<Position, "text"> & { readonly occupation: Occupation }, language: Language, years: number): PostingText {
	const { company, occupation, place } = position;
	const wording = WORDING[language];
	const skills = random.sample(occupation.skills, random.int(7, 10));
	const [first = "", second = ""] = skills;
	const must = skills.slice(0, random.int(4, 6));
	const values = {
		company: company.name,
		does: company.does,
		size: String(random.int(3, 90) * 10),
		department: occupation.department,
		place: placeName(place),
		title: position.title,
		team: String(random.int(3, 14)),
		years: String(years),
		first,
		second,
	};
	const duties = wording.duties ?? random.sample(occupation.duties, 4);
	const say = (skill: string) => fill(random.pick(wording.skill), { skill });
	return {
		language,
		opening: [fill(wording.about, values), fill(wording.role, values)],
		lists: [
			{ title: wording.dutiesTitle, items: duties.map((duty) => fill(duty, values)) },
			{ title: wording.mustTitle, items: [...(years > 0 ? [fill(wording.years, values)] : []), ...must.map(say)] },
			{ title: wording.niceTitle, items: skills.slice(must.length).map(say) },
			{ title: wording.offerTitle, items: random.sample(wording.offers, 3) },
		],
		closing: wording.notice,
	};
}

function occupationsOf(company: IndustryCompany, isRemoteOnly: boolean): Occupation[] {
	return OCCUPATIONS.filter(
		({ industries, remoteShare }) => (industries === "any" || industries.includes(company.industry)) && (!isRemoteOnly || remoteShare >= 0.4),
	);
}

function pickMode(random: Random, occupation: Occupation, isRemoteOnly: boolean): Mode {
	if (isRemoteOnly) return "Remote";
	if (!random.chance(occupation.remoteShare)) return "On-site";
	return random.chance(0.5) ? "Remote" : "Hybrid";
}

/** A position of this company. Equal random states give equal positions. */
export function makePosition(random: Random, company: IndustryCompany, isRemoteOnly: boolean): Position {
	const occupation = pickByShare(random, occupationsOf(company, isRemoteOnly), ({ weight }) => weight);
	const place = pickByShare(random, PLACES, ({ isHub }) => (isHub ? HUB_WEIGHT : 1));
	const grade = pickByShare(random, LEVELS, ({ share }) => share);
	const localTitle = occupation.localTitles?.[place.language];
	const isLocal = localTitle !== undefined && random.chance(0.45);
	// Only mid-level titles are translated: the other levels are worded differently in every language.
	const level = isLocal ? "Mid" : grade.level;
	const { factor, years } = isLocal ? { factor: 1, years: 3 } : grade;
	const english = fill(random.pick(grade.titles), { title: random.pick(occupation.titles), department: occupation.department });
	const siblings = PLACES.filter((other) => other.code === place.code && other.city !== place.city);
	const position = {
		company,
		occupation,
		title: isLocal ? localTitle : english,
		level,
		place,
		otherPlaces: random.chance(0.08) ? random.sample(siblings, random.int(1, 2)) : [],
		mode: pickMode(random, occupation, isRemoteOnly),
		employment: level === "Intern" ? ("Internship" as const) : random.chance(0.86) ? ("Full-time" as const) : random.pick(["Part-time", "Contract"] as const),
		pay: random.chance(0.65) ? makePay(random, occupation, place, factor) : null,
		daysAgo: random.int(0, 60),
	};
	return { ...position, text: makeText(random, position, isLocal ? place.language : "en", years) };
}

/** The same opening in another city of the country: alike in all but the place, and still another posting. Null where there is no other city. */
export function makeSibling(random: Random, position: Position): Position | null {
	const elsewhere = PLACES.filter((place) => place.code === position.place.code && place.city !== position.place.city);
	if (elsewhere.length === 0) return null;
	const place = random.pick(elsewhere);
	const opening = position.text.opening.map((sentence) => sentence.replaceAll(placeName(position.place), placeName(place)));
	return { ...position, place, otherPlaces: [], text: { ...position.text, opening } };
}
