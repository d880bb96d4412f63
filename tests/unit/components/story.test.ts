import { expect, it } from "vitest";
import { hasReachedChoice } from "@/components/goal-jobs/run/next-steps";
import { storyOf } from "@/components/goal-jobs/run/story/story";
import { makeEvent, makeRun, makeStep } from "@/tests/factories/runs";

const told = (label: string, amount: number) => ({ label, amount, note: null, parts: [], names: [] });

it("a story has a stage for each step that tells of one, in order; one that was done again tells anew in its place", () => {
	const call = { toolRef: "job-search:x", invocationId: "i" };
	const events = [
		makeEvent(1, "tool_finished", { ...call, stepId: "search", told: { label: "found", amount: 10, parts: [{ name: "lever", amount: 10 }] } }),
		makeEvent(2, "tool_finished", { ...call, stepId: "read" }),
		makeEvent(3, "tool_finished", { ...call, stepId: "merge", told: told("openings", 8) }),
		makeEvent(4, "tool_finished", { ...call, stepId: "search", told: told("found", 12) }),
		makeEvent(5, "tool_finished", { ...call, stepId: "merge", told: { label: "broken" } }),
	];
	expect(storyOf(events).stages).toEqual([told("found", 12), told("openings", 8)]);
});

it("documents stand there as they are written, each once, without the archive of all and what is for programs", () => {
	const made = (seq: number, fileName: string, mimeType = "application/pdf", isPrimary = false) =>
		makeEvent(seq, "artifact_ready", { artifactId: `a${seq}`, fileName, mimeType, sizeBytes: 1, isPrimary });
	const events = [made(1, "One.pdf"), made(2, "matches.json", "application/json"), made(3, "One.pdf"), made(4, "all.zip", "application/zip", true)];
	expect(storyOf(events).documents).toEqual([{ artifactId: "a3", fileName: "One.pdf", mimeType: "application/pdf", isPrimary: false }]);
});

it("a choice can be made again once the work before it was done", () => {
	const work = makeStep(1, { status: "completed" });
	const pause = makeStep(2, { stepId: "choice", stepType: "checkpoint", status: "cancelled" });
	expect(hasReachedChoice(makeRun([work, pause]))).toBe(true);
	expect(hasReachedChoice(makeRun([{ ...work, status: "failed" }, pause]))).toBe(false);
	expect(hasReachedChoice(makeRun([work]))).toBe(false);
});
