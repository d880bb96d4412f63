import { describe, expect, it } from "vitest";
import { readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { payIn } from "@/lib/catalog/goals/remarks/goal-pay";
import { readGoalRemarks } from "@/lib/catalog/goals/remarks/goal-remarks";
import { readGoal } from "@/lib/catalog/read-goal";
import { findSpec } from "@/lib/catalog/registry";

const SLOTS = findSpec("goal_lane.resume_to_job_ready")?.slots ?? [];
const answered = (goal: string) => Object.fromEntries(readGoalAnswers(goal, SLOTS).map(({ slotId, value }) => [slotId, value]));
const unused = (goal: string) => readGoalRemarks(goal, SLOTS).map(({ evidence }) => evidence);

it("a title that a pause will propose is told as that, and is no wish that nothing takes", () => {
	const { matches } = readGoal({ goalText: "Find jobs for my resume in Leeds, as a data engineer", fileNames: [] });
	const ready = matches.find(({ workflowId }) => workflowId === "goal_lane.resume_to_job_ready");
	expect(ready?.remarks.filter(({ evidence }) => evidence.includes("engineer"))).toEqual([
		{ evidence: "data engineer", remark: "Proposed first when you confirm the titles to search for." },
	]);
});

describe("what a goal says and no question takes is told", () => {
	it.each([
		["jobs in Austria or Germany paying 60k", ["Austria or Germany", "60k"]],
		["Jobs in Österreich oder Deutschland, mindestens 60.000 Euro", ["Österreich oder Deutschland", "60.000 Euro"]],
		["trabajo en España, Portugal o Andorra", ["España, Portugal o Andorra"]],
		["find me remote or hybrid jobs in Germany", ["remote or hybrid"]],
		["jobs in Leeds for my cv. No gambling companies", ["No gambling companies"]],
		["jobs within 30 km of Berlin, part-time, start in March", ["within 30 km", "part-time", "start in March"]],
		["Stellen in Berlin, Teilzeit, keine Zeitarbeit", ["Teilzeit", "keine Zeitarbeit"]],
		["jobs in Leeds for my cv, a friendly team", ["a friendly team"]],
		["jobs near Hamilton for my resume", ["Hamilton"]],
		["Remote or in Berlin, backend jobs", ["Remote or in Berlin"]],
	])("%s", (goal, evidence) => {
		expect(unused(goal)).toEqual(evidence);
	});

	it("none of several countries is taken for the person; of towns and of a town or remote work all are", () => {
		expect(answered("jobs in Austria or Germany")).not.toHaveProperty("country");
		expect(answered("jobs in Berlin or Hamburg")).toMatchObject({ location: "Berlin or Hamburg" });
		expect(answered("Find jobs, Manchester or in Leeds")).toMatchObject({ location: "Manchester or Leeds" });
		expect(answered("jobs in Berlin oder remote")).toEqual({ location: "Berlin" });
		expect(answered("remote jobs in Berlin")).toEqual({ location: "Berlin", remote: "Remote" });
		expect(answered("work in Cambridge, Massachusetts")).toEqual({ location: "Cambridge" });
		expect(answered("jobs within 30 km of Berlin")).toEqual({ location: "Berlin" });
		const [country] = readGoalRemarks("jobs in Austria or Germany", SLOTS);
		expect(country?.remark).toBe("Not used yet: “In which country do you want to work?” takes one of them: choose it there, or leave it at “All”.");
	});

	it.each([
		"jobs in Germany",
		"I am from Spain and look for work in Germany",
		"work in Berlin, Germany",
		"senior remote jobs near Lyon, France",
		"Jobs in Leeds, please. My CV is attached, thanks!",
	])("%s leaves nothing unused", (goal) => {
		expect(unused(goal)).toEqual([]);
		expect(Object.keys(answered(goal)).length).toBeGreaterThan(0);
	});
});

it.each([
	["at least 60k", "60k"],
	["min. €60,000", "€60,000"],
	["3500 € netto", "3500 €"],
	["USD 120000", "USD 120000"],
	["年収600万円以上", "600万円"],
	["my 3 resumes of 2024", null],
	["a 10 km radius", null],
	["5 kids", null],
])("pay in “%s” is %s", (text, pay) => {
	expect(payIn(text)).toBe(pay);
});
