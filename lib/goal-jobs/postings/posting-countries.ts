import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { countryOf, parseLocation } from "@/lib/tools/taxonomy/places/locations";

/** What stands for the countries of a posting that names none: many remote ones. */
export const NO_COUNTRY = "none";

/** The countries that a posting names, by their English names; `none` alone where it names none. */
export function countriesOfPosting({ country, location }: Pick<ListedPosting, "country" | "location">): readonly string[] {
	const named = (location ?? "").split("; ").flatMap((place) => (place === "" ? [] : (parseLocation(place).country ?? [])));
	const countries = new Set([...(country === null ? [] : [canonicalCountry(country) ?? country]), ...named]);
	return countries.size === 0 ? [NO_COUNTRY] : [...countries];
}

/** A country that somebody asks for, in any language, by its code or by one of its parts such as England; as given where nobody knows it. */
export function askedCountry(name: string): string {
	return name === NO_COUNTRY ? name : (canonicalCountry(name) ?? countryOf(name) ?? name);
}
