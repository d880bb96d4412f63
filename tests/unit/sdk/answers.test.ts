import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { givenAnswer, readAnswer } from "@/sdk/typescript/src/cli/answers";
import { asked } from "@/sdk/typescript/src/cli/ask";
import { type Choice, choicesOf, hear, Listing } from "@/sdk/typescript/src/cli/choices";
import type { GoalJob, OfferedPosting, Question, Slot } from "@/sdk/typescript/src/index";
import { providePython, runProgram } from "./python";

interface Case {
	readonly question: Partial<Slot>;
	readonly typed: string;
	/** Undefined: it is asked again. */
	readonly value?: unknown;
}

const CHOICES = ["red", "green", "blue"];
const CASES: readonly Case[] = [
	{ question: { slotType: "select", options: CHOICES }, typed: "2", value: "green" },
	{ question: { slotType: "select", options: CHOICES }, typed: " blue ", value: "blue" },
	{ question: { slotType: "select", options: CHOICES }, typed: "4" },
	{ question: { slotType: "select", options: CHOICES }, typed: "mauve" },
	{ question: { slotType: "select", options: CHOICES, suggestedValue: "red" }, typed: "", value: "red" },
	{ question: { slotType: "select", options: CHOICES, default: "blue" }, typed: "", value: "blue" },
	{ question: { slotType: "multi_select", options: CHOICES }, typed: "1, blue,", value: ["red", "blue"] },
	{ question: { slotType: "multi_select", options: CHOICES }, typed: "1, mauve" },
	{ question: { slotType: "multi_select", options: CHOICES, config: { allowFreeEntries: true } }, typed: "1, mauve", value: ["red", "mauve"] },
	{ question: { slotType: "multi_select", options: CHOICES }, typed: "best:2", value: ["red", "green"] },
	{ question: { slotType: "multi_select", options: ["best:2", "red"] }, typed: "best:2", value: ["best:2"] },
	{ question: { slotType: "multi_select", options: CHOICES }, typed: "best:none" },
	{ question: { slotType: "number" }, typed: "3", value: 3 },
	{ question: { slotType: "number" }, typed: "2.5", value: 2.5 },
	{ question: { slotType: "number" }, typed: "many" },
	{ question: { slotType: "boolean" }, typed: "yes", value: true },
	{ question: { slotType: "boolean" }, typed: "n", value: false },
	{ question: { slotType: "text" }, typed: "Berlin", value: "Berlin" },
	{ question: { slotType: "object" }, typed: '{"a": 1}', value: { a: 1 } },
	{ question: { slotType: "object" }, typed: "{a" },
];

const questionOf = (given: Partial<Slot>): Slot => ({ options: [], config: {}, suggestedValue: null, default: null, ...given }) as Slot;

it("what is typed on a terminal is read as the question takes it, or asked again", () => {
	for (const { question, typed, value } of CASES) {
		const read = () => readAnswer(questionOf(question), typed);
		if (value === undefined) expect(read, typed).toThrow();
		else expect(read(), typed).toEqual(value);
	}
});

/** A choice among more than fit on a page: what somebody types, and what is shown or heard. */
interface Dialogue {
	readonly isFree?: boolean;
	readonly turns: ReadonlyArray<{
		readonly typed: string;
		readonly shows?: string;
		readonly lines?: number;
		readonly answer?: unknown;
		readonly says?: string;
	}>;
}

const CITIES = ["Berlin", "Hamburg", "Munich"];
const MANY: readonly Choice[] = Array.from({ length: 45 }, (_, at) => ({ value: `job_${at + 1}`, line: `Engineer ${at + 1}, Firm, ${CITIES[at % 3]}` }));
const DIALOGUES: readonly Dialogue[] = [
	{
		turns: [
			{ typed: "", says: "An answer is needed here." },
			{ typed: "more", shows: "  21  Engineer 21, Firm, Munich", lines: 21 },
			{ typed: "more", shows: "  41  Engineer 41, Firm, Hamburg", lines: 5 },
			{ typed: "more", shows: "  1  Engineer 1, Firm, Berlin", lines: 21 },
			{ typed: "munich 4", shows: "  24  Engineer 24, Firm, Munich\n  42  Engineer 42, Firm, Munich\n  45  Engineer 45, Firm, Munich", lines: 3 },
			{ typed: "firm", shows: "  … 25 more have these words: add another", lines: 21 },
			{ typed: "/paris", shows: "  Nothing has the words paris", lines: 1 },
			{ typed: "paris", says: "paris is none of the choices." },
			{ typed: "21, 45, job_2", answer: ["job_21", "job_45", "job_2"] },
			{ typed: "best:2", answer: ["job_1", "job_2"] },
		],
	},
	{
		isFree: true,
		turns: [
			{ typed: "/engineer 45", shows: "  45  Engineer 45, Firm, Munich", lines: 1 },
			{ typed: "paris, 22", answer: ["paris", "job_22"] },
		],
	},
];

