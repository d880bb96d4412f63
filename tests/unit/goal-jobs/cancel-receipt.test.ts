import { expect, it } from "vitest";
import { findSpec } from "@/lib/catalog/registry";
import { cancelReceipt } from "@/lib/goal-jobs/receipts/cancel-receipt";

const step = (stepId: string, stepType: string, status: string) => ({ stepId, title: stepId, stepType, status }) as never;

it("a cancel counts steps as the run's progress does, and only answers that somebody gave", () => {
	const spec = findSpec("goal_lane.resume_to_job_ready");
	const receipt = cancelReceipt(
		{
			id: "job",
			spec: spec as never,
			steps: [
				step("read", "tool", "completed"),
				step("check", "checkpoint", "completed"),
				step("write", "agent", "skipped"),
				step("pick", "tool", "running"),
				step("choose", "checkpoint", "pending"),
				step("fit", "tool", "pending"),
				step("hand_over", "deliver", "pending"),
			],
			fileIds: ["file"],
			filledSlots: { country: "All", location: "Leeds", remote: "Any", seniority: null },
			costMicroU: 0,
		} as never,
		{ at: new Date(0), stoppedCalls: 0 },
	);
	expect(receipt).toMatchObject({ finishedSteps: 2, keptAnswers: 1, lastSafePoint: { stepId: "read" } });
	// Done and not done are all there is: two of four, as the progress says, and neither a pause nor the delivery is among them.
	expect(receipt.stoppedSteps.map(({ stepId }) => stepId)).toEqual(["pick", "fit"]);
});
