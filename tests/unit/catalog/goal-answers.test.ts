import { expect, it } from "vitest";
import { digestOfExamples } from "@/lib/catalog/goals/examples";
import { readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { GoalClassifier } from "@/lib/catalog/goals/goal-classifier";
import goalModel from "@/lib/catalog/goals/goal-model.json";
import { conversionTables } from "@/lib/catalog/specs/conversion/conversion-tables";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";

const read = (goal: string, spec = resumeToJobReady) =>
	Object.fromEntries(readGoalAnswers(goal, spec.slots).map(({ slotId, value, evidence }) => [slotId, [value, evidence]]));

it("what a goal says of a place, a level and a way of working is read, with its words", () => {
	expect(read("Senior jobs for my resume, work from home, near Lyon in France")).toEqual({
		country: ["France", "France"],
		location: ["Lyon", "Lyon"],
		remote: ["Remote", "work from home"],
		seniority: ["Senior", "Senior"],
	});
	expect(read("Such mir was im Homeoffice, als Berufseinsteiger in München")).toEqual({
		location: ["München", "München"],
		remote: ["Remote", "Homeoffice"],
		seniority: ["Junior", "Berufseinsteiger"],
	});
	expect(read("trabajo en remoto cerca de Sevilla")).toEqual({ location: ["Sevilla", "Sevilla"], remote: ["Remote", "en remoto"] });
	expect(read("リモートで働けるシニアの仕事")).toEqual({ remote: ["Remote", "リモート"], seniority: ["Senior", "シニア"] });
});

it("what is not said is not guessed: names, words that are towns too, and what is named twice", () => {
	expect(read("Find jobs for my resume, please. Nice work!")).toEqual({});
	expect(read("remote or hybrid, I don't mind")).toEqual({});
});

it("of two formats the one that something is to become is meant", () => {
	expect(read("turn this csv into excel", conversionTables)).toEqual({ targetFormat: ["xlsx", "excel"] });
	expect(read("aus der Excel eine CSV machen, also als CSV", conversionTables)).toEqual({ targetFormat: ["csv", "CSV"] });
	expect(read("CSVをExcelに変換して", conversionTables)).toEqual({ targetFormat: ["xlsx", "Excel"] });
});

it("the model has learned from the examples that are here (npx tsx tests/accuracy/goals/learn.ts), and equal examples give equal models", () => {
	expect(goalModel.digest).toBe(digestOfExamples());
	const examples = ["bake bread", "bake a cake", "read a book", "write a book"].map((text) => ({ text, label: text.split(" ").at(-1) ?? "" }));
	expect(GoalClassifier.learn(examples).pack()).toEqual(GoalClassifier.learn(examples).pack());
	const packed = GoalClassifier.unpack(GoalClassifier.learn(examples).pack());
	expect([...packed.classify("a book to read")].sort((a, b) => b[1] - a[1])[0]?.[0]).toBe("book");
});
