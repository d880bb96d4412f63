import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { acceptAnswers, fileIdsIn, openQuestions, presentQuestion, withDefaults } from "@/lib/questions/answers";
import { Question } from "@/lib/questions/schemas";

const slot = (given: Partial<Question> & Pick<Question, "slotType">) => Question.parse({ slotId: "s", question: "?", ...given });

function problems(slots: readonly Question[], answers: Array<{ slotId: string; value: unknown }>) {
	try {
		acceptAnswers(slots, answers);
	} catch (error) {
		expect(error).toBeInstanceOf(AppError);
		expect(error).toMatchObject({ code: "SLOT_VALIDATION_ERROR", status: 422 });
		return (error as AppError).details?.slots as Array<{ slotId: string; message: string }>;
	}
	return [];
}

const accepts = (definition: Question, value: unknown) => acceptAnswers([definition], [{ slotId: "s", value }]).s;
const refuses = (definition: Question, value: unknown) => problems([definition], [{ slotId: "s", value }])[0]?.message ?? "was accepted";

describe("an answer of each type", () => {
	it("an object is checked against its schema, every wrong place is named, and what may be left out is filled in", () => {
		const shape = z.object({
			jobs: z.array(
				z.object({
					title: z.string(),
					start: z
						.string()
						.regex(/^\d{4}$/)
						.nullable(),
					sure: z.number().default(1),
				}),
			),
		});
		const asked = slot({ slotType: "object", config: { schema: z.toJSONSchema(shape, { io: "input", reused: "ref" }) } });
		expect(accepts(asked, { jobs: [{ title: "Cook", start: null }] })).toEqual({ jobs: [{ title: "Cook", start: null, sure: 1 }] });
		expect(refuses(asked, { jobs: [{ title: "Cook", start: "last year" }, { start: "2019" }] })).toMatch(/jobs\.0\.start: .+\njobs\.1\.title: .+/);
		expect(refuses(asked, ["Cook"])).toBe("The answer must be an object.");
		expect(refuses(slot({ slotType: "object" }), { text: "x".repeat(1_000_001) })).toMatch(/at most 1000000/);
	});

	it("text is trimmed and bounded: 500 characters, 5000 for a long text, or the question's own limit", () => {
		expect(accepts(slot({ slotType: "text" }), "  Berlin ")).toBe("Berlin");
		expect(accepts(slot({ slotType: "text" }), "x".repeat(500))).toHaveLength(500);
		expect(refuses(slot({ slotType: "text" }), "x".repeat(501))).toContain("at most 500");
		expect(accepts(slot({ slotType: "textarea" }), "x".repeat(5000))).toHaveLength(5000);
		expect(refuses(slot({ slotType: "textarea" }), "x".repeat(5001))).toContain("at most 5000");
		expect(refuses(slot({ slotType: "text", config: { maxLength: 3 } }), "four")).toContain("at most 3");
		for (const value of [1, true, {}, ["a"]]) expect(refuses(slot({ slotType: "text" }), value)).toContain("must be text");
	});

	it("number is finite and within its limits", () => {
		const limited = slot({ slotType: "number", config: { min: 1, max: 10 } });
		expect([1, 10, 2.5].map((value) => accepts(limited, value))).toEqual([1, 10, 2.5]);
		expect(refuses(limited, 0)).toBe("The answer must be at least 1 and at most 10.");
		expect(refuses(slot({ slotType: "number", config: { max: 3 } }), 4)).toBe("The answer must be at most 3.");
		expect(accepts(slot({ slotType: "number" }), 0)).toBe(0);
		for (const value of ["1", Number.NaN, Number.POSITIVE_INFINITY, [1]]) expect(refuses(slot({ slotType: "number" }), value)).toContain("must be a number");
	});

	it("boolean is true or false, and false is an answer", () => {
		expect(accepts(slot({ slotType: "boolean", required: true }), false)).toBe(false);
		for (const value of ["true", 1, 0]) expect(refuses(slot({ slotType: "boolean" }), value)).toContain("true or false");
	});

	it("select is one of the options, unless free entries are allowed", () => {
		const remote = slot({ slotType: "select", options: ["Any", "Remote"] });
		expect(accepts(remote, "Remote")).toBe("Remote");
		expect(refuses(remote, "remote")).toBe("Pick one of: Any, Remote.");
		expect(refuses(remote, ["Remote"])).toContain("Pick one of");
		expect(accepts(slot({ slotType: "select", options: ["A"], config: { allowFreeEntries: true } }), "B")).toBe("B");
		expect(refuses(slot({ slotType: "select", options: [..."abcdefghij"] }), "z")).toBe("Pick one of: a, b, c, d, e, f, g, h, ….");
	});

	it("multi_select has 1 to its maximum of different entries", () => {
		const picks = slot({ slotType: "multi_select", options: [..."abcdefghijkl"], required: true, config: { minItems: 1, maxItems: 10 } });
		expect(accepts(picks, ["a", " b ", "a", ""])).toEqual(["a", "b"]);
		expect(accepts(picks, [..."abcdefghij"])).toHaveLength(10);
		expect(refuses(picks, [])).toBe("Pick 1 to 10; you picked 0.");
		expect(refuses(picks, ["", " "])).toBe("Pick 1 to 10; you picked 0.");
		expect(refuses(picks, [..."abcdefghijk"])).toBe("Pick 1 to 10; you picked 11.");
		expect(refuses(picks, ["a", "zz"])).toContain("not one of the options: zz");
		for (const value of ["a", [1], { 0: "a" }]) expect(refuses(picks, value)).toContain("list of texts");
	});

	it("multi_select with free entries takes new ones up to a length", () => {
		const titles = slot({ slotType: "multi_select", options: ["Engineer", "Keeper of bees"], config: { allowFreeEntries: true, maxItems: 5, maxLength: 10 } });
		expect(accepts(titles, ["Engineer", "Beekeeper"])).toEqual(["Engineer", "Beekeeper"]);
		expect(accepts(titles, ["Keeper of bees"]), "an option may be longer").toEqual(["Keeper of bees"]);
		expect(refuses(titles, ["a".repeat(11)])).toContain("at most 10 characters");
	});

	it("file is an id or a list of ids, whose owner is checked by those who ask", () => {
		const file = slot({ slotType: "file" });
		const list = slot({ slotType: "file", slotId: "t" });
		expect(accepts(file, "f1")).toBe("f1");
		expect(accepts(slot({ slotType: "file", config: { maxItems: 2 } }), ["f1", "f2"])).toEqual(["f1", "f2"]);
		expect(refuses(file, ["f1", "f2"])).toBe("Choose at most 1 file; you chose 2.");
		expect(refuses(file, 7)).toContain("file id");
		expect(refuses(slot({ slotType: "file", required: true }), [])).toBe("An answer is needed.");
		expect(accepts(file, [])).toBeNull();
		expect(refuses(slot({ slotType: "file", config: { maxItems: 2 } }), ["f1", "f2", "f3"])).toBe("Choose at most 2 files; you chose 3.");
		expect(fileIdsIn([file, list, slot({ slotType: "text", slotId: "u" })], { s: "f1", t: ["f2", "f3"], u: "f4" })).toEqual(["f1", "f2", "f3"]);
	});

	it("a number that is to be whole is refused with a part, and a date before the first day or after the last", () => {
		const whole = slot({ slotType: "number", config: { isWhole: true, max: 9 } });
		expect([accepts(whole, 3), refuses(whole, 2.5), refuses(whole, 10)]).toEqual([3, "The answer must be a whole number.", "The answer must be at most 9."]);
		const within = slot({ slotType: "date", config: { min: "2026-01-01", max: "2026-12-31" } });
		expect(["2026-01-01", "2026-12-31"].map((day) => accepts(within, day))).toEqual(["2026-01-01", "2026-12-31"]);
		expect(refuses(within, "2025-12-31")).toBe("The answer must be 2026-01-01 or later.");
		expect(refuses(within, "2027-01-01")).toBe("The answer must be 2026-12-31 or earlier.");
		expect(accepts(slot({ slotType: "date", config: { min: "soon", max: 7 } }), "1999-01-01")).toBe("1999-01-01");
	});

	it("date is a day that exists", () => {
		const date = slot({ slotType: "date" });
		expect(accepts(date, "2028-02-29")).toBe("2028-02-29");
		for (const value of ["2026-02-29", "2026-02-31", "2026-13-01", "2026-00-10", "26-01-01", "2026-1-1", "2026-01-01T00:00:00Z", 20260101]) {
			expect(refuses(date, value), String(value)).toContain("a date like");
		}
	});
});

