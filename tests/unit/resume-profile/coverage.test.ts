import { describe, expect, it } from "vitest";
import { leftoversOf } from "@/lib/tools/resume-profile/profile/coverage/leftovers";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

const NOW = new Date("2026-11-01T00:00:00Z");
const read = (...texts: string[]) => readProfile(linesDocument(texts), NOW);

describe("what stands in no field", () => {
	it.each<[string, string[], boolean, string[]]>([
		["Cook, Diner\t2019 – 2021", ["Cook", "Diner"], true, []],
		["Cook, Diner (night shift)\t2019 – 2021", ["Cook", "Diner"], true, ["night shift"]],
		["Phone: 555 0100 | Born in Riga", ["555 0100"], false, ["Born in Riga"]],
		["Cook, Diner\t2019 – 2021", ["Cook", "Diner"], false, ["2019", "2021"]],
		["University College, Cork, Ireland", ["University College, Ireland"], false, ["Cork"]],
	])("of %j without %j", (text, values, areDatesTaken, expected) => {
		expect(leftoversOf(text, values, areDatesTaken)).toEqual(expected);
	});

	it("is never the person's own name, printed again as a running head or a signature", () => {
		const profile = read("Ann Example", "ann@example.com", "Experience", "Cook, Harbour Diner\t2019 – 2021", "• Cooked for 80 guests a night.", "ANN EXAMPLE");
		expect(profile.unused.filter(({ text }) => /ann example/i.test(text))).toEqual([]);
	});

	it("is every line of the file, each with its reason, and counts in the share that was read", () => {
		const profile = read(
			"Ann Example",
			"ann@example.com | Date of birth: 3 May 1990",
			"Experience",
			"Cook, Harbour Diner\t2019 – 2021",
			"• Cooked for 80 guests a night.",
		);
		expect(profile.unused).toMatchObject([
			{ reason: "personal", text: expect.stringContaining("birth"), source: { lineIds: ["L2"] } },
			...profile.unused.slice(1),
		]);
		expect(profile.readShare).toBeGreaterThan(0.7);
		expect(profile.readShare).toBeLessThan(1);
		const whole = read("Ann Example", "ann@example.com", "Experience", "Cook, Harbour Diner\t2019 – 2021", "• Cooked for 80 guests a night.");
		expect(whole).toMatchObject({ unused: [], readShare: 1, gaps: [] });
	});

	it("is said where it matters: no position, an employer without dates, too much text", () => {
		expect(read("Ann Example", "ann@example.com").gaps).toContain("No position was read.");
		expect(read("Ann Example", "ann@example.com", "Experience", "Cook, Harbour Diner", "• Cooked for 80 guests a night.").gaps).toContain(
			'No dates were read for "Cook, Harbour Diner".',
		);
	});
});

describe("a profile that a person mended", () => {
	it("may leave out ids, sources and how sure they are; each entry gets an id of its own", () => {
		const [first] = SAMPLE_PROFILE.experience;
		const sent = {
			...SAMPLE_PROFILE,
			experience: [
				first,
				first,
				{ company: "New", title: "Cook", location: null, startDate: "2020", endDate: null, isCurrent: true, datesText: null, bullets: [{ text: "Cooked." }] },
			],
		};
		const given = givenProfile(ResumeProfile.parse(sent), NOW);
		const ids = given.experience.flatMap(({ experienceId, bullets }) => [experienceId, ...bullets.map(({ bulletId }) => bulletId)]);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).not.toContain("");
		expect(given.experience[0]).toEqual(first);
		expect(given.experience[2]).toMatchObject({ confidence: 1, source: { lineIds: [] }, bullets: [{ source: { lineIds: [] } }] });
	});

	it("says only what is still missing", () => {
		const read = { ...SAMPLE_PROFILE, gaps: ['No dates were read for "Cook".'], emptyPages: [2] };
		expect(givenProfile(read, NOW).gaps).toEqual(["Nothing was read from page 2."]);
		const unnamed = {
			...read,
			name: null,
			readShare: 0.5,
			unused: [{ text: "Chess since 2019", reason: "not_understood" as const, source: { lineIds: ["L9"], page: 1, quote: "" } }],
		};
		expect(givenProfile(unnamed, NOW).gaps).toEqual([
			"No name was read.",
			"Nothing was read from page 2.",
			'Dates stand outside any position or study: "Chess since 2019" on page 1.',
			"50 % of the text in your file stands in no field.",
		]);
	});

	it("keeps the dates as written only while they say the same", () => {
		const [first] = SAMPLE_PROFILE.experience;
		if (!first) throw new Error("The sample has positions");
		const written = { ...first, startDate: "2019-03", endDate: "2021-05", isCurrent: false, datesText: "March 2019 – May 2021" };
		const of = (job: typeof written) => givenProfile({ ...SAMPLE_PROFILE, experience: [job] }, NOW);
		expect(of(written).experience[0]?.datesText).toBe("March 2019 – May 2021");
		const later = of({ ...written, startDate: "2020-03" });
		expect(later.experience[0]?.datesText).toBeNull();
		expect(later.yearsOfExperience?.value).toBeLessThan(1.5);
	});
});
