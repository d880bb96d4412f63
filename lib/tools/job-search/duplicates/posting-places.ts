import { canonicalCountry } from "@/lib/platform/language/countries";
import type { Posting } from "@/lib/tools/job-search/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { remembered } from "@/lib/tools/taxonomy/remembered";
import { plainWords } from "./posting-words";

const MOST_PLACES = 50;
const JAPANESE_CITY = /^(\p{Script=Han}{2,6})市$/u;
const NOT_A_PLACE =
	/\b(?:remote|hybrid|on-?site|worldwide|anywhere|in the world|international|europe|emea|apac|global|home office|office|headquarters|hq|area)\b|\+\s?\d{1,3} more\b/g;

/** One place as far as a posting names it. */
export interface Place {
	readonly city: string | null;
	readonly region: string | null;
	readonly country: string | null;
}

/** The places of a posting; none for one that names none. */
export function placesOf({ location, country }: Pick<Posting, "location" | "country">): readonly Place[] {
	return readPlaces(JSON.stringify([location ?? "", country]));
}

const readPlaces = remembered((asked: string): readonly Place[] => {
	const [location, country]: [string, string | null] = JSON.parse(asked);
	const known = country === null ? null : (canonicalCountry(country) ?? country);
	const named = location.split("; ").filter(Boolean).slice(0, MOST_PLACES);
	const places = named.map((text) => readPlace(text, known)).filter((place) => place.city !== null || place.region !== null || place.country !== null);
	if (places.length > 0 || known === null) return places;
	return [{ city: null, region: null, country: known }];
}, 10_000);

function readPlace(text: string, country: string | null): Place {
	// `CA` is Canada where the posting says so, and else California.
	if (country !== null && text.length <= 3 && canonicalCountry(text) === country) return { city: null, region: null, country };
	const parts = withoutStreet(text.split(",").map((part) => part.trim().replace(JAPANESE_CITY, "$1")));
	const [first = "", ...others] = parts;
	const parsed = parseLocation(parts.join(", "));
	const named = others.filter((part) => part.length > 2).map(canonicalCountry);
	const meant = country ?? (parsed.city === null ? (named.at(-1) ?? null) : null);
	// Of towns of one name, or with the name of a country, the posting's own country tells which is meant.
	if (meant !== null && parsed.country !== null && parsed.country !== meant && (country === null || !named.includes(parsed.country)))
		return unknownPlace(first, meant);
	if (parsed.city !== null) {
		const known = country ?? (others.length > 0 ? parsed.country : null);
		return { city: cityOf(first, parsed.city), region: namedRegion(others, parsed.country), country: known };
	}
	if (parsed.region !== null || parsed.country !== null) return { city: null, region: parsed.region, country: parsed.country };
	return unknownPlace(first, country);
}

/** The name that is known for a city, with what the text says after it: `Frankfurt (Oder)` is not Frankfurt am Main. */
function cityOf(text: string, known: string): string {
	const words = plainWords(text.toLowerCase().replace(NOT_A_PLACE, " ")).join(" ");
	const name = plainWords(known).join(" ");
	return words.startsWith(`${name} `) ? words : name;
}

function unknownPlace(text: string, country: string | null): Place {
	const words = plainWords(text.toLowerCase().replace(NOT_A_PLACE, " "));
	const named = words.find((word) => word.length > 3 && canonicalCountry(word) !== null && (country === null || canonicalCountry(word) === country));
	if (named !== undefined) return { city: null, region: null, country: canonicalCountry(named) };
	return { city: words.length === 0 ? null : words.join(" "), region: null, country };
}

/** `Main Street 5, Springfield` is in Springfield. */
function withoutStreet(parts: readonly string[]): readonly string[] {
	const named = parts.filter((part) => !/\d/.test(part));
	return named.length === 0 ? parts : named;
}

/** The region that a place names itself: of the many Springfields and Portlands it tells which. */
function namedRegion(parts: readonly string[], country: string | null): string | null {
	for (const part of parts) {
		const { region, country: regionCountry } = parseLocation(part);
		if (region !== null && regionCountry === country) return region;
	}
	return null;
}

function mayBeOne(one: Place, other: Place): boolean {
	if (one.country !== null && other.country !== null && one.country !== other.country) return false;
	if (one.region !== null && other.region !== null && one.region !== other.region) return false;
	return one.city === null || other.city === null || isSameCity(one.city, other.city);
}

/** `Frankfurt` may be any of them, and `Berlin Mitte` is in Berlin. */
function isSameCity(one: string, other: string): boolean {
	return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

const isIn = (places: readonly Place[], all: readonly Place[]): boolean => places.every((place) => all.some((known) => mayBeOne(known, place)));

/** Whether a copy that names the places `other` may be of an opening at `one`: the same places, fewer, or less exact ones. */
export function placesAgree(one: readonly Place[], other: readonly Place[]): boolean {
	if (one.length === 0 || other.length === 0) return true;
	return isIn(other, one) || (other.some((place) => place.city === null) && isIn(one, other));
}

/** Whether both name the very same cities, and no other region or country. */
export function placesEqual(one: readonly Place[], other: readonly Place[]): boolean {
	const countCities = (places: readonly Place[]) => new Set(places.map(({ city }) => city).filter((city) => city !== null)).size;
	return one.length === 0 || other.length === 0 ? one.length === other.length : countCities(one) === countCities(other) && isIn(one, other) && isIn(other, one);
}

const cityKeys = (city: string): string[] => [`=${city}`, `=${city.split(" ", 1)[0]}`];

/** Keys under which a posting of these places is found, and those under which what it may repeat is found. */
export function placeKeys(places: readonly Place[]): { readonly own: readonly string[]; readonly asked: readonly string[] } {
	const own = new Set<string>(["*"]);
	const asked = new Set<string>();
	if (places.length === 0) own.add("none");
	for (const { city, country } of places) {
		if (country !== null) own.add(`*${country}`);
		if (city !== null) for (const key of cityKeys(city)) own.add(key);
		else own.add(`~${country ?? ""}`);
	}
	for (const { city, country } of places) {
		if (city !== null) for (const key of [...cityKeys(city), `~${country ?? ""}`]) asked.add(key);
		else asked.add(country === null ? "*" : `*${country}`);
	}
	asked.add(places.length === 0 ? "*" : "none");
	return { own: [...own], asked: [...asked] };
}

/** All words that name these places. */
export function placeWords(places: readonly Place[]): Set<string> {
	return new Set(places.flatMap(({ city, region, country }) => [city, region, country].flatMap((name) => (name === null ? [] : plainWords(name)))));
}
