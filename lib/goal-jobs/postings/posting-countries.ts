import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { countryOf, parseLocation } from "@/lib/tools/taxonomy/places/locations";

/** What stands for the countries of a posting that names none: many remote ones. */
export const NO_COUNTRY = "none";

/** The countries that a posting names, by their English names; `none` alone where it names none. */
export function countriesOfPosting({ country, location }: Pick<ListedPosting, "country" | "location">): readonly string[] {
	const places = (location ?? "")
		.split("; ")
		.filter((place) => place !== "")
		.map(parseLocation);
	const told = country === null ? null : (canonicalCountry(country) ?? country);
	// Postings that were read before carry a state as their country.
	const isState = places.length > 0 && places.every((place) => place.country !== told) && places.some(({ region, city }) => region === told || city === told);
	const countries = new Set([...(told === null || isState ? [] : [told]), ...places.flatMap((place) => place.country ?? [])]);
	return countries.size === 0 ? [NO_COUNTRY] : [...countries];
}

/** A country that somebody asks for, in any language, by its code or by one of its parts such as England; as given where nobody knows it. */
export function askedCountry(name: string): string {
	return name === NO_COUNTRY ? name : (canonicalCountry(name) ?? countryOf(name) ?? name);
}
