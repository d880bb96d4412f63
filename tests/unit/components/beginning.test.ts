import { expect, it } from "vitest";
import { widenedWords } from "@/components/postings/filter/beginning";
import { homeOf } from "@/components/workflows/resume-to-job-ready/preview";

const preview = (country: string, location: string | null) => ({ query: { country, location }, home: { countries: ["India"] } });

it("the resume's country is a beginning only where no place was asked for", () => {
	expect(homeOf(preview("All", null)).countries).toEqual(["India"]);
	expect(homeOf(preview("All", "Berlin")).countries).toEqual([]);
	expect(homeOf(preview("Canada", "Hamilton"))).toMatchObject({ countries: ["Canada"], reason: "as you asked" });
});

it("a beginning that leaves too little is given up, and that is said", () => {
	const resume = homeOf(preview("All", null));
	expect(widenedWords(resume, 10)).toBeNull();
	expect(widenedWords(resume, 9)).toBe("Only 9 in India fit; shown: everywhere.");
	expect(widenedWords(resume, 0)).toBe("Nothing in India fits; shown: everywhere.");
	const asked = homeOf(preview("Canada", null));
	expect(widenedWords(asked, 1)).toBeNull();
	expect(widenedWords(asked, 0)).toBe("Nothing in Canada fits; shown: everywhere.");
	expect(widenedWords(homeOf(preview("All", "Berlin")), 0)).toBeNull();
});
