import type { Posting, PostingQuery, Seniority } from "@/lib/tools/job-search/schemas";
import { countryOf, type ParsedLocation, parseLocation } from "@/lib/tools/taxonomy/locations";
import { seniorityDistance } from "@/lib/tools/taxonomy/seniority";

/** A part of the fit: its score (0 to 100), what a violated wish leaves of the overall score (0 to 1), and a remark for the reader. */
export interface PreferencePart {
	readonly score: number;
	readonly factor: number;
	readonly remark: string | null;
}

/** By distance in levels; a level that was asked for weighs more than one that the resume suggests. */
const ASKED_LEVEL_SCORES = [100, 50, 20, 5, 0, 0] as const;
const OWN_LEVEL_SCORES = [100, 80, 45, 20, 10, 10] as const;
const UNSTATED_LEVEL_SCORE = 70;
const SAME_COUNTRY_SCORE = 45;
const ELSEWHERE_SCORE = 10;

function withArticle(level: Seniority): string {
	return `${level === "Intern" || level === "Executive" ? "an" : "a"} ${level}`;
}

/** How the level fits the one asked for, or else the one that the resume shows. */
export function scoreSeniority(offered: Seniority | null, asked: PostingQuery["seniority"], own: Seniority | null): PreferencePart {
	if (asked !== "Any") {
		if (offered === null) return { score: UNSTATED_LEVEL_SCORE, factor: 1, remark: null };
		const distance = seniorityDistance(offered, asked);
		const remark = distance === 0 ? null : `It is ${withArticle(offered)} position, and you asked for ${asked}`;
		return { score: ASKED_LEVEL_SCORES[distance] ?? 0, factor: distance === 0 ? 1 : distance === 1 ? 0.85 : 0.65, remark };
	}
	if (offered === null || own === null) return { score: UNSTATED_LEVEL_SCORE, factor: 1, remark: null };
	const distance = seniorityDistance(offered, own);
	const remark = distance < 2 ? null : `It is ${withArticle(offered)} position, while your resume reads like ${own}`;
	const isInternship = offered === "Intern" && own !== "Junior";
	return { score: OWN_LEVEL_SCORES[distance] ?? 0, factor: isInternship ? 0.65 : distance < 2 ? 1 : 0.88, remark };
}

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
): { score: number; at: string | null } {
	const wanted = parseLocation(wantedText);
	const city = wanted.city;
	const unknownPlace = city === null && wanted.country === null && wanted.region === null ? wantedText : null;
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

function namesPlace(posting: Posting, city: string): boolean {
	const escaped = city.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return posting.location !== null && new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "iu").test(posting.location);
}

/** What is left of the score when the posting's work mode is not the one asked for. */
function scoreMode(offered: Posting["remote"], asked: PostingQuery["remote"]): PreferencePart {
	if (asked === "Any" || offered === asked) return { score: 100, factor: 1, remark: null };
	if (offered === null)
		return { score: 70, factor: asked === "Remote" ? 0.85 : 0.95, remark: asked === "Remote" ? "It does not say that remote work is possible" : null };
	const isNear = offered === "Hybrid" || asked === "Hybrid";
	const article = offered === "On-site" ? "on site" : offered === "Remote" ? "remote" : "hybrid";
	return {
		score: isNear ? 45 : 15,
		factor: isNear ? 0.8 : 0.6,
		remark: `The work is ${article}, and you asked for ${asked === "On-site" ? "on-site" : asked.toLowerCase()}`,
	};
}

function scoreCountry(countries: ReadonlySet<string>, isRemote: boolean, asked: string): PreferencePart {
	if (asked === "All" || asked === "") return { score: 100, factor: 1, remark: null };
	const country = countryOf(asked) ?? asked;
	if (countries.has(country)) return { score: 100, factor: 1, remark: null };
	if (countries.size === 0) return { score: isRemote ? 75 : 45, factor: isRemote ? 0.95 : 0.85, remark: isRemote ? null : "It names no country" };
	return { score: 5, factor: 0.45, remark: `It is in ${[...countries].slice(0, 2).join(" and ")}, and you asked for ${country}` };
}

/** How place, country and work mode fit the wishes; without a wish for a place, the one in the resume counts softly. */
export function scoreLocation(
	posting: Posting,
	query: Pick<PostingQuery, "country" | "location" | "remote">,
	home: string | null,
): PreferencePart & { readonly praise: string | null } {
	const places = placesOf(posting);
	const countries = countriesOf(posting, places);
	const mode = scoreMode(posting.remote, query.remote);
	const country = scoreCountry(countries, posting.remote === "Remote", query.country);
	const wanted = query.location?.trim() || null;
	const place = wanted ?? home;
	const near = place === null ? { score: 70, at: null } : scorePlace(posting, places, countries, place);
	const isAbroad = wanted === null && place !== null && query.country === "All" && near.score <= ELSEWHERE_SCORE && parseLocation(place).country !== null;
	const placeScore = wanted !== null ? near.score : place === null ? 80 : isAbroad ? 25 : 55 + near.score * 0.45;
	const isFar = wanted !== null && near.score <= SAME_COUNTRY_SCORE;
	const farFactor = isAbroad ? 0.88 : !isFar ? 1 : near.score === SAME_COUNTRY_SCORE ? 0.9 : 0.7;
	const farRemark = isFar && posting.location !== null ? `It is in ${posting.location}, and you asked for ${wanted}` : null;
	const abroadRemark = isAbroad ? `It is in ${posting.location}, far from ${place}` : null;
	const remark = country.remark ?? mode.remark ?? farRemark ?? abroadRemark;
	return {
		score: Math.round(Math.min(placeScore, country.score) * (mode.score / 100)),
		factor: country.factor * mode.factor * farFactor,
		remark,
		praise: remark === null && near.at !== null ? `${near.at} is ${wanted === null ? "your location" : "where you want to work"}` : null,
	};
}
