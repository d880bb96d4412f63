import { describe, expect, it } from "vitest";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import {
	type Action,
	canTransition,
	DELIVERED_STATUSES,
	isTerminal,
	requireStatus,
	suggestedPollIntervalMs,
	TERMINAL_STATUSES,
	TRANSITIONS,
	transition,
} from "@/lib/goal-jobs/state";
import { AppError } from "@/lib/platform/errors";

/** The specification's table, written out by hand: action, the statuses it may happen in, and where it leads. */
const TABLE: ReadonlyArray<[Action, string, GoalJobStatus]> = [
	["register", "draft", "created"],
	["analyze", "created slots_pending failed", "analyzing"],
	["ask", "analyzing", "slots_pending"],
	["prepare", "analyzing slots_pending ready_with_preview", "ready"],
	["reject", "analyzing", "failed"],
	["answer", "slots_pending", "slots_pending"],
	["preview", "ready", "ready_with_preview"],
	["askAgain", "ready", "slots_pending"],
	["confirm", "slots_pending ready ready_with_preview", "confirmed"],
	["queue", "confirmed ready", "queued"],
	["start", "queued", "executing"],
	["pause", "executing", "executing"],
	["resume", "executing", "executing"],
	["complete", "executing", "completed"],
	["completePartially", "executing", "partial"],
	["fail", "queued executing", "failed"],
	["retry", "failed", "ready"],
	["cancel", "draft created analyzing slots_pending ready ready_with_preview confirmed queued executing", "cancelled"],
];

function refusal(work: () => unknown): AppError {
	try {
		work();
	} catch (error) {
		if (error instanceof AppError) return error;
		throw error;
	}
	throw new Error("It was not refused");
}

describe("the lifecycle of a goal job", () => {
	it("has the actions of the table and no others", () => {
		expect(TABLE.map(([action]) => action).sort()).toEqual(Object.keys(TRANSITIONS).sort());
	});

	it.each(TABLE)("%s happens in [%s] alone", (action, from, to) => {
		for (const status of GoalJobStatus.options) {
			const isAllowed = from.split(" ").includes(status);
			expect(canTransition(status, action), `${action} in ${status}`).toBe(isAllowed);
			if (isAllowed) expect(transition(status, action)).toBe(to);
			else {
				const error = refusal(() => transition(status, action));
				expect(error).toMatchObject({ code: "INVALID_STATE_TRANSITION", status: 400, details: { status, allowed: from.split(" ") } });
				expect(error.message).toContain(status.replaceAll("_", " "));
			}
		}
	});

	it("leaves a terminal status only by a retry of a failed job", () => {
		expect(TERMINAL_STATUSES).toEqual(["completed", "partial", "failed", "cancelled"]);
		const ways = TERMINAL_STATUSES.flatMap((status) => TABLE.filter(([action]) => canTransition(status, action)).map(([action]) => `${status}: ${action}`));
		expect(ways).toEqual(["failed: analyze", "failed: retry"]);
		expect(GoalJobStatus.options.filter(isTerminal)).toEqual([...TERMINAL_STATUSES]);
	});

	it("can always be ended: from every status that is not terminal, a terminal one is reached by some way", () => {
		for (const status of GoalJobStatus.options.filter((option) => !isTerminal(option))) expect(canTransition(status, "cancel"), status).toBe(true);
	});

	it("gives results in completed and partial alone, and says what is allowed instead", () => {
		for (const status of GoalJobStatus.options) {
			if (status === "completed" || status === "partial") requireStatus(status, DELIVERED_STATUSES, "take results of");
			else expect(refusal(() => requireStatus(status, DELIVERED_STATUSES, "take results of")).details).toEqual({ status, allowed: ["completed", "partial"] });
		}
	});
});

describe("the suggested poll interval", () => {
	it("is 1 to 2 seconds while a run moves, 5 to 10 when it is slow, and 0 when nothing will change", () => {
		for (const status of ["queued", "executing"] as const) {
			expect(suggestedPollIntervalMs(status, { isWaitingForUser: false, msSinceChange: 0 })).toBe(1000);
			expect(suggestedPollIntervalMs(status, { isWaitingForUser: false, msSinceChange: 30_000 })).toBe(2000);
			expect(suggestedPollIntervalMs(status, { isWaitingForUser: false, msSinceChange: 60_000 })).toBe(5000);
			expect(suggestedPollIntervalMs(status, { isWaitingForUser: false, msSinceChange: 3_600_000 })).toBe(10_000);
			expect(suggestedPollIntervalMs(status, { isWaitingForUser: true, msSinceChange: 0 })).toBe(10_000);
		}
		for (const status of TERMINAL_STATUSES) expect(suggestedPollIntervalMs(status, { isWaitingForUser: false, msSinceChange: 0 })).toBe(0);
		expect(suggestedPollIntervalMs("slots_pending", { isWaitingForUser: false, msSinceChange: 0 })).toBe(5000);
		expect(suggestedPollIntervalMs("ready", { isWaitingForUser: false, msSinceChange: 0 })).toBe(5000);
		expect(suggestedPollIntervalMs("ready", { isWaitingForUser: false, msSinceChange: 0, isPreviewed: true })).toBe(1000);
	});
});
