import type { Posting } from "@/lib/tools/job-search/schemas";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";

const EUROPE =
	"Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary Ireland Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania Slovakia Slovenia Spain Sweden";
const NEAR_EUROPE = "Norway Switzerland Iceland Liechtenstein Ukraine Serbia Turkey";
const ASIA_PACIFIC =
	"Singapore Australia Japan India Indonesia Malaysia Thailand Vietnam Philippines China Taiwan Pakistan Bangladesh Cambodia Laos Myanmar Nepal";
const LATIN_AMERICA = "Mexico Colombia Argentina Chile Peru Brazil Ecuador Uruguay Paraguay Bolivia Venezuela Guatemala Honduras Nicaragua Panama Cuba";

const several = (...names: readonly string[]): readonly string[] => [...names.join(" ").split(" "), "New Zealand", "South Korea", "Hong Kong", "Sri Lanka"];
const UNITED_KINGDOM = "United Kingdom";

/** Areas that remote postings name, in capitals so that "eu" and "us" as words stay words. */
const AREAS: readonly (readonly [RegExp, readonly string[]])[] = [
	[/\b(?:EU|European Union|UE|EEA)\b/, EUROPE.split(" ")],
	[/\b(?:Europe|EMEA|CET)\b/, [...`${EUROPE} ${NEAR_EUROPE}`.split(" "), UNITED_KINGDOM]],
	[/\b(?:APAC|Asia[- ]Pacific)\b/, several(ASIA_PACIFIC)],
	[/\b(?:LATAM|Latin America|Latinoamérica)\b/, [...LATIN_AMERICA.split(" "), "Costa Rica", "El Salvador", "Dominican Republic"]],
	[/\b(?:US|USA|U\.S\.)\b/, ["United States"]],
	[/\bUK\b/, [UNITED_KINGDOM]],
];
const ANYWHERE = /\b(?:worldwide|anywhere|any country|weltweit|global(?:ly)? remote)\b/i;
const BASED =
	/\b(?:based|located|reside|residents?|living|live|work|residence|eligible to work|authori[sz]ed to work|remote|wohnsitz|residir|residencia|residenti) (?:in|of|within|from|en|em|aus) (?:the )?(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2})/gu;
const OPENING = 4_000;

/** The countries that a remote posting may be done from (English names); null where it says nothing of it. */
export function remoteCountries(posting: Posting, countries: ReadonlySet<string>): ReadonlySet<string> | null {
	const head = `${posting.title}\n${posting.location ?? ""}`;
	if (ANYWHERE.test(head)) return null;
	const found = new Set<string>(countries);
	for (const [pattern, members] of AREAS) if (pattern.test(head)) for (const country of members) found.add(country);
	if (found.size > 0) return found;
	const text = posting.description.slice(0, OPENING);
	for (const [, place] of text.matchAll(BASED)) {
		const country = countryOf(place ?? "");
		if (country !== null) found.add(country);
	}
	return found.size > 0 ? found : null;
}
