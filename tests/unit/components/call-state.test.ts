import { expect, it } from "vitest";
import { callState, placeOf } from "@/components/goal-jobs/run/timeline/tool-calls";

it("a call of a cancelled step does not go on running on the screen", () => {
	expect(callState({ state: "running" }, { status: "running" })).toBe("running");
	expect(callState({ state: "running" }, { status: "cancelled" })).toBe("stopped");
	expect(callState({ state: "running" }, { status: "failed" })).toBe("stopped");
	expect(callState({ state: "done" }, { status: "cancelled" })).toBe("done");
});

it("of how many calls one is, is told only where that is known: while a step works more are to come than have begun", () => {
	expect(placeOf(3, 4, { status: "running", progressMessage: "3 of 5" })).toBe("4 of 5");
	expect(placeOf(0, 4, { status: "running", progressMessage: null })).toBe("1");
	expect(placeOf(4, 5, { status: "completed", progressMessage: null })).toBe("5 of 5");
	expect(placeOf(0, 1, { status: "completed", progressMessage: null })).toBeNull();
});
