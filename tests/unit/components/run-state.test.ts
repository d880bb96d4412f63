import { describe, expect, it } from "vitest";
import { isWaitingForTurn } from "@/components/goal-jobs/run-state";
import type { Step } from "@/lib/goal-jobs/schemas";
import { makeRun, makeStep } from "@/tests/factories/runs";

const steps = (...statuses: Array<Step["status"]>) => statuses.map((status, place) => makeStep(place + 1, { status }));
const PAUSE = { interruptId: "i", interruptType: "checkpoint", ownerPath: "p", uiSurface: "checkpoint_screen", payload: {}, status: "pending" } as const;

describe("a run that waits for its turn", () => {
	it("is queued, or goes on after a pause with nothing at work in it yet", () => {
		expect(isWaitingForTurn(makeRun(steps("pending"), { status: "queued" }))).toBe(true);
		expect(isWaitingForTurn(makeRun(steps("completed", "pending")))).toBe(true);
	});

	it("isn't one that is at work, waits for its user or has ended", () => {
		expect(isWaitingForTurn(makeRun(steps("completed", "running")))).toBe(false);
		expect(isWaitingForTurn(makeRun(steps("completed"), { status: "completed" }))).toBe(false);
		expect(isWaitingForTurn(makeRun(steps("completed", "awaiting_input"), { pendingInterrupts: [PAUSE] }))).toBe(false);
	});
});
