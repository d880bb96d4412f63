import { describe, expect, it } from "vitest";
import { readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";

const SLOT = resumeToJobReady.steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? []).filter(({ slotId }) => slotId === "targetTitles");
const titlesOf = (goal: string) => readGoalAnswers(goal, SLOT)[0]?.value ?? [];

describe("the titles that a goal names", () => {
	it.each([
		["find me jobs as a data engineer", ["Data Engineer"]],
		["Find me jobs as a senior data engineer in Berlin", ["Senior Data Engineer"]],
		["data engineer or analytics engineer jobs, remote", ["Data Engineer", "Analytics Engineer"]],
		["tailor my resume for product manager roles", ["Product Manager"]],
		["Find me nurse jobs in Kiel", ["Nurse"]],
		["find me jobs as a prompt engineer", ["Prompt Engineer"]],
		["Suche eine Stelle als Krankenpfleger in Hamburg", ["Krankenpfleger"]],
		["Quiero un puesto como ingeniero de datos", ["Ingeniero de Datos"]],
		["emploi comme infirmière à Lyon", ["Infirmière"]],
		["データエンジニアの仕事を探して", ["データエンジニア"]],
		["I'm a registered nurse, find me work near Leeds", ["Registered Nurse"]],
	])("%s", (goal, titles) => expect(titlesOf(goal)).toEqual(titles));

	it.each([
		["I work as a nurse and want to become a data analyst", ["Data Analyst"]],
		["I am a cook. I want jobs as a barista in Porto", ["Barista"]],
	])("what somebody is stands behind what they look for: %s", (goal, titles) => expect(titlesOf(goal)).toEqual(titles));

	it.each([
		"write a tailored resume for each job",
		"find jobs, not as a manager",
		"remote jobs for my resume, as a senior, near Lyon",
		"send me the results as a pdf",
		"remote only, senior, backend, Canada. find and tailor",
		"mein Lebenslauf, schau was er besser machen soll",
		"",
	])("nothing is guessed: %s", (goal) => expect(titlesOf(goal)).toEqual([]));

	it("quotes the goal's own words", () => {
		expect(readGoalAnswers("find me jobs as a data engineer", SLOT)[0]).toMatchObject({ slotId: "targetTitles", evidence: "data engineer" });
	});
});
