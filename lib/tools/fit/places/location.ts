import { type Loss, leftOf, lossOf, type PreferencePart } from "@/lib/tools/fit/preference-part";
import type { Posting, PostingQuery } from "@/lib/tools/job-search/schemas";
import { countryOf, type ParsedLocation, parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { type Home, placeParts } from "./home";
import { remoteCountries } from "./remote-area";
import { placeItself, placesNamed } from "./wanted-places";

const SAME_COUNTRY_SCORE = 45;
const ELSEWHERE_SCORE = 10;
/** Where no place was asked for: by how near a posting is to the home. */
const HOME_SCORES = { town: 100, region: 90, remote: 92, country: 70, unknown: 62, abroad: 15 } as const;
const ABROAD_FACTOR = 0.72;
const ELSEWHERE_IN_COUNTRY_FACTOR = 0.96;
const REMOTE_ELSEWHERE_FACTOR = 0.7;

function placesOf(posting: Posting): ParsedLocation[] {
	return (posting.location ?? "").split("; ").filter(Boolean).map(parseLocation);
}

function countriesOf(posting: Posting, places: readonly ParsedLocation[]): Set<string> {
	const countries = new Set(places.map((place) => place.country).filter((country) => country !== null));
	if (posting.country !== null) countries.add(posting.country);
	return countries;
}

/** How near the posting is to a wanted place: same city 100, region 85, country 45, remote 80, elsewhere 10; 40 where it names no place. */
function scorePlace(
	posting: Posting,
	places: readonly ParsedLocation[],
	countries: ReadonlySet<string>,
	wantedText: string,
	context: Context,
): { score: number; at: string | null } {
	const own = parseLocation(wantedText);
	const unknownPlace = isNowhere(own) ? wantedText : null;
	const wanted = unknownPlace === null ? own : placeWithin(wantedText, context);
	const city = wanted.city;
	if (city !== null && places.some((place) => place.city === city)) return { score: 100, at: city };
	if (unknownPlace !== null && namesPlace(posting, unknownPlace)) return { score: 100, at: unknownPlace };
	if (city === null && wanted.region === null && wanted.country !== null && countries.has(wanted.country)) return { score: 100, at: wanted.country };
	const sameRegion = wanted.region !== null && places.some((place) => place.region === wanted.region);
	if (sameRegion) return { score: wanted.city === null ? 100 : 85, at: wanted.region };
	const isElsewhere = countries.size > 0 && wanted.country !== null && !countries.has(wanted.country);
	if (posting.remote === "Remote") return { score: isElsewhere ? 30 : 80, at: null };
	if (wanted.country !== null && countries.has(wanted.country)) return { score: SAME_COUNTRY_SCORE, at: null };
	return { score: countries.size === 0 && places.length === 0 ? 40 : ELSEWHERE_SCORE, at: null };
}

/** What tells which of several places of one name is meant. */
interface Context {
	readonly country: string;
	readonly home: Home | null;
}

const isNowhere = ({ city, region, country }: ParsedLocation): boolean => city === null && region === null && country === null;

/** A place as it is written where that says where it lies; else without the words around it. */
const knownOr = (place: string): string => (isNowhere(parseLocation(place)) ? placeItself(place) : place);

/** A place whose name alone doesn't tell where it lies: where the person lives there, as the resume writes it, else in the country asked for or lived in. */
function placeWithin(text: string, { country, home }: Context): ParsedLocation {
	if (home?.text.toLowerCase().startsWith(text.toLowerCase())) {
		const lived = parseLocation(home.text);
		if (lived.country !== null) return lived;
	}
	const [lived, ...others] = home?.countries ?? [];
	const within = country !== "All" && country !== "" ? country : others.length === 0 ? lived : undefined;
	return parseLocation(within === undefined ? text : `${text}, ${within}`);
}

function namesPlace(posting: Posting, city: string): boolean {
	const escaped = city.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return posting.location !== null && new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "iu").test(posting.location);
}

/** One side of the place: how it fits, what is lost with it, and a remark that is worth a sentence. */
interface Side {
	readonly score: number;
	readonly losses: readonly Loss[];
	readonly remark: string | null;
}

const FITS: Side = { score: 100, losses: [], remark: null };

/** A side that takes a share away. */
const lessened = (score: number, factor: number, reason: string, isRemarked = true): Side => ({
	score,
	losses: lossOf(factor, reason),
	remark: isRemarked ? reason : null,
});

/** How the posting's work mode fits the one asked for. */
function scoreMode(offered: Posting["remote"], asked: PostingQuery["remote"]): Side {
	if (asked === "Any" || offered === asked) return FITS;
	if (offered === null)
		return asked === "Remote"
			? lessened(70, 0.85, "It does not say that remote work is possible")
			: lessened(70, 0.95, "It does not say where the work is done", false);
	const isNear = offered === "Hybrid" || asked === "Hybrid";
	const article = offered === "On-site" ? "on site" : offered === "Remote" ? "remote" : "hybrid";
	const reason = `The work is ${article}, and you asked for ${asked === "On-site" ? "on-site" : asked.toLowerCase()}`;
	return lessened(isNear ? 45 : 15, isNear ? 0.8 : 0.6, reason);
}

