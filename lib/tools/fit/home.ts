import { countryOf, parseLocation } from "@/lib/tools/taxonomy/locations";

/** Where a person lives, as far as the resume tells. */
export interface Home {
	/** As the resume writes it, or the country. */
	readonly text: string;
	/** Names of the town, its surroundings and its region, and of where the person has worked of late; as `placeParts` gives them. */
	readonly parts: ReadonlySet<string>;
	/** In English; more than one where only the language tells. */
	readonly countries: ReadonlySet<string>;
}

/** Countries of a language, where little else tells them. English, Spanish, French, Portuguese and Arabic are spoken in too many. */
const COUNTRIES_BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
	de: ["Germany", "Austria", "Switzerland"],
	it: ["Italy", "Switzerland"],
	nl: ["Netherlands", "Belgium"],
	pl: ["Poland"],
	sv: ["Sweden", "Finland"],
	cs: ["Czechia"],
	tr: ["Türkiye"],
	vi: ["Vietnam"],
	id: ["Indonesia"],
	ja: ["Japan"],
	ko: ["South Korea"],
	uk: ["Ukraine"],
	he: ["Israel"],
	hi: ["India"],
	th: ["Thailand"],
};
const MOST_PARTS = 12;
/** `Mackay QLD 4740`, `Salina KS`: the state stands behind the town without a comma. */
const STATE_AT_END = /^(\p{Lu}[\p{L}.'’ -]{1,40}) (\p{Lu}{2,3})(?: \d{4,5})?$/u;

function foldedPlace(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[\d.’'#]+/g, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** The parts of a place as people write it, folded: town, district, province. Without streets, codes and countries. */
export function placeParts(text: string): string[] {
	const parts: string[] = [];
	for (const part of text.slice(0, 300).split(/[,;|/()·–—]|\s-\s/, MOST_PARTS)) {
		const state = STATE_AT_END.exec(part.trim());
		for (const name of state ? [state[1] ?? "", state[2] ?? ""] : [part]) {
			const folded = foldedPlace(name);
			if (folded.length > 1 && countryOf(name.trim()) !== name.trim() && !parts.includes(folded)) parts.push(folded);
		}
	}
	return parts;
}

function countryIn(text: string): string | null {
	const direct = parseLocation(text).country;
	if (direct !== null) return direct;
	const state = STATE_AT_END.exec(text.trim());
	return state ? parseLocation(`${state[1]}, ${state[2]}`).country : null;
}

/** Where a person lives: by the address, else by where the jobs were, newest first, else by the language. Null where nothing tells. */
export function homeOf(told: { readonly address: string | null; readonly workplaces: readonly string[]; readonly language: string | null }): Home | null {
	const places = [told.address, ...told.workplaces].filter((place) => place !== null && place !== "");
	const sure = places.map((place) => countryIn(place ?? "")).find((country) => country !== null) ?? null;
	const countries = sure === null ? (COUNTRIES_BY_LANGUAGE[told.language ?? ""] ?? []) : [sure];
	const text = told.address ?? countries[0] ?? told.workplaces[0];
	if (text === undefined || (countries.length === 0 && places.length === 0)) return null;
	return { text, parts: new Set(places.slice(0, 3).flatMap((place) => placeParts(place ?? ""))), countries: new Set(countries) };
}
