import { canonicalCountry } from "@/lib/platform/language/countries";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";

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
	tr: ["Turkey"],
	vi: ["Vietnam"],
	id: ["Indonesia"],
	ja: ["Japan"],
	ko: ["South Korea"],
	uk: ["Ukraine"],
	he: ["Israel"],
	hi: ["India"],
	th: ["Thailand"],
};
/** `8924 GN Leeuwarden`, `65127 Pescara`. Other figures belong to streets. */
const POSTCODE = /^[A-Z]{0,2}-?\d{4,6}(?: [A-Z]{2}(?= ))? (\D+)$/u;
/** Languages that hardly anybody knows who is not from there. */
const COUNTRY_BY_TONGUE: Readonly<Record<string, string>> = {
	Basque: "Spain",
	Catalan: "Spain",
	Galician: "Spain",
	Frisian: "Netherlands",
	Zulu: "South Africa",
	Xhosa: "South Africa",
	Afrikaans: "South Africa",
	Javanese: "Indonesia",
	Sundanese: "Indonesia",
};
const MOST_PARTS = 12;
const MOST_PLACES = 5;
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
			const town = POSTCODE.exec(name.trim())?.[1] ?? name.replace(/ \d{4,6}$/, "");
			const folded = foldedPlace(town);
			const isPlace = folded.length > 1 && !/\d/.test(town) && canonicalCountry(town.trim()) === null;
			if (isPlace && !parts.includes(folded)) parts.push(folded);
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

interface Told {
	readonly address: string | null;
	/** Places of the jobs, newest first. */
	readonly workplaces: readonly string[];
	/** Of the text, two letters. */
	readonly language: string | null;
	/** English names of the languages that the person knows. */
	readonly tongues: ReadonlySet<string>;
}

/** The country that most speaks for: names of towns stand in several countries, and codes of two letters mean many things. */
function likeliestCountry({ address, workplaces, language, tongues }: Told): string | null {
	const votes = new Map<string, number>();
	const vote = (country: string | null | undefined, weight: number) => {
		if (country) votes.set(country, (votes.get(country) ?? 0) + weight);
	};
	if (address !== null) vote(countryIn(address), 1.5);
	for (const place of workplaces) vote(countryIn(place), 0.8);
	for (const country of COUNTRIES_BY_LANGUAGE[language ?? ""] ?? [])
		if (votes.has(country) || language !== "de") vote(country, country === COUNTRIES_BY_LANGUAGE[language ?? ""]?.[0] ? 2.4 : 0.9);
	for (const tongue of tongues) vote(COUNTRY_BY_TONGUE[tongue], 2.4);
	return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Where a person lives: by the address, the places of the jobs and the language. Null where nothing tells. */
export function homeOf(told: Told): Home | null {
	const { address, workplaces, language } = told;
	const places = [address, ...workplaces].filter((place) => place !== null && place !== "");
	const named =
		address === null
			? null
			: address
					.split(/[,;()]/)
					.map((part) => (part.trim().length > 3 ? canonicalCountry(part.trim()) : null))
					.find((country) => country !== null);
	const country = named ?? likeliestCountry(told);
	const countries = country === null ? (COUNTRIES_BY_LANGUAGE[language ?? ""] ?? []) : [country];
	const text = address ?? workplaces[0] ?? countries[0];
	if (text === undefined) return null;
	return { text, parts: new Set(places.slice(0, MOST_PLACES).flatMap((place) => placeParts(place ?? ""))), countries: new Set(countries) };
}
