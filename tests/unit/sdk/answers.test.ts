import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readAnswer } from "@/sdk/typescript/src/cli/ask";
import type { Slot } from "@/sdk/typescript/src/index";
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

const PROGRAM = `
import json, sys
from types import SimpleNamespace
from goal_mode.cli.ask import UnreadableAnswer, read_answer
for case in json.load(open(sys.argv[1])):
    given = case["question"]
    question = SimpleNamespace(slot_type=given["slotType"], options=given["options"], config=given["config"], suggested_value=given["suggestedValue"], default=given["default"])
    try:
        read = read_answer(question, case["typed"])
    except UnreadableAnswer:
        assert "value" not in case, case
    else:
        assert "value" in case and read == case["value"], (case, read)
print("all read")
`;

it("the command of the other package reads the same", async ({ skip }) => {
	const found = await providePython();
	if ("why" in found) return skip(`It is not tried here: ${found.why}.`);
	const file = path.join(tmpdir(), `goal-mode-answers-${process.pid}.json`);
	await writeFile(file, JSON.stringify(CASES.map((one) => ({ ...one, question: questionOf(one.question) }))));
	const { code, output } = await runProgram(found.python, ["-c", PROGRAM, file], { PYTHONPATH: "sdk/python/src" });
	expect(code, output).toBe(0);
	expect(output).toContain("all read");
}, 120_000);