function scoreCountry(countries: ReadonlySet<string>, isRemote: boolean, asked: string): Side {
	if (asked === "All" || asked === "") return FITS;
	const country = countryOf(asked) ?? asked;
	if (countries.has(country)) return FITS;
	if (countries.size === 0) return isRemote ? lessened(75, 0.95, "It names no country to work from", false) : lessened(45, 0.85, "It names no country");
	return lessened(5, 0.45, `It is in ${[...countries].slice(0, 2).join(" and ")}, and you asked for ${country}`);
}

interface Nearness extends Side {
	readonly at: string | null;
}

const titleCased = (part: string): string => part.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** How near a posting is to the home: the same town or province, remote from there, the same country, or abroad. Soft: nobody asked for it. */
function fromHome(posting: Posting, countries: ReadonlySet<string>, home: Home): Nearness {
	const isHome = home.countries.size === 0 || [...countries].some((country) => home.countries.has(country));
	if (posting.remote === "Remote") {
		const area = remoteCountries(posting, countries);
		const isOpen = area === null || home.countries.size === 0 || [...home.countries].some((country) => area.has(country));
		if (isOpen) return { ...FITS, score: HOME_SCORES.remote, at: null };
		const where = [...area].slice(0, 2).join(" or ");
		const reason = `It is remote from ${area.size > 2 ? "other countries" : where} only`;
		return { ...lessened(HOME_SCORES.abroad, REMOTE_ELSEWHERE_FACTOR, reason), at: null };
	}
	const parts = isHome ? placeParts(posting.location ?? "") : [];
	const shared = parts.findIndex((part) => home.parts.has(part) || part.split("-").some((piece) => home.parts.has(piece)));
	if (shared >= 0) return { ...FITS, score: shared === 0 ? HOME_SCORES.town : HOME_SCORES.region, at: shared === 0 ? titleCased(parts[0] ?? "") : null };
	if (countries.size === 0) return { ...FITS, score: HOME_SCORES.unknown, at: null };
	const where = posting.location ?? [...countries][0];
	if (isHome && home.parts.size === 0) return { ...FITS, score: HOME_SCORES.country, at: null };
	if (isHome) return { ...lessened(HOME_SCORES.country, ELSEWHERE_IN_COUNTRY_FACTOR, `It is in ${where}, not near ${home.text}`, false), at: null };
	return { ...lessened(HOME_SCORES.abroad, ABROAD_FACTOR, `It is in ${where}, far from ${home.text}`), at: null };
}

/** How near a posting is to the place that was asked for, or to the nearest of several. */
function fromWanted(posting: Posting, places: readonly ParsedLocation[], countries: ReadonlySet<string>, wanted: string, context: Context): Nearness {
	const { score, at } = placesNamed(wanted)
		.map((place) => scorePlace(posting, places, countries, knownOr(place), context))
		.reduce((best, next) => (next.score > best.score ? next : best));
	if (score > SAME_COUNTRY_SCORE) return { ...FITS, score, at };
	const factor = score === SAME_COUNTRY_SCORE ? 0.9 : 0.7;
	const [where, isPlaceNamed] = [posting.location ?? [...countries][0], posting.location !== null];
	const reason = where === undefined ? `It names no place, and you asked for ${wanted}` : `It is in ${where}, and you asked for ${wanted}`;
	return { ...lessened(score, factor, reason, isPlaceNamed), at };
}

/** A town where somebody has worked of late is near, and no place that they live in. */
function praiseOf(at: string, wanted: string | null, home: Home | null): string {
	if (wanted !== null) return `${at} is where you want to work`;
	return home?.text.toLowerCase().includes(at.toLowerCase()) ? `${at} is your location` : `You have worked in ${at}`;
}

/** How place, country and work mode fit the wishes; without a wish for a place or a country, the home in the resume counts softly. */
export function scoreLocation(
	posting: Posting,
	query: Pick<PostingQuery, "country" | "location" | "remote">,
	home: Home | null,
): PreferencePart & { readonly praise: string | null } {
	const places = placesOf(posting);
	const countries = countriesOf(posting, places);
	const mode = scoreMode(posting.remote, query.remote);
	const country = scoreCountry(countries, posting.remote === "Remote", query.country);
	const wanted = query.location?.trim() || null;
	const isHomeMeant = home !== null && (query.country === "All" || query.country === "" || home.countries.has(countryOf(query.country) ?? query.country));
	const near =
		wanted !== null
			? fromWanted(posting, places, countries, wanted, { country: query.country, home })
			: isHomeMeant
				? fromHome(posting, countries, home)
				: { ...FITS, score: 80, at: null };
	const remark = country.remark ?? mode.remark ?? near.remark;
	const losses = [...country.losses, ...mode.losses, ...near.losses];
	return {
		score: Math.round(Math.min(near.score, country.score) * (mode.score / 100)),
		factor: leftOf(losses),
		losses,
		remark,
		praise: remark === null && near.at !== null ? praiseOf(near.at, wanted, home) : null,
	};
}
