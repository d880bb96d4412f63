import { describe, expect, it } from "vitest";
import { NO_REWARD } from "@/components/surveys/builder/document/survey-document";
import { checkForPublishing } from "@/components/surveys/builder/publish/publish-check";
import { makeDocument, makeDraftQuestion } from "@/tests/factories/survey-documents";

const NOW_MS = Date.parse("2026-06-01T12:00:00Z");
const blocking = (document: Parameters<typeof checkForPublishing>[0]) =>
	checkForPublishing(document, NOW_MS)
		.filter(({ isBlocking }) => isBlocking)
		.map(({ message }) => message);

describe("before publishing", () => {
	it("a finished survey has nothing to say", () => {
		expect(checkForPublishing(makeDocument({ questions: [makeDraftQuestion("a")] }), NOW_MS)).toEqual([]);
	});

	it("what is missing is named where it is missing", () => {
		expect(blocking(makeDocument({ title: " " }))).toEqual(["Give the survey a title.", "Write at least one question."]);
		const questions = [
			makeDraftQuestion("a", { questionText: " " }),
			makeDraftQuestion("b", { questionType: "single_choice", options: [""] }),
			makeDraftQuestion("c", { questionType: "number", minValue: 9, maxValue: 1 }),
			makeDraftQuestion("d", { questionType: "multiple_choice", options: ["A", "B"], minSelections: 3 }),
			makeDraftQuestion("e", { questionType: "rating", maxValue: 50 }),
		];
		const findings = checkForPublishing(makeDocument({ questions }), NOW_MS);
		expect(findings.map(({ key, message }) => [key, message])).toEqual([
			["a", "Question 1: write it, or delete it."],
			["b", "Question 2: add options to choose from."],
			["c", "Question 3: the smallest answer must be less than the largest."],
			["d", "Question 4: more picks are asked for than there are options."],
			["e", "Question 5: its limits don't fit together."],
		]);
		expect(findings.every(({ isBlocking }) => isBlocking)).toBe(true);
	});

	it("an offer that is over, or a reward that nobody can reach, stands in the way", () => {
		const questions = [makeDraftQuestion("a")];
		expect(blocking(makeDocument({ questions, earlyBirdDeadline: "2026-06-01T11:59:59Z" }))).toEqual(["The early bird deadline is over already."]);
		const mystery = { unlockCondition: "threshold" as const, thresholdCount: 100, title: "Curtain", description: "", reward: { ...NO_REWARD, code: "X" } };
		expect(blocking(makeDocument({ questions, mystery, responseCap: 99 }))).toEqual(["The mystery event needs 100 responses, and only 99 are taken."]);
		expect(blocking(makeDocument({ questions, mystery, responseCap: 100 }))).toEqual([]);
		expect(blocking(makeDocument({ questions, mystery: { ...mystery, thresholdCount: null, title: "" } }))).toEqual([
			"Give the mystery event a title.",
			"Say how many responses unlock the mystery event.",
		]);
	});

	it("an empty reward and a lone option are worth a look, no more", () => {
		const mystery = { unlockCondition: "on_completion" as const, thresholdCount: null, title: "Curtain", description: "", reward: NO_REWARD };
		const questions = [makeDraftQuestion("a", { questionType: "single_choice", options: ["Only"] })];
		expect(checkForPublishing(makeDocument({ questions, mystery }), NOW_MS)).toEqual([
			{ key: "a", part: "questions", message: "Question 1: there is only one option.", isBlocking: false },
			{ key: null, part: "mystery", message: "The mystery event has no reward yet.", isBlocking: false },
		]);
	});
});
