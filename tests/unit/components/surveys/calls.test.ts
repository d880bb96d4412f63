import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterCall, callsBetween, keepable, unfinishedIn } from "@/components/surveys/builder/document/calls";
import { mergeDocuments, withTheirs } from "@/components/surveys/builder/document/merge";
import { anyDocument, makeDocument, makeDraftQuestion } from "@/tests/factories/survey-documents";

const saved = makeDocument({ questions: ["a", "b", "c"].map((key) => makeDraftQuestion(key)) });

describe("calls", () => {
	it("say only what changed", () => {
		expect(callsBetween(saved, saved)).toEqual([]);
		const [a, b, c] = saved.questions;
		if (!a || !b || !c) throw new Error("three questions");
		const next = makeDocument({ title: "New", questions: [c, { ...a, required: true }, makeDraftQuestion("d")] });
		expect(callsBetween(saved, next)).toEqual([
			{ call: "describe", fields: { title: "New" } },
			{ call: "delete", key: "b" },
			{ call: "patch", key: "a", fields: { required: true } },
			{ call: "add", key: "d", question: expect.objectContaining({ questionText: "Question d" }) },
			{ call: "order", keys: ["c", "a", "d"] },
		]);
	});

	it("leave what is unfinished as the server has it", () => {
		const unfinished = makeDocument({
			title: " ",
			questions: [makeDraftQuestion("a", { questionText: "" }), ...saved.questions.slice(1), makeDraftQuestion("new", { questionType: "single_choice" })],
		});
		expect(callsBetween(saved, unfinished)).toEqual([]);
		expect(unfinishedIn(unfinished)).toBe(3);
	});

	it("one after the other lead to what is on the page, from anywhere", () => {
		fc.assert(
			fc.property(anyDocument, anyDocument, (before, wanted) => {
				const start = keepable(makeDocument(), before);
				const end = callsBetween(start, wanted).reduce(afterCall, start);
				expect(end).toEqual(keepable(start, wanted));
				expect(callsBetween(end, wanted)).toEqual([]);
			}),
		);
	});

	it("can be cut off after any of them and planned anew", () => {
		fc.assert(
			fc.property(anyDocument, anyDocument, fc.nat({ max: 8 }), (before, wanted, sent) => {
				const start = keepable(makeDocument(), before);
				const midway = callsBetween(start, wanted).slice(0, sent).reduce(afterCall, start);
				const end = callsBetween(midway, wanted).reduce(afterCall, midway);
				expect(end.questions).toEqual(keepable(start, wanted).questions);
			}),
		);
	});
});

describe("merging", () => {
	it("takes what only one side touched", () => {
		fc.assert(
			fc.property(anyDocument, anyDocument, (base, changed) => {
				expect(mergeDocuments(base, changed, base).document).toEqual(changed);
				expect(mergeDocuments(base, base, changed).document).toEqual(changed);
				expect(mergeDocuments(base, changed, changed)).toEqual({ document: changed, clashes: [] });
			}),
		);
	});

	it("never loses a question that either side wrote or worked on, and has none twice", () => {
		fc.assert(
			fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
				const keys = mergeDocuments(base, mine, theirs).document.questions.map(({ key }) => key);
				expect(new Set(keys).size).toBe(keys.length);
				const old = new Map(base.questions.map((question) => [question.key, JSON.stringify(question)]));
				for (const question of [...mine.questions, ...theirs.questions])
					if (old.get(question.key) !== JSON.stringify(question)) expect(keys).toContain(question.key);
			}),
		);
	});

	it("keeps my words where both wrote, and says so", () => {
		const [a, b, c] = saved.questions;
		if (!a || !b || !c) throw new Error("three questions");
		const mine = { ...saved, title: "Mine", questions: [{ ...a, questionText: "Mine?" }, b, c] };
		const theirs = { ...saved, title: "Theirs", questions: [b, { ...a, questionText: "Theirs?", required: true }, makeDraftQuestion("x"), c] };
		const { document, clashes } = mergeDocuments(saved, mine, theirs);
		expect(document.title).toBe("Mine");
		expect(document.questions.map(({ key }) => key)).toEqual(["b", "a", "x", "c"]);
		expect(document.questions[1]).toMatchObject({ questionText: "Mine?", required: true });
		expect(clashes).toEqual([
			{ key: null, field: "title", theirs: "Theirs" },
			{ key: "a", field: "questionText", theirs: "Theirs?" },
		]);
		expect(clashes.reduce(withTheirs, document)).toMatchObject({ title: "Theirs", questions: [{}, { questionText: "Theirs?" }, {}, {}] });
	});
});
