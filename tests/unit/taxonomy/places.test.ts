import { expect, it } from "vitest";
import { COUNTRY_NAMES, canonicalCountry } from "@/lib/platform/language/countries";
import { canonicalLanguage, findLanguages } from "@/lib/tools/taxonomy/languages";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";

it.each([
	["Berlin, Germany (Hybrid)", "Berlin", null, "Germany", "Hybrid"],
	["Remote - US", null, null, "United States", "Remote"],
	["Austin, TX", "Austin", "Texas", "United States", null],
	["San Francisco, CA, United States", "San Francisco", "California", "United States", null],
	["Toronto, ON, Canada", "Toronto", "Ontario", "Canada", null],
	["Paris, Texas", "Paris", "Texas", "United States", null],
	["London, Ontario", "London", "Ontario", "Canada", null],
	["Cambridge, MA", "Cambridge", "Massachusetts", "United States", null],
	["Portland, ME", "Portland", "Maine", "United States", null],
	["Atlanta, Georgia, United States", "Atlanta", "Georgia", "United States", null],
	["Alpharetta, Georgia, US", "Alpharetta", "Georgia", "United States", null],
	["Atlanta, Georgia", "Atlanta", "Georgia", "United States", null],
	["Georgia, United States (Remote)", null, "Georgia", "United States", "Remote"],
	["Tbilisi, Georgia", "Tbilisi", null, "Georgia", null],
	["Georgia, Armenia", null, null, "Georgia", null],
	["Lebanon, PA", "Lebanon", "Pennsylvania", "United States", null],
	["Mexico, MO, USA", "Mexico", "Missouri", "United States", null],
	["Peru, Illinois, United States", "Peru", "Illinois", "United States", null],
	["Jersey, United States", null, "New Jersey", "United States", null],
	["Beirut, Lebanon", "Beirut", null, "Lebanon", null],
	["United States, Canada", null, null, "United States", null],
	["10115 Berlin", "Berlin", null, "Germany", null],
	["München", "Munich", null, "Germany", null],
	["TP. Hồ Chí Minh", "Ho Chi Minh City", null, "Vietnam", null],
	["東京", "Tokyo", null, "Japan", null],
	["Kleinstadt, Deutschland", "Kleinstadt", null, "Germany", null],
	["Bangalore, IN", "Bangalore", null, "India", null],
	["Remote", null, null, null, "Remote"],
	["Hybrid", null, null, null, "Hybrid"],
	["", null, null, null, null],
])("parseLocation(%j)", (text, city, region, country, remote) => {
	expect(parseLocation(text)).toEqual({ city, region, country, remote });
});

it("knows countries by their names in several languages and by their codes", () => {
	expect(["Deutschland", "Allemagne", "usa", "UK", "Việt Nam", "日本", "nl", "Atlantis"].map(canonicalCountry)).toEqual([
		"Germany",
		"Germany",
		"United States",
		"United Kingdom",
		"Vietnam",
		"Japan",
		"Netherlands",
		null,
	]);
	expect(COUNTRY_NAMES).toHaveLength(243);
});

it("knows languages by their own names", () => {
	expect(findLanguages("Deutsch (Muttersprache), English C1, Français, Deutsch").map((language) => language.name)).toEqual(["German", "English", "French"]);
	expect(canonicalLanguage("Tiếng Việt")).toBe("Vietnamese");
	expect(canonicalLanguage("Klingon")).toBeNull();
});
