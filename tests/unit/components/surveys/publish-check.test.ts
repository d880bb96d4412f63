import { describe, expect, it } from "vitest";
import { NO_REWARD } from "@/components/surveys/builder/document/survey-document";
import { checkForPublishing } from "@/components/surveys/builder/publish/publish-check";
import { makeDocument, makeDraftQuestion } from "@/tests/factories/survey-documents";

const NOW_MS = Date.parse("2026-06-01T12:00:00Z");
const blocking = (document: Parameters<typeof checkForPublishing>[0]) =>
	checkForPublishing(document, NOW_MS, "@here")
		.filter(({ isBlocking }) => isBlocking)
		.map(({ message }) => message);

describe("before publishing", () => {
	it("a finished survey has nothing to say", () => {
		expect(checkForPublishing(makeDocument({ questions: [makeDraftQuestion("a")] }), NOW_MS, "@here")).toEqual([]);
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
		const findings = checkForPublishing(makeDocument({ questions }), NOW_MS, "@here");
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
		const questions = [makeDraftQuestion("a", { required: true, questionType: "single_choice", options: ["Only"] })];
		expect(checkForPublishing(makeDocument({ questions, mystery }), NOW_MS, "@here")).toEqual([
			{ key: "a", part: "questions", message: "Question 1: there is only one option.", isBlocking: false },
			{ key: null, part: "mystery", message: "The mystery event has no reward yet.", isBlocking: false },
		]);
	});

	it("a title that nobody wrote is none", () => {
		expect(blocking(makeDocument({ title: "Untitled survey", questions: [makeDraftQuestion("a")] }))).toEqual(["Give the survey a title."]);
	});

	it("a reward for empty answers is worth a look, and none where something must be answered", () => {
		const reward = { earlyBirdDeadline: "2026-06-02T12:00:00Z", earlyBirdDescription: "Half the price" };
		const messages = (required: boolean) =>
			checkForPublishing(makeDocument({ ...reward, questions: [makeDraftQuestion("a", { required })] }), NOW_MS, null).map(({ message }) => message);
		expect(messages(false)).toEqual(["No question is required, so whoever sends it empty counts and is rewarded too."]);
		expect(messages(true)).toEqual([]);
	});

	it("LINE that nobody can connect stands in the way of a reward that takes it", () => {
		const reward = { ...NO_REWARD, code: "X" };
		const mystery = { unlockCondition: "both" as const, thresholdCount: 1, title: "Curtain", description: "", reward };
		const of = (more: object, account: string | null) =>
			checkForPublishing(makeDocument({ questions: [makeDraftQuestion("a", { required: true })], messagingOaId: "@example", ...more }), NOW_MS, account).map(
				({ part, isBlocking }) => [part, isBlocking],
			);
		expect(of({ mystery }, null)).toEqual([["line", true]]);
		expect(of({}, null)).toEqual([
			["line", false],
			["line", false],
		]);
		expect(of({}, "@here")).toEqual([["line", false]]);
		expect(of({ mystery }, "@here")).toEqual([]);
	});
});
