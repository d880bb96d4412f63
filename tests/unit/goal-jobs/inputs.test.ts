import { describe, expect, it } from "vitest";
import { ConfirmInput, CreateGoalJobInput, RetryInput } from "@/lib/goal-jobs/lifecycle/schemas";
import { UpdateSlotsInput } from "@/lib/goal-jobs/pauses/schemas";
import { BatchDownloadInput } from "@/lib/goal-jobs/results/schemas";
import { SessionListQuery } from "@/lib/goal-jobs/sessions/schemas";

function issues(
	input: unknown,
	schema: { safeParse(value: unknown): { success: boolean; error?: { issues: Array<{ path: PropertyKey[] }> } | undefined } } = CreateGoalJobInput,
) {
	return schema.safeParse(input).error?.issues.map((issue) => issue.path.join(".")) ?? [];
}

describe("the body of create", () => {
	it("has exactly one of goalText, workflowId and userWorkflowId", () => {
		expect(issues({ workflowId: "w" })).toEqual([]);
		expect(issues({ userWorkflowId: "uw_a-B_1" })).toEqual([]);
		expect(issues({ goalText: "abc", fileIds: ["f"] })).toEqual([]);
		expect(issues({ fileIds: ["f"] })).toEqual(["goalText"]);
		expect(issues({ workflowId: null, goalText: null, fileIds: ["f"] })).toEqual(["goalText"]);
		expect(issues({ workflowId: "w", goalText: "abc" })).toEqual(["workflowId"]);
		expect(issues({ workflowId: "w", userWorkflowId: "uw_a" })).toEqual(["workflowId"]);
		expect(issues({ userWorkflowId: "uw_a", goalText: "abc" })).toEqual(["workflowId"]);
	});

	it("bounds goalText at 3 and 2000 characters and needs a file with it", () => {
		expect(issues({ goalText: "ab", fileIds: ["f"] })).toContain("goalText");
		expect(issues({ goalText: "  ab  ", fileIds: ["f"] })).toContain("goalText");
		expect(issues({ goalText: "x".repeat(2000), fileIds: ["f"] })).toEqual([]);
		expect(issues({ goalText: "x".repeat(2001), fileIds: ["f"] })).toContain("goalText");
		expect(issues({ goalText: "abc" })).toEqual(["fileIds"]);
	});

	it.each(["uw_", "uw_a b", "UW_a", "xuw_a", "uw_ä"])("refuses the userWorkflowId %s", (userWorkflowId) => {
		expect(issues({ userWorkflowId })).toContain("userWorkflowId");
	});

	it("takes at most 200 different files, of which the sensitive ones are a part; all problems at once", () => {
		const files = Array.from({ length: 201 }, (_, index) => `f${index}`);
		expect(issues({ workflowId: "w", fileIds: files.slice(1) })).toEqual([]);
		expect(issues({ workflowId: "w", fileIds: files })).toEqual(["fileIds"]);
		expect(issues({ workflowId: "w", fileIds: ["f", "f"] })).toEqual(["fileIds"]);
		expect(issues({ workflowId: "w", fileIds: ["a"], sensitiveLocalFileIds: ["a", "b", "c"] })).toEqual(["sensitiveLocalFileIds.1", "sensitiveLocalFileIds.2"]);
		expect(issues({ goalText: "abc", slotAnswers: [{ slotId: "a", value: 1 }], sensitiveLocalFileIds: ["b"] })).toEqual([
			"fileIds",
			"slotAnswers",
			"sensitiveLocalFileIds.0",
		]);
	});

	it("takes answers only with a workflow, at most 64", () => {
		const answers = Array.from({ length: 65 }, (_, index) => ({ slotId: `s${index}`, value: null }));
		expect(issues({ workflowId: "w", slotAnswers: answers.slice(1) })).toEqual([]);
		expect(issues({ workflowId: "w", slotAnswers: answers })).toEqual(["slotAnswers"]);
		expect(issues({ goalText: "abc", fileIds: ["f"], slotAnswers: answers.slice(0, 1) })).toEqual(["slotAnswers"]);
		expect(issues({ goalText: "abc", fileIds: ["f"], slotAnswers: [] })).toEqual([]);
		expect(issues({ workflowId: "w", slotAnswers: null })).toEqual([]);
	});

	it("ignores fields that it does not know", () => expect(CreateGoalJobInput.parse({ workflowId: "w", status: "completed" })).not.toHaveProperty("status"));
});

describe("the other bodies", () => {
	it("slots need an answer, and take a version", () => {
		expect(issues({ answers: [] }, UpdateSlotsInput)).toEqual(["answers"]);
		expect(issues({ answers: [{ slotId: "" }] }, UpdateSlotsInput)).toEqual(["answers.0.slotId", "answers.0.value"]);
		expect(issues({ answers: [{ slotId: "a", value: null }], expectedVersion: null }, UpdateSlotsInput)).toEqual([]);
		expect(issues({ answers: [{ slotId: "a", value: 1 }], expectedVersion: 1.5 }, UpdateSlotsInput)).toEqual(["expectedVersion"]);
	});

	it("confirm, retry and batch download may have no body at all", () => {
		expect(ConfirmInput.parse(undefined)).toEqual({});
		expect(RetryInput.parse(undefined)).toEqual({ rerunMode: "retry_same_thread" });
		expect(RetryInput.parse({})).toEqual({ rerunMode: "retry_same_thread" });
		expect(BatchDownloadInput.parse(undefined)).toEqual({ artifactIds: [] });
	});

	it("a retry's reason has at most 512 characters and its mode is one of three", () => {
		expect(issues({ reason: "x".repeat(512) }, RetryInput)).toEqual([]);
		expect(issues({ reason: "x".repeat(513) }, RetryInput)).toEqual(["reason"]);
		expect(issues({ rerunMode: "again" }, RetryInput)).toEqual(["rerunMode"]);
	});

	it("a list's limit is 1 to 50 and 20 by default", () => {
		expect(SessionListQuery.parse({}).limit).toBe(20);
		expect(SessionListQuery.parse({ limit: "50" }).limit).toBe(50);
		for (const limit of ["0", "51", "x", "1.5"]) expect(issues({ limit }, SessionListQuery)).toEqual(["limit"]);
		expect(issues({ status: "running" }, SessionListQuery)).toEqual(["status"]);
	});
});