describe("no answer", () => {
	it.each([null, undefined, "", "  "])("%j skips an optional question: its default applies", (value) => {
		expect(accepts(slot({ slotType: "select", options: ["All"], default: "All" }), value)).toBe("All");
		expect(accepts(slot({ slotType: "text" }), value)).toBeNull();
		expect(refuses(slot({ slotType: "text", required: true }), value)).toBe("An answer is needed.");
	});
});

describe("a set of answers", () => {
	const slots = [
		slot({ slotId: "a", slotType: "text" }),
		slot({ slotId: "b", slotType: "number" }),
		slot({ slotId: "c", slotType: "boolean", required: true }),
	];

	it("names everything that is wrong at once: unknown, double, mistyped, missing", () => {
		const found = problems(slots, [
			{ slotId: "nope", value: 1 },
			{ slotId: "a", value: 1 },
			{ slotId: "a", value: "again" },
			{ slotId: "b", value: "x" },
			{ slotId: "c", value: null },
		]);
		expect(found.map((problem) => problem.slotId)).toEqual(["nope", "a", "a", "b", "c"]);
		expect(found[0]?.message).toContain("a, b, c");
		expect(found[2]?.message).toContain("twice");
	});

	it.each(["toString", "constructor", "__proto__", "hasOwnProperty"])("is not confused by a question called %s", (slotId) => {
		const odd = slot({ slotId, slotType: "text", default: "d" });
		expect(openQuestions([odd], {})).toEqual([odd]);
		expect(problems([], [{ slotId, value: "x" }])).toHaveLength(1);
	});

	it("whatever the values, either is taken or every problem names a given question", () => {
		fc.assert(
			fc.property(fc.array(fc.record({ slotId: fc.constantFrom("a", "b", "c", "d"), value: fc.anything() }), { maxLength: 8 }), (answers) => {
				for (const problem of problems(slots, answers)) expect(answers.some((answer) => answer.slotId === problem.slotId)).toBe(true);
			}),
			{ numRuns: 200, seed: 5 },
		);
	});

	it("an accepted answer is accepted again as it was stored", () => {
		const list = slot({ slotType: "multi_select", config: { allowFreeEntries: true, maxItems: 5 } });
		fc.assert(
			fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }), (value) => {
				const stored = accepts(list, value);
				expect(accepts(list, stored)).toEqual(stored);
			}),
			{ numRuns: 100, seed: 6 },
		);
	});
});

describe("open questions and defaults", () => {
	const slots = [
		slot({ slotId: "a", slotType: "text", default: "x" }),
		slot({ slotId: "b", slotType: "text", required: true }),
		slot({ slotId: "c", slotType: "text" }),
	];

	it("a question answered with null is answered; defaults fill optional ones alone", () => {
		expect(openQuestions(slots, { c: null }).map((open) => open.slotId)).toEqual(["a", "b"]);
		expect(withDefaults(slots, { c: "given" })).toEqual({ a: "x", c: "given" });
	});

	it("is shown with its help and suggestion", () => {
		const shown = presentQuestion(slot({ slotType: "text", help: "Why" }), { value: "v", confidence: 0.8, source: "resume" });
		expect(shown).toMatchObject({
			config: { help: "Why" },
			default: null,
			isDisambiguation: false,
			suggestedValue: "v",
			suggestedConfidence: 0.8,
			suggestedSource: "resume",
		});
		expect(presentQuestion(slot({ slotType: "text" }))).toMatchObject({ suggestedValue: null, suggestedConfidence: null, suggestedSource: null });
	});
});
