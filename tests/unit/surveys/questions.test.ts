import fc from "fast-check";
import { expect, it } from "vitest";
import { readTable } from "@/lib/surveys/importing/read-table";
import { readText } from "@/lib/surveys/importing/read-text";
import { typeNamed } from "@/lib/surveys/importing/type-words";
import { bucketsOf, rangeOf } from "@/lib/surveys/questions";
import { countWords } from "@/lib/surveys/reading/count-words";

it.each([
	[0, "0"],
	[7, "7"],
	[-3, "-3"],
	[10, "10..20"],
	[19.99, "10..20"],
	[95, "90..100"],
	[100, "100..200"],
	[0.25, "0.2..0.3"],
	[7.5, "7..8"],
	[-42, "-50..-40"],
	[1000, "1000..2000"],
	[0.3, "0.3..0.4"],
])("%d is counted in %s", (value, range) => expect(rangeOf(value)).toBe(range));

it("every number lies in its range", () => {
	fc.assert(
		fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
			fc.pre(Math.abs(value) > 1e-6 || value === 0);
			const [low = "", high = low] = rangeOf(value).split("..");
			expect(value).toBeGreaterThanOrEqual(Number(low) - Math.abs(value) * 1e-8);
			expect(value).toBeLessThanOrEqual(Number(high) + Math.abs(value) * 1e-8);
		}),
	);
});

it("an answer moves the counters of its question and of what it is", () => {
	const names = (questionType: Parameters<typeof bucketsOf>[0]["questionType"], answer: unknown) =>
		bucketsOf({ questionType }, answer).map(({ bucket, add }) => [bucket, add]);
	expect(names("multiple_choice", ["A", "B"])).toEqual([
		["", 0],
		["A", 0],
		["B", 0],
	]);
	expect(names("rating", 4)).toEqual([
		["", 4],
		["4", 0],
	]);
	expect(names("textarea", "words")).toEqual([["", 0]]);
});

it("types are known by the names that other form makers give them", () => {
	expect(["Multiple choice", "checkboxes", "RATING", "long_text", "matrix"].map(typeNamed)).toEqual([
		"multiple_choice",
		"multiple_choice",
		"rating",
		"textarea",
		null,
	]);
});

it("text is read as documents have it, with headings and numbers", () => {
	const read = readText("Q1. Who? *\n\n2) How much? (0 to 50)\nWhich?\n  a) One\n  b) Two\n• Three\n\n# Any words? [long]\nWas it good - really?");
	expect(read.problems).toEqual([]);
	expect(read.questions).toMatchObject([
		{ questionText: "Who?", questionType: "text", required: true },
		{ questionText: "How much?", questionType: "number", minValue: 0, maxValue: 50 },
		{ questionText: "Which?", questionType: "single_choice", options: ["One", "Two", "Three"] },
		{ questionText: "Any words?", questionType: "textarea", options: [] },
		{ questionText: "Was it good - really?", questionType: "text" },
	]);
});

it("tables are read with a header and without; what is no question is told", () => {
	expect(readTable("\uFEFFtitle;type;choices;help\r\nOne?;radio;A|B;Pick\r\n").questions).toMatchObject([
		{ questionText: "One?", questionType: "single_choice", options: ["A", "B"], helpText: "Pick" },
	]);
	expect(readTable("One?,checkbox,A,B\nTwo?\nThree?,Name,Age\n").questions).toMatchObject([
		{ questionType: "multiple_choice", options: ["A", "B"] },
		{ questionType: "text", options: [] },
		{ questionType: "single_choice", options: ["Name", "Age"] },
	]);
	expect(readTable("question,type,min,max\nBroken,rating,9,2").problems).toEqual([{ line: 2, message: "maxValue: Must be more than minValue." }]);
});

it("words are counted once a text, also where no spaces are between them", () => {
	expect(countWords(["The app is fast, fast!", "Fast app"], "en")).toEqual([
		{ word: "app", count: 2 },
		{ word: "fast", count: 2 },
	]);
	expect(countWords(["配送很慢", "配送快"], "zh").find(({ word }) => word === "配送")).toEqual({ word: "配送", count: 2 });
});

it("words are shown as most people write them, and those that a hyphen joins are one", () => {
	expect(countWords(["Berlin is great", "berlin", "In Berlin"], "en")[0]).toEqual({ word: "Berlin", count: 3 });
	expect(countWords(["Speed", "speed"], "en")).toEqual([{ word: "speed", count: 2 }]);
	expect(countWords(["By e-mail - please", "e-mail"], "en")).toEqual([
		{ word: "e-mail", count: 2 },
		{ word: "please", count: 1 },
	]);
});
