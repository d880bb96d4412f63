import { describe, expect, it } from "vitest";
import { answerProblem, answersToSend, personProblems } from "@/components/surveys/form/check-answers";
import { prefilled } from "@/components/surveys/form/prefill";
import { fieldOf, readForm } from "@/components/surveys/form/read-form";
import { FORM_LANGUAGES, pickLanguage, wordsIn } from "@/lib/surveys/words/pick-language";
import { fill } from "@/lib/surveys/words/words";
import { publicQuestion } from "@/tests/factories/public-form";

const words = wordsIn("en");

describe("the language of a reader", () => {
	it.each([
		["de-AT,de;q=0.9,en;q=0.8", "en", "de"],
		["sv, fr;q=0.5, en;q=0.7", "en", "en"],
		["pt-BR", "en", "pt"],
		["zh-CN, ja;q=0", "es", "es"],
		["*", "ko", "en"],
		[null, "ja-JP", "ja"],
		["de;q=nonsense, fr;q=0.1", "en", "fr"],
	])("of %s on a survey in %s is %s", (header, survey, language) => {
		expect(pickLanguage(header, survey)).toBe(language);
	});

	it("has every sentence with the same places in all six", () => {
		const places = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
		expect(FORM_LANGUAGES).toEqual(["en", "de", "es", "fr", "ja", "pt"]);
		for (const language of FORM_LANGUAGES) {
			for (const [name, sentence] of Object.entries(wordsIn(language))) {
				expect([language, name, places(sentence)]).toEqual([language, name, places(words[name as keyof typeof words])]);
				expect(sentence, `${language} ${name}`).not.toMatch(/[!!]/);
			}
		}
		expect(fill("{n} of {total}, {unknown}", { n: 1, total: 2 })).toBe("1 of 2, {unknown}");
	});
});

describe("what is wrong with an answer", () => {
	const problem = (type: Parameters<typeof publicQuestion>[0], given: Parameters<typeof publicQuestion>[1], entered: string[], gone?: string[]) =>
		answerProblem(publicQuestion(type, given), entered, words, gone);

	it.each<[string, ReturnType<typeof problem>, string | undefined]>([
		["an open one that is optional", problem("text", {}, ["  "]), undefined],
		["an open text", problem("text", { required: true }, [" "]), words.needsAnswer],
		["an open choice", problem("single_choice", { required: true }, []), words.needsChoice],
		["an open rating", problem("rating", { required: true }, []), words.needsChoice],
		["a text too long", problem("text", { maxLength: 3 }, ["four"]), "At most 3 characters; this has 4."],
		["no number", problem("number", {}, ["ten"]), words.needsNumber],
		["a comma", problem("number", {}, ["1,5"]), undefined],
		["too little", problem("number", { minValue: 2 }, ["1"]), "The number must be 2 or more."],
		["too much", problem("number", { maxValue: 2 }, ["3"]), "The number must be 2 or less."],
		["too few", problem("multiple_choice", { minSelections: 2 }, ["Red"]), "Choose 2 or more."],
		["too many", problem("multiple_choice", { maxSelections: 1 }, ["Red", "Blue"]), "Choose 1 or fewer."],
		["one that has run out", problem("single_choice", {}, ["Red"], ["Red"]), words.goneAnswer],
	])("%s", (_name, said, wanted) => {
		expect(said).toBe(wanted);
	});

	it("names who answers, and what their address should look like", () => {
		expect(personProblems({ name: " ", email: "" }, words).map(({ field }) => field)).toEqual(["name", "email"]);
		expect(personProblems({ name: "Ada", email: "ada@example" }, words)).toEqual([{ field: "email", message: words.badEmail }]);
		expect(personProblems({ name: "Ada", email: " ada@example.com " }, words)).toEqual([]);
	});
});

describe("what is sent and what is filled in", () => {
	const questions = [
		publicQuestion("text", { prefillKey: "t" }),
		publicQuestion("single_choice", { prefillKey: "source" }),
		publicQuestion("multiple_choice", { prefillKey: "many" }),
		publicQuestion("rating", { prefillKey: "r", minValue: 1, maxValue: 5 }),
		publicQuestion("number", { prefillKey: "n" }),
	];

	it("sends numbers as numbers, lists as lists, and nothing for what was left open", () => {
		const entered = { text: [" a "], single_choice: [], multiple_choice: ["Red", "Blue"], rating: ["4"], number: ["1,5"] };
		expect(answersToSend(questions, entered)).toEqual({ text: "a", multiple_choice: ["Red", "Blue"], rating: 4, number: 1.5 });
		expect(answersToSend(questions, { number: ["ten"] })).toEqual({ number: "ten" });
	});

	it("reads a form without script by its fields", () => {
		const form = new URLSearchParams([
			[fieldOf("multiple_choice"), "Red"],
			[fieldOf("multiple_choice"), "Blue"],
			["name", "Ada"],
			["website", "spam"],
		]);
		expect(readForm(questions, form)).toMatchObject({ name: "Ada", email: "", website: "spam", answers: { multiple_choice: ["Red", "Blue"], text: [] } });
	});

	it("fills in what a link says, and leaves out what does not fit", () => {
		const filled = prefilled(questions, new URLSearchParams("email=ada@example.com&t=Hi&source=green&source=red&many=Blue&many=Pink&r=4&n=ten"));
		expect(filled).toEqual({
			name: "",
			email: "ada@example.com",
			answers: { text: ["Hi"], single_choice: ["Red"], multiple_choice: ["Blue"], rating: ["4"] },
		});
		expect(prefilled(questions, new URLSearchParams("r=6")).answers).toEqual({});
	});

	it("names a question by its number where it has no name, unless another is called so", () => {
		const unnamed = [publicQuestion("text"), publicQuestion("number"), publicQuestion("rating", { prefillKey: "q1", minValue: 1, maxValue: 5 })];
		expect(prefilled(unnamed, new URLSearchParams("q1=4&q2=12&q3=2")).answers).toEqual({ number: ["12"], rating: ["4"] });
	});
});
