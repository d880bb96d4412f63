import { canonicalCountry, countryName, findCountryCode } from "@/lib/platform/language/countries";
import { trimOf } from "@/lib/platform/language/outer-letters";
import { remembered } from "@/lib/tools/taxonomy/remembered";
import { CITIES, REGIONS } from "./place-data";

export type WorkMode = "Remote" | "Hybrid" | "On-site";

/** A location text taken apart. `country` is the English name, `region` a state or province name; null where the text says nothing. */
export interface ParsedLocation {
	readonly city: string | null;
	readonly region: string | null;
	readonly country: string | null;
	readonly remote: WorkMode | null;
}

interface City {
	readonly name: string;
	readonly countryCode: string;
	readonly regionCode: string | null;
}

interface Region {
	readonly code: string;
	readonly name: string;
	readonly countryCode: string;
}

const REMOTE_WORDS =
	/\b(?:fully remote|remote(?:[- ](?:first|only|friendly|ok))?|work from home|wfh|anywhere|worldwide|home ?office|homeoffice|télétravail|teletravail|teletrabajo|remoto|làm việc từ xa|distributed)\b|リモート|在宅/giu;
const HYBRID_WORDS = /\b(?:hybrid|hybride|híbrido|teilweise remote|partially remote)\b|ハイブリッド/giu;
const ON_SITE_WORDS = /\b(?:on-?site|in[- ]office|vor ort|sur site|presencial|in person)\b|出社/giu;
const FILLER =
	/\b(?:metropolitan area|metro area|greater|area|region|office|headquarters|hq|based in|standort|and surroundings|umgebung|only|multiple locations|various locations)\b/giu;

const LONGEST_LOCATION = 500;

const cityByKey = new Map<string, City[]>();
const regionByKey = new Map<string, Region[]>();

for (const [countryCode, list] of Object.entries(CITIES)) {
	for (const entry of list.split(",")) {
		const [first = "", ...others] = entry.split("=");
		const [name = "", regionCode = null] = first.split("/");
		for (const known of [name, ...others]) push(cityByKey, placeKey(known), { name, countryCode, regionCode });
	}
}
for (const [countryCode, list] of Object.entries(REGIONS)) {
	for (const entry of list.split(",")) {
		const [code = "", fullName = "", ...others] = entry.split("=");
		const region = { code, name: fullName.replace(/ State$/, ""), countryCode };
		for (const known of [code, fullName, ...others]) push(regionByKey, placeKey(known), region);
	}
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const known = map.get(key);
	if (known) known.push(value);
	else map.set(key, [value]);
}

