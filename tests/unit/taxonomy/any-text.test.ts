import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { allSkills, canonicalSkill, findSkills, withImpliedSkills } from "@/lib/tools/taxonomy/skills/skills";
import { normalizeTitle, titleFamilies } from "@/lib/tools/taxonomy/titles/titles";

const words = fc.constantFrom(
	"constructor",
	"__proto__",
	"toString",
	"Go",
	"C++",
	".NET",
	"senior",
	"React",
	"Berlin",
	"CA",
	"&",
	"-",
	"\n",
	"İ",
	"日本",
	"(m/w/d)",
	"R",
);
const text = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.array(words, { maxLength: 12 }).map((parts) => parts.join(" ")),
);

it("tells exactly where each skill stands, in order and without overlap", () => {
	fc.assert(
		fc.property(text, (given) => {
			let end = 0;
			for (const mention of findSkills(given)) {
				expect(mention.index).toBeGreaterThanOrEqual(end);
				end = mention.index + mention.text.length;
				expect(given.slice(mention.index, end)).toBe(mention.text);
				expect(canonicalSkill(mention.name)).toBe(mention.name);
			}
		}),
	);
});

it("takes any title and any place apart, and names families and countries that it knows", () => {
	const families = new Set(titleFamilies());
	fc.assert(
		fc.property(text, (given) => {
			const { family, words: parts } = normalizeTitle(given);
			expect(family === null || families.has(family)).toBe(true);
			expect(parts.every((part) => typeof part === "string")).toBe(true);
			const { country } = parseLocation(given);
			expect(country === null || canonicalCountry(country) === country).toBe(true);
		}),
	);
});

it("implies only skills that it knows", () => {
	const known = new Set(allSkills());
	expect([...withImpliedSkills(known)].filter((name) => !known.has(name))).toEqual([]);
	expect([...withImpliedSkills(["constructor"])]).toEqual(["constructor"]);
});
