import { describe, expect, it } from "vitest";
import { titleAndPlace } from "@/lib/tools/resume-profile/profile/person/title-and-place";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

it.each([
	["Registered Nurse (ICU) · Galway", "Registered Nurse (ICU)", "Galway"],
	["Warehouse Supervisor | Rotterdam", "Warehouse Supervisor", "Rotterdam"],
	["Kindergarten teacher – Graz, Austria", "Kindergarten teacher", "Graz, Austria"],
	["Galway, Ireland · Registered Nurse", "Registered Nurse", "Galway, Ireland"],
	["People person, problem solver · Limerick", "People person, problem solver", "Limerick"],
	["Bookkeeper / Galway", "Bookkeeper", "Galway"],
])("%s is a title beside a place", (text, title, place) => {
	expect(titleAndPlace(text)).toEqual({ title, place });
});

it.each([
	"Frontend Developer",
	"Galway, Ireland",
	"Dublin · Galway",
	"Developer | Remote",
	"ann@example.com · Galway",
	"+353 87 123 4567 · Galway",
	"Born in: 1988 · Galway",
	"2015 – 2019 · Galway",
	"linkedin.com/in/ann · Galway",
])("%s is none", (text) => {
	expect(titleAndPlace(text)).toBeNull();
});

describe("the line below the name", () => {
	const REST = [
		"Experience",
		"Staff Nurse, Mater Hospital",
		"September 2015 – February 2019",
		"• Prepared patients for theatre and cared for them afterwards.",
	];
	const read = (...head: string[]) => readProfile(linesDocument([...head, ...REST]), new Date("2026-11-01T00:00:00Z"));

	it.each([
		["Growth Lead · Austin, TX", "Growth Lead", "Austin, TX"],
		["Warehouse Supervisor | Rotterdam", "Warehouse Supervisor", "Rotterdam"],
		["People person, problem solver · Limerick", "People person, problem solver", "Limerick"],
	])("%s: is headline and place, and nothing of it is lost", (line, headline, place) => {
		const profile = read("Siobhan Mc Gettigan", line, "siobhan@example.com");
		expect([profile.headline?.value, profile.contact.location?.value]).toEqual([headline, place]);
		expect(profile.unused).toEqual([]);
		expect(profile.experience).toHaveLength(1);
	});

	it("stays whole where the person lives elsewhere", () => {
		const profile = read("Siobhan Mc Gettigan", "Site Manager | Rotterdam", "Galway, Ireland", "siobhan@example.com");
		expect([profile.headline?.value, profile.contact.location?.value]).toEqual(["Site Manager | Rotterdam", "Galway, Ireland"]);
	});
});
