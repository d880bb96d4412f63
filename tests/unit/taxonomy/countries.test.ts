import { describe, expect, it } from "vitest";
import { matchOption } from "@/components/ui/form/match-option";
import { SEARCH_PREFERENCES } from "@/lib/catalog/specs/goal-lane/search-preferences";
import { COUNTRY_NAMES, canonicalCountry, countryName, findCountryCode, otherCountryNames } from "@/lib/platform/language/countries";
import { acceptAnswers } from "@/lib/questions/answers";
import { Question } from "@/lib/questions/schemas";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";

const LANGUAGES = [
	"en",
	"de",
	"fr",
	"es",
	"it",
	"pt",
	"nl",
	"pl",
	"sv",
	"da",
	"nb",
	"fi",
	"cs",
	"hu",
	"ro",
	"el",
	"tr",
	"ru",
	"uk",
	"ar",
	"he",
	"zh",
	"ja",
	"ko",
	"vi",
	"th",
	"id",
];
/** Names that a language itself gives to two countries, or that differ by accents alone. */
const AMBIGUOUS = new Set(["nb CD"]);

const codes = COUNTRY_NAMES.map((name) => findCountryCode(name) ?? "");
const localNames = LANGUAGES.flatMap((language) => {
	const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
	return codes.flatMap((code) => {
		const name = display.of(code);
		return name === undefined || AMBIGUOUS.has(`${language} ${code}`) ? [] : [[language, code, name] as const];
	});
});
const question = Question.parse(SEARCH_PREFERENCES.find(({ slotId }) => slotId === "country"));

describe("a country", () => {
	it("is found by its name in every language that is known, in any case, and by its code", () => {
		expect(localNames.length).toBeGreaterThan(6_000);
		for (const [language, code, name] of localNames) {
			for (const written of [name, name.toLowerCase(), name.toUpperCase(), ` ${name} `]) expect(findCountryCode(written), `${language} ${written}`).toBe(code);
		}
		for (const code of codes) for (const written of [code, code.toLowerCase()]) expect(findCountryCode(written)).toBe(code);
	});

	it("is found without its accents and hyphens, and with umlauts written out", () => {
		for (const [language, code, name] of localNames.filter(([, , one]) => /^[\p{Script=Latin}\p{M}\s-]+$/u.test(one) && one.length > 4)) {
			const bare = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("-", " ");
			expect(findCountryCode(bare), `${language} ${bare}`).toBe(code);
			if (language === "de") expect(findCountryCode(name.replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD").charAt(0)}e`)), name).toBe(code);
		}
	});

	it.each([
		[
			"United Kingdom",
			[
				"england",
				"Scotland",
				"WALES",
				"Northern Ireland",
				"Great Britain",
				"Britain",
				"uk",
				"U.K.",
				"GB",
				"Großbritannien",
				"Grossbritannien",
				"Inglaterra",
				"Angleterre",
			],
		],
		["United States", ["usa", "U.S.", "U.S.A.", "us", "the United States of America", "America", "EE. UU.", "EUA", "Vereinigte Staaten"]],
		["Germany", ["deutschland", "BRD", "Allemagne", "Alemania", "Germania", "Niemcy", "ドイツ", "德国"]],
		["Netherlands", ["holland", "The Netherlands", "Nederland", "Pays-Bas", "Niederlande"]],
		["Austria", ["Österreich", "Oesterreich", "Osterreich", "Autriche"]],
		["Switzerland", ["Schweiz", "Suisse", "Svizzera"]],
		["Brazil", ["Brasil", "brasilien"]],
		["Spain", ["España", "espana", "Spanien"]],
		["Czechia", ["Czech Republic", "Česko", "Tschechien"]],
	])("%s goes by its usual names", (country, usual) => {
		expect(usual.map(canonicalCountry)).toEqual(usual.map(() => country));
	});

	it("is not found in other words", () => {
		for (const word of ["", "Atlantis", "Europe", "remote", "anywhere", "xx", "engl"]) expect(canonicalCountry(word)).toBeNull();
		expect(otherCountryNames("Atlantis")).toEqual([]);
		expect(otherCountryNames("deutschland")).toEqual([]);
	});
});

describe("a place", () => {
	it("has the country that follows it in any language", () => {
		for (const [language, code, name] of localNames.filter(([, , one]) => one.length > 3 && !/[,()/]|\s(?:[-–—]|in|or|and|oder|und)\s/.test(one))) {
			expect(parseLocation(`Xyzzyville, ${name}`).country, `${language} ${name}`).toBe(countryName(code));
		}
	});

	it.each([
		["england", "United Kingdom", null],
		["deutschland", "Germany", null],
		["usa", "United States", null],
		["uk", "United Kingdom", null],
		["日本", "Japan", null],
		["Áo", "Austria", null],
		["Bayern", "Germany", "Bavaria"],
		["Nordrhein-Westfalen", "Germany", "North Rhine-Westphalia"],
		["Kleinstadt, Thüringen", "Germany", "Thuringia"],
		["kalifornien", "United States", "California"],
		["in", null, null],
		["no", null, null],
	])("%s is in %s", (text, country, region) => {
		expect(parseLocation(text)).toMatchObject({ country, region });
	});
});

describe("the question for a country", () => {
	const answer = (value: string) => acceptAnswers([question], [{ slotId: "country", value }]);

	it("takes any name of a country and keeps the one it offers", () => {
		expect(answer("deutschland")).toEqual({ country: "Germany" });
		expect(answer("England")).toEqual({ country: "United Kingdom" });
		expect(answer("Germany")).toEqual({ country: "Germany" });
		expect(answer("All")).toEqual({ country: "All" });
		expect(() => answer("Atlantis")).toThrow("Pick one of: All");
	});

	it("finds every country first by each of its names", () => {
		const best = (typed: string) => {
			const scored = question.options.map((option) => [option, matchOption(option, typed, otherCountryNames(option))] as const);
			return scored.reduce((one, other) => (other[1] > one[1] ? other : one));
		};
		for (const [typed, country] of [
			["deutschl", "Germany"],
			["england", "United Kingdom"],
			["osterr", "Austria"],
			["united kin", "United Kingdom"],
			["スイス", "Switzerland"],
		] as const)
			expect(best(typed)[0]).toBe(country);
		expect(best("qqq")[1]).toBe(0);
	});
});
