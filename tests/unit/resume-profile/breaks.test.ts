import { describe, expect, it } from "vitest";
import { proposePoints } from "@/lib/tools/documents/matching/propose";
import { isBreakLine, tellsOfBreak } from "@/lib/tools/resume-profile/profile/breaks";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-23T12:00:00Z");
const HEAD = ["Noa Berg", "noa@example.com, +47 555 01 234, Oslo", "Experience"];
const NEWEST = ["Logistics Planner, Fjordline AS, Oslo\t01/2022 – present", "- Planned 40 tours a day."];
const OLDEST = ["Dispatcher, Nordfrakt AS, Bergen\t02/2014 – 12/2018", "- Sent 25 lorries a day."];
const TAIL = ["Education", "B.Sc. Logistics, University of Oslo\t2010 – 2013"];
const read = (...between: string[]) => readProfile(linesDocument([...HEAD, ...NEWEST, ...between, ...OLDEST, ...TAIL]), NOW);

describe("a break between positions", () => {
	it.each([
		["with its time behind it", ["Maternity leave\t01/2019 – 12/2021", "- Led a choir of 30 people."]],
		["with its time before it", ["01/2019 – 12/2021\tSabbatical", "- Led a choir of 30 people."]],
		["without a time", ["Career break (caring for my father)", "- Led a choir of 30 people."]],
		["in two lines", ["Career break\t01/2019 – 12/2021", "Full-time care of my father", "- Led a choir of 30 people."]],
		["in German", ["01/2019 – 12/2021\tElternzeit", "- Led a choir of 30 people."]],
		["in Spanish", ["Excedencia por cuidado de hijos\t01/2019 – 12/2021", "- Led a choir of 30 people."]],
	])("%s is an entry of its own, and no years of work are counted from it", (_, between) => {
		const profile = read(...between);
		expect(profile.experience).toHaveLength(3);
		expect(profile.experience.map(({ bullets }) => bullets.map(({ text }) => text).filter((text) => text.includes("choir")).length)).toEqual([0, 1, 0]);
		expect(profile.experience[1]).toMatchObject({ company: null });
		expect(profile.yearsOfExperience?.value).toBeCloseTo(9.8, 0);
	});

	it("is no evidence for a posting", () => {
		const profile = read("Maternity leave\t01/2019 – 12/2021", "- Led a choir of 30 people.");
		const demand = { demandId: "D1", text: "You have led a choir", kind: "must" as const, skills: [] };
		const { points, gaps } = proposePoints(profile, { demands: [demand], tasks: [] }, NOW);
		expect(gaps).toHaveLength(1);
		expect(JSON.stringify(points)).not.toContain("choir");
	});

	it("takes no employer from the roles around it", () => {
		const profile = readProfile(
			linesDocument([
				...HEAD,
				"Fjordline AS, Oslo",
				"Logistics Planner\t01/2022 – present",
				"- Planned 40 tours.",
				"Parental leave\t01/2019 – 12/2021",
				"- Ran a playgroup.",
				"Dispatcher\t02/2014 – 12/2018",
				"- Sent 25 lorries.",
			]),
			NOW,
		);
		expect(profile.experience.map(({ title, company }) => [title, company])).toEqual([
			["Logistics Planner", "Fjordline AS"],
			["Parental leave", null],
			["Dispatcher", "Fjordline AS"],
		]);
	});
});

it("as a line of a position it is no work, and does not part the lines around it", () => {
	const profile = readProfile(linesDocument([...HEAD, ...NEWEST, "- Parental leave 03/2023 – 09/2023", "- Cut waiting times by 12 %.", ...TAIL]), NOW);
	expect(profile.experience).toHaveLength(1);
	expect(profile.experience[0]?.bullets).toHaveLength(3);
	expect(tellsOfBreak("Parental leave 03/2023 – 09/2023")).toBe(true);
	expect(tellsOfBreak("From March to August 2023 I was on parental leave with my twins.")).toBe(true);
});

it.each([
	"Maternity Leave Cover, HR Advisor",
	"Travel Agent",
	"Travel Consultant, Sunways",
	"Caregiver, Sunrise Care Home",
	"Carer",
	"Sabbatical Officer",
	"Wrote the policy for parental leave",
	"Covered a colleague's maternity leave for six months",
	"Reiseleiterin",
	"Elternzeitvertretung im Personalwesen",
])("%s is work", (line) => {
	expect([isBreakLine(line), tellsOfBreak(line)]).toEqual([false, false]);
});