const choiceOf = ({ isFree = false }: Dialogue): Slot =>
	questionOf({
		slotId: "selectedJobIds",
		slotType: "multi_select",
		question: "Which?",
		required: true,
		options: MANY.map(({ value }) => value),
		config: isFree ? { allowFreeEntries: true } : {},
	});

it("from the twenty-first choice on, too, it is chosen: page by page, by words, by numbers", () => {
	for (const dialogue of DIALOGUES) {
		const question = choiceOf(dialogue);
		const listing = new Listing(question, MANY);
		const words = dialogue.isFree ? "/ and words" : "words";
		expect(asked(question, listing)).toContain(
			`  20  Engineer 20, Firm, Hamburg\n  … 25 more: type more for the next, or ${words} to search for\nSeveral, with commas`,
		);
		for (const { typed, shows, lines, answer, says } of dialogue.turns) {
			if (says !== undefined) expect(() => hear(question, listing, typed), typed).toThrow(says);
			else if (answer !== undefined) expect(hear(question, listing, typed), typed).toEqual({ answer });
			else {
				const heard = hear(question, listing, typed);
				const text = "show" in heard ? heard.show : "";
				expect([text.includes(shows ?? "?"), text.split("\n").length], `${typed}\n${text}`).toEqual([true, lines]);
			}
		}
	}
});

const SALARY = { min: 60_000, max: 80_000.5, currency: "EUR", period: "year" };
const POSTING = { title: "Baker", company: "Firm", location: "Berlin", salary: SALARY, fit: { overall: 91 } };
const PAUSED = { pendingInterrupts: [{ payload: { stepOutputPreview: { total: 2, jobs: [{ jobId: "job_1", ...POSTING }] } } }] };
const PICTURED = "Baker, Firm, Berlin, 60000 to 80000.5 EUR a year, fit 91 of 100";
const PAST_PREVIEW = "Cook, Inn, fit 70 of 100";

it("a choice shows what it is, also where the run itself shows only the first", async () => {
	const asks: unknown[] = [];
	const others = [{ jobId: "job_2", title: "Cook", company: "Inn", location: null, salary: null, fit: { overall: 70 } }] as OfferedPosting[];
	const postings = ((query: unknown) => {
		asks.push(query);
		return (async function* () {
			yield* others;
		})();
	}) as unknown as Question["postings"];
	const question = (options: string[], config = {}): Question => ({ ...questionOf({ options, config }), postings });
	const linesOf = async (given: Question) => (await choicesOf(given, PAUSED as unknown as GoalJob)).map(({ line }) => line);
	expect(await linesOf(question(["job_1"]))).toEqual([PICTURED]);
	expect(await linesOf(question(["red"], { labels: { red: "Rot" } }))).toEqual(["Rot (red)"]);
	expect(asks).toEqual([]);
	expect(await linesOf(question(["job_1", "job_2", "job_3"]))).toEqual([PICTURED, PAST_PREVIEW, "job_3"]);
	expect(asks).toEqual([{ limit: 100 }]);
});

const PROFILE = {
	name: { value: "Lena", source: { page: 1, quote: "Lena", lineIds: ["L1"] }, confidence: 0.98 },
	gaps: [],
	skills: [
		{ value: "TypeScript", confidence: 0.9 },
		{ value: "React", confidence: 0.9 },
	],
	contact: { email: { value: "lena@example.com", confidence: 0.9 }, phone: null },
	experience: [
		{
			title: "Engineer",
			experienceId: "E1",
			datesText: "2021 – today",
			startDate: "2021-04",
			isCurrent: true,
			bullets: [{ text: "Led the rebuild of a marketplace with millions of visitors.", bulletId: "E1B1" }],
		},
	],
	education: [{ degree: "B.Sc.", startDate: "2011-10", endDate: null }],
	certifications: [
		{ value: "Scrum, 2020", confidence: 0.9 },
		{ value: "Safety, 2023", confidence: 0.9 },
	],
	yearsOfExperience: { value: 12.5, confidence: 0.9 },
	printed: { sections: [{ heading: "EXPERIENCE" }] },
};
const OUTLINE = `
Is everything else right?
What stands here is what will be written.
  Name: Lena
  Skills: TypeScript, React
  Contact:
    Email: lena@example.com
  Experience:
    - Title: Engineer
      Dates: 2021 – today
      Bullets:
        - Led the rebuild of a marketplace with millions of visitors.
  Education:
    - Degree: B.Sc.
      Start date: 2011-10
  Certifications:
    - Scrum, 2020
    - Safety, 2023
  Years of experience: 12.5
Enter leaves it as it stands; another takes JSON.
`;
const RECORD: Partial<Slot> = {
	slotType: "object",
	question: "Is everything else right?",
	required: false,
	suggestedValue: PROFILE,
	config: { help: "What stands here is what will be written." },
};

