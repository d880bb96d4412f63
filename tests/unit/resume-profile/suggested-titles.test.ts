import { expect, it } from "vitest";
import { suggestedTitles } from "@/lib/tools/resume-profile/profile/suggested-titles";
import { ResumeExperience, type ResumeProfile } from "@/lib/tools/resume-profile/schemas";

const NOW = new Date("2026-05-01");
const fact = (value: string) => ({ value, confidence: 0.9, source: { lineIds: ["L1"], page: 1, quote: value } });

const job = (title: string, startDate: string | null, endDate: string | null, isCurrent = endDate === null) =>
	ResumeExperience.parse({
		...fact(title),
		title,
		company: null,
		location: null,
		startDate,
		endDate,
		isCurrent,
		datesText: null,
		experienceId: "E1",
		bullets: [],
	});

function suggested(titles: readonly string[], experience: ResumeProfile["experience"], headline: string | null = null): string[] {
	return suggestedTitles({ titles: titles.map(fact), experience, headline: headline === null ? null : fact(headline) }, NOW).map(({ value }) => value);
}

it("the title of a job of long ago is not proposed, those of the present and of late are", () => {
	const titles = ["Kierownik magazynu", "Specjalista ds. logistyki", "Magazynier – brygadzista"];
	const experience = [job(titles[0] ?? "", "2021-03", null), job(titles[1] ?? "", "2017", "2021-02"), job(titles[2] ?? "", "2012", "2016-12")];
	expect(suggested(titles, experience)).toEqual(titles.slice(0, 2));
});

it("a step that somebody has left behind is not searched for, however near its name is to the present one, unless the headline names it", () => {
	const titles = ["Staff Software Engineer", "Software Engineer"];
	const experience = [job("Staff Software Engineer", "2022-01", null), job("Software Engineer", "2013", "2016")];
	expect(suggested(titles, experience)).toEqual(["Staff Software Engineer"]);
	expect(suggested(titles, experience, "Software Engineer")).toEqual(titles);
});

it("who has worked long ago alone keeps every title, and so do jobs without dates and titles of none", () => {
	expect(suggested(["Cook"], [job("Cook", "2001", "2009")])).toEqual(["Cook"]);
	expect(suggested(["Cook", "Chef"], [job("Cook", null, null, false)])).toEqual(["Cook", "Chef"]);
});
