import { expect, it } from "vitest";
import { callState } from "@/components/goal-jobs/run/timeline/tool-calls";

it("a call of a cancelled step does not go on running on the screen", () => {
	expect(callState({ state: "running" }, { status: "running" })).toBe("running");
	expect(callState({ state: "running" }, { status: "cancelled" })).toBe("stopped");
	expect(callState({ state: "running" }, { status: "failed" })).toBe("stopped");
	expect(callState({ state: "done" }, { status: "cancelled" })).toBe("done");
});
