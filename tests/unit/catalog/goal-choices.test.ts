import { expect, it } from "vitest";
import { alternativesIn } from "@/lib/catalog/goals/goal-alternatives";
import { readGoal } from "@/lib/catalog/read-goal";

const read = (goalText: string, ...fileNames: string[]) => {
	const { isSure, matches } = readGoal({ goalText, fileNames });
	return { isSure, offered: matches.map(({ workflowId }) => workflowId) };
};

it("a goal that leaves a choice between two workflows is asked about, with both offered", () => {
	for (const goal of ["please check my CV or find me jobs", "Lebenslauf prüfen oder Stellen suchen", "revísame el currículum o búscame trabajo"]) {
		const { isSure, offered } = read(goal, "cv.pdf");
		expect({ goal, isSure }).toEqual({ goal, isSure: false });
		expect(offered).toEqual(expect.arrayContaining(["goal_lane.resume_checkup", "goal_lane.resume_to_job_ready"]));
	}
	expect(read("Excel draus machen oder gleich auswerten, was schneller geht", "daten.csv").offered).toHaveLength(2);
	expect(read("この二つを比較するか、要約するか、どちらか", "a.pdf", "b.pdf").isSure).toBe(false);
});

it("an or within one wish is no choice between workflows", () => {
	expect(read("find me nursing jobs in Leeds or Bradford and adapt my CV", "cv.pdf")).toMatchObject({
		isSure: true,
		offered: ["goal_lane.resume_to_job_ready"],
	});
	expect(alternativesIn("sort it")).toEqual([]);
	expect(alternativesIn(`x or ${"y".repeat(400)}`)).toEqual([]);
});
