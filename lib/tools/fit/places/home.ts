import { canonicalCountry } from "@/lib/platform/language/countries";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { placeItself } from "./wanted-places";

/** Where a person lives, as far as the resume tells. */
export interface Home {
	/** The town as the resume writes it, without its street and postcode, or the country: it stands in sentences and in kept results. */
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
const LONGEST_PROSE = 4_000;
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

const OPENINGS = new Set(["within", "von", "moins", "rayon", "menos", "radio"]);
const COUNTS = /^(?:an?|one|une?|una|\d{1,3})$/u;
const JOINTS = new Set(["of", "from", "um", "de", "von"]);
const MOST_NAME_WORDS = 3;

/** The town around which a text says that its writer looks for work, "within an hour of Hamilton", "im Umkreis von 30 km um Lüneburg"; else null. */
export function townLookedAround(text: string): string | null {
	const words = text.slice(0, LONGEST_PROSE).split(/\s/);
	for (const [at, word] of words.entries()) {
		if (!OPENINGS.has(word.toLowerCase())) continue;
		const count = words[at + 1] === "de" ? at + 2 : at + 1;
		if (!COUNTS.test(words[count] ?? "") || !JOINTS.has(words[count + 2] ?? "")) continue;
		const named = words.slice(count + 3, count + 3 + MOST_NAME_WORDS);
		const end = named.findIndex((part) => !/^\p{Lu}/u.test(part) || /[.,;:!?)]$/u.test(part));
		const last = end === -1 ? named.length : /^\p{Lu}/u.test(named[end] ?? "") ? end + 1 : end;
		const town = named
			.slice(0, last)
			.join(" ")
			.replace(/[.,;:!?)]$/u, "");
		if (town !== "") return town;
	}
	return null;
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
	if (address !== null) vote(countryIn(address) ?? countryIn(townOf(address)), 1.5);
	for (const place of workplaces) vote(countryIn(place), 0.8);
	for (const country of COUNTRIES_BY_LANGUAGE[language ?? ""] ?? [])
		if (votes.has(country) || language !== "de") vote(country, country === COUNTRIES_BY_LANGUAGE[language ?? ""]?.[0] ? 2.4 : 0.9);
	for (const tongue of tongues) vote(COUNTRY_BY_TONGUE[tongue], 2.4);
	return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** A postcode that is all of a part, stands before the town, or ends it: "M5V 2T6", "00-238 Warszawa", "London NW1 6XE", "MN 55419". */
const CODE_ALONE = /^(?:\p{Lu}{0,2}-?\d{3,6}(?:[- ]\d{2,4})?|\p{Lu}{1,2}\d{1,2}\p{Lu}? ?\d\p{Lu}{2}|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u;
const CODE_BEFORE = /^(?:\p{Lu}{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2})(?: \p{Lu}{2}(?= \p{L}))? (?=\p{L}\D*$)/u;
const CODE_BEHIND = / (?:\p{Lu}{1,2}\d{1,2}\p{Lu}? ?\d\p{Lu}{2}|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d|\d{4,6}(?:-\d{4})?)$/u;
const MOST_TOWN_WORDS = 4;

/** A part of an address without its postcode; nothing for what is a street, a flat or a code. */
function placeIn(part: string, isFirst: boolean): string {
	if (CODE_ALONE.test(part)) return "";
	const town = part.replace(CODE_BEFORE, "");
	if (town !== part && (!isFirst || isTown(town))) return town;
	const named = part.replace(CODE_BEHIND, "");
	return /\d/.test(named) ? "" : named;
}

/** The town that an address without commas ends with: "4417 Pleasant Ave S Minneapolis MN 55419". */
function townAtEnd(address: string): string | null {
	const words = address.split(" ").filter((word) => word.length > 1 && !/\d/.test(word));
	const least = Math.max(0, words.length - MOST_TOWN_WORDS);
	const isNamed = (from: number) =>
		isTown(words.slice(from).join(" ")) || (/^\p{Lu}{2,3}$/u.test(words.at(-1) ?? "") && isTown(words.slice(from, -1).join(" ")));
	for (let from = words.length - 1; from >= least; from--) {
		if (!isNamed(from)) continue;
		return words.slice(from > least && isNamed(from - 1) ? from - 1 : from).join(" ");
	}
	return null;
}

/** What of an address may be said aloud: the town and what it lies in, never the street. One without a street stays as it is written. */
function townOf(address: string): string {
	const parts = address
		.split(/[,;|·\n]/)
		.map((part) => part.trim())
		.filter(Boolean);
	if (parts.length < 2) {
		const figures = address.match(/\d+/g)?.length ?? 0;
		const isPlace = figures === 0 || (figures === 1 && (!/^\d/.test(address) || CODE_BEFORE.test(address)));
		return isPlace ? address : (townAtEnd(address) ?? address);
	}
	// A street without a number stands before the part with the postcode.
	const coded = parts.findIndex((part, at) => at > 0 && CODE_BEFORE.test(part));
	const told = parts.slice(Math.max(0, coded)).map((part, at) => placeIn(part, coded < 1 && at === 0));
	const named = told.filter((part) => part !== "");
	return named.length > 0 ? named.join(", ") : address;
}

/** How somebody begins who names the surroundings of a town: "within an hour of Hamilton", "Raum München". */
const SURROUNDINGS =
	/^(?:within|near|nearby|around|close to|up to|commuting|greater|in der nähe|nähe|raum|großraum|umkreis|cerca de|alrededores|zona de|près de|autour de|région de|vicino a|dintorni di|perto de|arredores de|omgeving|regio)\s/iu;

/** Where a person lives: by the address, the places of the jobs and the language. Null where nothing tells. */
export function homeOf(told: Told): Home | null {
	const address = told.address !== null && SURROUNDINGS.test(told.address) ? placeItself(told.address) : told.address;
	const { workplaces, language } = told;
	const places = [address, ...workplaces].filter((place) => place !== null && place !== "");
	const named =
		address === null
			? null
			: address
					.split(/[,;()]/)
					.map((part) => (part.trim().length > 3 ? canonicalCountry(part.trim()) : null))
					.find((country) => country !== null);
	const country = named ?? likeliestCountry({ ...told, address });
	const countries = country === null ? (COUNTRIES_BY_LANGUAGE[language ?? ""] ?? []) : [country];
	const text = address ?? workplaces[0] ?? countries[0];
	if (text === undefined) return null;
	return {
		text: townOf(text),
		parts: new Set([townOf(text), ...places.slice(0, MOST_PLACES)].flatMap((place) => placeParts(place ?? ""))),
		countries: new Set(countries),
	};
}
