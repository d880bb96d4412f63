import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuestions } from "@/lib/surveys/importing/read-questions";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { SurveyQuestionType } from "@/lib/surveys/schemas/survey";

const MAX_READ = SURVEY_LIMITS.questions;

const briefly = (text: string) =>
	readQuestions(text).questions.map(({ questionText, questionType, required, options, minValue, maxValue }) =>
		[questionText + (required ? "*" : ""), questionType, options.join("|"), minValue === null && maxValue === null ? "" : `${minValue}-${maxValue}`]
			.filter((part) => part !== "")
			.join(" · "),
	);

describe("questions out of text", () => {
	it("one a line", () => {
		expect(briefly("Your name\nYour e-mail *\n\nAnything else? (long text)")).toEqual(["Your name · text", "Your e-mail* · text", "Anything else? · textarea"]);
	});

	it("with options below, bulleted or bare", () => {
		expect(briefly("Favourite colour?\n- Red\n- Blue\nHow often?\nDaily\nWeekly\n\nWhy?")).toEqual([
			"Favourite colour? · single_choice · Red|Blue",
			"How often? · single_choice · Daily|Weekly",
			"Why? · text",
		]);
	});

	it("numbered, with boxes for several", () => {
		expect(briefly("1. Which do you use?\n [ ] Phone\n [ ] Laptop\n2. Pick all that apply\n- A\n- B\n3. How old are you? [number]")).toEqual([
			"Which do you use? · multiple_choice · Phone|Laptop",
			"Pick all that apply · multiple_choice · A|B",
			"How old are you? · number",
		]);
	});

	it("a list of nothing but entries is a list of questions", () => {
		expect(briefly("- Your name\n- Your team\n- Your role")).toEqual(["Your name · text", "Your team · text", "Your role · text"]);
		expect(briefly("1. Your team?\n   a) North\n   b) South\n2. Your role?")).toEqual(["Your team? · single_choice · North|South", "Your role? · text"]);
	});

	it("scales in brackets or in words", () => {
		expect(briefly("How was it? (1-7)\nOn a scale of 0 to 10, would you recommend us?\nBudget? (number) *")).toEqual([
			"How was it? · rating · 1-7",
			"On a scale of 0 to 10, would you recommend us? · rating · 0-10",
			"Budget?* · number",
		]);
	});

	it("brackets that say something else stay", () => {
		expect(briefly("Your team (in the office)")).toEqual(["Your team (in the office) · text"]);
	});

	it("says what was cut", () => {
		const { questions, problems } = readQuestions(`${"x".repeat(600)}\nNext`);
		expect(questions[0]?.questionText).toHaveLength(500);
		expect(problems).toEqual([{ line: 1, message: "Longer than 500 characters; the rest is left out." }]);
		const many = readQuestions(Array.from({ length: MAX_READ + 5 }, (_, index) => `Question ${index}`).join("\n"));
		expect(many.questions).toHaveLength(MAX_READ);
		expect(many.problems).toEqual([{ line: MAX_READ + 1, message: `Only the first ${MAX_READ} questions are taken.` }]);
	});
});

describe("questions out of a table", () => {
	it("with columns by their names in any order", () => {
		const table = 'Type,Question,Required,Options,Min,Max\nrating,"Was it good, overall?",yes,,0,10\nsingle choice,Colour,,Red|Blue,,\n,Name,no,,,\n';
		expect(briefly(table)).toEqual(["Was it good, overall?* · rating · 0-10", "Colour · single_choice · Red|Blue", "Name · text"]);
	});

	it("with semicolons or tabs between, and options a line each", () => {
		expect(briefly('question;type;options\nTeam?;dropdown;"North\nSouth, East"')).toEqual(["Team? · single_choice · North|South, East"]);
		expect(briefly("Question\tType\nAge\tnumber")).toEqual(["Age · number"]);
	});

	it("says row by row what could not be taken", () => {
		const { questions, problems } = readQuestions("question,type,min\n,text,\nAge,hologram,x\nWeight,number,many");
		expect(questions.map(({ questionText, questionType }) => [questionText, questionType])).toEqual([
			["Age", "text"],
			["Weight", "number"],
		]);
		expect(problems).toEqual([
			{ line: 2, message: "There is no question in this row; it is left out." },
			{ line: 3, message: "“hologram” is no type of question; it becomes a short text." },
			{ line: 4, message: "“many” is no number; the limit is left out." },
		]);
	});
});

it("anything that is given makes questions that the contract takes, and nothing else", () => {
	const text = fc.string({
		unit: fc.oneof(fc.constantFrom("\n", " ", "-", "1", ".", "?", "*", "(", ")", "[", "]", ",", ";", '"', "/"), fc.string({ maxLength: 1 })),
		maxLength: 200,
	});
	fc.assert(
		fc.property(
			fc.oneof(
				text,
				text.map((rest) => `question,type,options\n${rest}`),
			),
			(given) => {
				for (const { questionText, questionType, options } of readQuestions(given).questions) {
					expect(questionText.length).toBeLessThanOrEqual(500);
					expect(SurveyQuestionType.options).toContain(questionType);
					expect(new Set(options).size).toBe(options.length);
				}
			},
		),
		{ numRuns: 300 },
	);
});