function placeKey(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/đ/gi, "d")
		.toLowerCase()
		.replace(/[.’']/g, "")
		.replace(/[\s-]+/g, " ")
		.trim();
}

/** The work mode that a text names, or null. Hybrid wins over remote: "hybrid remote" means some days in an office. */
export function findWorkMode(text: string): WorkMode | null {
	if (matches(HYBRID_WORDS, text)) return "Hybrid";
	if (matches(REMOTE_WORDS, text)) return "Remote";
	return matches(ON_SITE_WORDS, text) ? "On-site" : null;
}

function matches(pattern: RegExp, text: string): boolean {
	pattern.lastIndex = 0;
	return pattern.test(text);
}

/**
 * Reads a location as postings and resumes write it: `Berlin, Germany (Hybrid)`, `Remote – US`, `Austin, TX`, `München`.
 * Knows some 350 larger cities; an unknown city is kept as written when a known region or country follows it.
 */
export const parseLocation = remembered(takeApart, 10_000);

function takeApart(whole: string): ParsedLocation {
	const text = whole.slice(0, LONGEST_LOCATION);
	const remote = findWorkMode(text);
	const parts = text
		.replace(REMOTE_WORDS, ",")
		.replace(HYBRID_WORDS, ",")
		.replace(ON_SITE_WORDS, ",")
		.split(/[,;|/()[\]•·]|\s[-–—]\s|\s(?:in|or|and|oder|und)\s/u)
		.map((part) =>
			trimOf(
				part
					.replace(FILLER, " ")
					.replace(/\b\d{4,6}\b/g, " ")
					.replace(/\s+/g, " "),
				/[\s\-–—:]/,
			),
		)
		.filter((part) => /\p{L}\p{M}*\p{L}/u.test(part));
	const place = placeOf(parts);
	const isUnknown = place.city === null && place.region === null && place.country === null;
	return { ...place, ...(isUnknown && { country: soleCountry(parts) }), remote };
}

/** Short words are read as countries only where they are hardly anything else: `US` in capitals, `日本`, `Áo`. */
function isCountryWord(part: string): boolean {
	return part.length > 3 || /^(?:USA?|U\.S\.?|UK|U\.K\.?|UAE)$/.test(part) || /[^\p{ASCII}]/u.test(part);
}

/** A country that the whole text is: `usa`, `uk`. Codes of two letters are words too often. */
function soleCountry(parts: readonly string[]): string | null {
	const [only = "", ...others] = parts;
	return others.length === 0 && (only.length > 2 || /^u[sk]$/i.test(only)) ? canonicalCountry(only) : null;
}

const regionsNamed = (part: string): readonly Region[] => (part.length > 3 || /^[A-Z]{2,3}$/.test(part) ? (regionByKey.get(placeKey(part)) ?? []) : []);

/**
 * The country that the parts name. Georgia is the state where its country, its code or one of its cities stands beside it; a name before a state of
 * another country is a town: `Lebanon, PA`, `Peru, Illinois`.
 */
function namedCountry(parts: readonly string[]): { countryFromName: string | null; town: string | null } {
	const codes = parts.map((part) => (isCountryWord(part) ? findCountryCode(part) : null));
	const states = parts.map((part, at) => (codes[at] ? stateMeant(part, at, { parts, codes }) : null));
	const [first = null] = codes;
	const behind = first === null ? [] : regionsNamed(parts[1] ?? "").filter(({ countryCode }) => countryCode !== first);
	const isTown = behind.length > 0 && !regionsNamed(parts[1] ?? "").some(({ countryCode }) => countryCode === first) && (codes[1] ?? null) === null;
	const isPlain = (at: number) => states[at] === null && !(isTown && at === 0);
	const named = codes.find((code, at) => code !== null && isPlain(at)) ?? states.find((state) => state !== null)?.countryCode ?? null;
	return { countryFromName: named, town: isTown ? (parts[0] ?? null) : null };
}

/** The state of another country that a name of a country is here, or null. */
function stateMeant(part: string, at: number, { parts, codes }: { parts: readonly string[]; codes: readonly (string | null)[] }): Region | null {
	const others = parts.filter((_, other) => other !== at);
	return (
		(regionByKey.get(placeKey(part)) ?? []).find(
			({ code, countryCode }) =>
				countryCode !== codes[at] &&
				(codes.includes(countryCode) ||
					others.some((other) => /^[A-Z]{2,3}$/.test(other) && (other === countryCode || other === code)) ||
					others.some((other) => cityByKey.get(placeKey(other))?.some((city) => city.countryCode === countryCode && city.regionCode === code))),
		) ?? null
	);
}

function placeOf(parts: readonly string[]): Omit<ParsedLocation, "remote"> {
	const { countryFromName, town } = namedCountry(parts);
	for (const part of parts) {
		const cities = cityByKey.get(placeKey(part)) ?? [];
		if (cities.length === 0) continue;
		const context = parts.filter((other) => other !== part);
		const city = cities.find((candidate) => agrees(candidate, context, countryFromName)) ?? (hasOtherPlace(context, countryFromName) ? undefined : cities[0]);
		if (city) return { city: city.name, region: regionName(city.countryCode, city.regionCode), country: countryName(city.countryCode) };
	}
	return unknownCity(parts, countryFromName, town);
}

function agrees(city: City, context: readonly string[], countryCode: string | null): boolean {
	if (countryCode !== null && countryCode !== city.countryCode) return false;
	const regions = context.flatMap((part) => regionByKey.get(placeKey(part)) ?? []);
	const ofCountry = regions.filter((region) => region.countryCode === city.countryCode);
	if (city.regionCode !== null && ofCountry.length > 0) return ofCountry.some((region) => region.code === city.regionCode);
	if (countryCode !== null || ofCountry.length > 0) return true;
	return context.some((part) => part.length === 2 && part.toUpperCase() === city.countryCode);
}

function hasOtherPlace(context: readonly string[], countryCode: string | null): boolean {
	if (countryCode !== null) return true;
	return context.some((part) =>
		part.length > 3 ? regionByKey.has(placeKey(part)) : /^[A-Z]{2}$/.test(part) && (regionByKey.has(part.toLowerCase()) || findCountryCode(part) !== null),
	);
}

function unknownCity(parts: readonly string[], countryFromName: string | null, town: string | null): Omit<ParsedLocation, "remote"> {
	const region = firstOf(parts, (part) => {
		const found = (regionByKey.get(placeKey(part)) ?? []).find(
			(candidate) =>
				(countryFromName === null || candidate.countryCode === countryFromName) && (part.length > 3 || (/^[A-Z]+$/.test(part) && isPlainRegionCode(candidate))),
		);
		return found ?? null;
	});
	const code = countryFromName ?? region?.countryCode ?? firstOf(parts, (part) => (/^[A-Z]{2}$/.test(part) ? findCountryCode(part) : null));
	const first = parts[0];
	const isNamedCity =
		first !== undefined &&
		parts.length > 1 &&
		code !== null &&
		(findCountryCode(first) === null || first === town) &&
		regionByKey.get(placeKey(first)) === undefined;
	return { city: isNamedCity ? first : null, region: region?.name ?? null, country: code === null ? null : countryName(code) };
}

/** A bare `DE` is Germany far more often than Delaware; German state codes say nothing without the country. */
function isPlainRegionCode(region: Region): boolean {
	return (
		region.countryCode !== "DE" &&
		!(region.countryCode === "US" && region.code === "DE") &&
		!(region.countryCode === "CA" && (region.code === "NL" || region.code === "PE"))
	);
}

function regionName(countryCode: string, regionCode: string | null): string | null {
	if (regionCode === null) return null;
	return (regionByKey.get(regionCode.toLowerCase()) ?? []).find((region) => region.countryCode === countryCode)?.name ?? null;
}

function firstOf<Value, Found>(values: readonly Value[], find: (value: Value) => Found | null): Found | null {
	for (const value of values) {
		const found = find(value);
		if (found !== null) return found;
	}
	return null;
}

/** The canonical country of a free text such as `Berlin` or `Deutschland`; null when unknown. */
export function countryOf(text: string): string | null {
	return canonicalCountry(text) ?? parseLocation(text).country;
}
