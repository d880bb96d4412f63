import { describe, expect, it } from "vitest";
import { alternativesIn } from "@/lib/catalog/goals/goal-alternatives";
import { answersIn } from "@/lib/catalog/goals/goal-answers";
import { readGoalRemarks } from "@/lib/catalog/goals/remarks/goal-remarks";
import { readGoal } from "@/lib/catalog/read-goal";
import { findSpec, SPECS } from "@/lib/catalog/registry";

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

describe("what is converted into what", () => {
	const formatIn = (goal: string) => answersIn(goal, findSpec("conversion.tables")?.slots ?? []).answers.find(({ slotId }) => slotId === "targetFormat")?.value;

	it.each([
		["aus meiner CSV eine Excel-Datei", "xlsx"],
		["Excel aus CSV", "xlsx"],
		["mach mir aus diesen Excel-Dateien CSV", "csv"],
		["CSV を Excel に", "xlsx"],
		["excelをcsvに変換", "csv"],
		["à partir de mon csv, un fichier excel", "xlsx"],
		["da un csv a excel", "xlsx"],
		["make an excel out of this csv", "xlsx"],
	])("%s", (goal, format) => {
		expect(formatIn(goal)).toBe(format);
	});

	it.each(["CSV or Excel please", "als Excel oder CSV, egal", "pictures for Instagram, then LinkedIn"])("quotes a goal as it stands: %s", (goal) => {
		for (const { specId } of SPECS) {
			const slots = findSpec(specId)?.slots ?? [];
			for (const { evidence } of [...answersIn(goal, slots).answers, ...readGoalRemarks(goal, slots)]) expect(goal).toContain(evidence);
		}
	});
});

describe("a goal that is not surely understood", () => {
	it.each(["which customers pay late? here is my table", "¿qué clientes pagan tarde? aquí está mi tabla", "welche Kunden zahlen zu spät? Hier meine Tabelle"])(
		"is offered as a choice, of which one is no choice, and is found: %s",
		(goalText) => {
			const { matches, isSure } = readGoal({ goalText, fileNames: [] });
			expect(matches[0]?.workflowId).toBe("forge.data_report");
			if (!isSure) expect(matches.length).toBeGreaterThan(1);
		},
	);
});