it("a record is asked about in lines that a person reads", () => {
	const question = questionOf(RECORD);
	expect(asked(question, new Listing(question, []))).toBe(OUTLINE);
});

it("--answer best:3 takes the first three choices of a question with several, and is text elsewhere", () => {
	expect(givenAnswer(questionOf({ slotType: "multi_select", options: CHOICES }), "best:2")).toEqual(["red", "green"]);
	expect(givenAnswer(questionOf({ slotType: "text" }), "best:2")).toBe("best:2");
	expect(givenAnswer(questionOf({ slotType: "multi_select", options: CHOICES }), ["red"])).toEqual(["red"]);
});

const PROGRAM = `
import json, sys
from types import SimpleNamespace
from goal_mode.cli.answers import UnreadableAnswer, given_answer, read_answer
from goal_mode.cli.ask import asked
from goal_mode.cli.choices import Answer, Choice, Listing, Show, choices_of, hear
told = json.load(open(sys.argv[1]))
def question_of(given):
    fields = {"options": [], "config": {}, "suggestedValue": None, "default": None, "required": False, "question": "", "slotId": "", **given}
    return SimpleNamespace(slot_type=given["slotType"], options=fields["options"], config=fields["config"], suggested_value=fields["suggestedValue"], default=fields["default"], required=fields["required"], question=fields["question"], slot_id=fields["slotId"])
for case in told["cases"]:
    try:
        read = read_answer(question_of(case["question"]), case["typed"])
    except UnreadableAnswer:
        assert "value" not in case, case
    else:
        assert "value" in case and read == case["value"], (case, read)
choices = [Choice(**choice) for choice in told["choices"]]
for dialogue in told["dialogues"]:
    question = question_of(dialogue["question"])
    listing = Listing(question, choices)
    words = "/ and words" if dialogue.get("isFree") else "words"
    assert f"  20  Engineer 20, Firm, Hamburg\\n  … 25 more: type more for the next, or {words} to search for\\nSeveral, with commas" in asked(question, listing)
    for turn in dialogue["turns"]:
        try:
            heard = hear(question, listing, turn["typed"])
        except UnreadableAnswer as error:
            assert str(error) == turn.get("says"), (turn, error)
        else:
            if "answer" in turn:
                assert heard == Answer(turn["answer"]), (turn, heard)
            else:
                assert isinstance(heard, Show) and turn["shows"] in heard.text and len(heard.text.split("\\n")) == turn["lines"], (turn, heard)
class Posting(SimpleNamespace):
    def model_dump(self, **_given):
        return {"jobId": self.job_id, **self.rest}
asks = []
def postings(**query):
    asks.append(query)
    return [Posting(job_id="job_2", rest={"title": "Cook", "company": "Inn", "location": None, "salary": None, "fit": {"overall": 70}})]
def lines_of(options, config={}):
    question = question_of({"slotType": "multi_select", "options": options, "config": config})
    question.postings = postings
    job = SimpleNamespace(pending_interrupts=[SimpleNamespace(payload=one["payload"]) for one in told["paused"]["pendingInterrupts"]])
    return [choice.line for choice in choices_of(question, job)]
assert lines_of(["job_1"]) == [told["pictured"]], lines_of(["job_1"])
assert lines_of(["red"], {"labels": {"red": "Rot"}}) == ["Rot (red)"] and asks == []
assert lines_of(["job_1", "job_2", "job_3"]) == [told["pictured"], told["past"], "job_3"] and asks == [{"limit": 100}]
record = question_of(told["record"])
assert asked(record, Listing(record, [])) == told["outline"], asked(record, Listing(record, []))
assert given_answer(question_of({"slotType": "multi_select", "options": ["red", "green", "blue"]}), "best:2") == ["red", "green"]
assert given_answer(question_of({"slotType": "text"}), "best:2") == "best:2"
print("all read")
`;

it("the command of the other package reads, shows and takes the same", async ({ skip }) => {
	const found = await providePython();
	if ("why" in found) return skip(`It is not tried here: ${found.why}.`);
	const file = path.join(tmpdir(), `goal-mode-answers-${process.pid}.json`);
	const told = {
		cases: CASES.map((one) => ({ ...one, question: questionOf(one.question) })),
		choices: MANY,
		dialogues: DIALOGUES.map((dialogue) => ({ ...dialogue, question: choiceOf(dialogue) })),
		...{ paused: PAUSED, pictured: PICTURED, past: PAST_PREVIEW, record: RECORD, outline: OUTLINE },
	};
	await writeFile(file, JSON.stringify(told));
	const { code, output } = await runProgram(found.python, ["-c", PROGRAM, file], { PYTHONPATH: "sdk/python/src" });
	expect(code, output).toBe(0);
	expect(output).toContain("all read");
}, 240_000);
