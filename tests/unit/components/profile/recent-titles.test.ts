import { expect, it } from "vitest";
import { recentTitles } from "@/components/workflows/resume-to-job-ready/profile/state/recent-titles";

const job = (title: string, startDate: string, endDate: string | null) => ({ title, startDate, endDate, isCurrent: endDate === null });
const NOW = { year: 2026, said: [] };

it("the title of a job of long ago is not ticked, those of the present and of late are", () => {
	const experience = [
		job("Kierownik magazynu", "2021-03", null),
		job("Specjalista ds. logistyki", "2017", "2021-02"),
		job("Magazynier – brygadzista", "2012", "2016-12"),
	];
	const titles = ["Kierownik magazynu", "Specjalista ds. logistyki", "Magazynier – brygadzista"];
	expect(recentTitles(titles, { experience, headline: null }, NOW)).toEqual(titles.slice(0, 2));
});

it("a step that somebody has left behind is not searched for, however near its name is to the present one", () => {
	const experience = [job("Staff Software Engineer", "2022-01", null), job("Software Engineer", "2013", "2016")];
	expect(recentTitles(["Staff Software Engineer", "Software Engineer"], { experience, headline: null }, NOW)).toEqual(["Staff Software Engineer"]);
	expect(recentTitles(["Staff Software Engineer", "Software Engineer"], { experience, headline: "Software Engineer" }, NOW)).toHaveLength(2);
	expect(recentTitles(["Staff Software Engineer", "Software Engineer"], { experience, headline: null }, { ...NOW, said: ["Software Engineer"] })).toHaveLength(
		2,
	);
});

it("who has worked long ago alone keeps every title, and so do jobs without dates and titles of none", () => {
	const old = [job("Cook", "2001", "2009")];
	expect(recentTitles(["Cook"], { experience: old, headline: null }, NOW)).toEqual(["Cook"]);
	expect(
		recentTitles(["Cook", "Chef"], { experience: [{ ...old[0], title: "Cook", startDate: null, endDate: null, isCurrent: false }], headline: null }, NOW),
	).toEqual(["Cook", "Chef"]);
});
