import { z } from "zod";
import { Range } from "@/lib/goal-jobs/range";

/** What a run will probably take, told before it starts. */
export const RunEstimate = z.object({
	source: z
		.enum(["history", "step_prices"])
		.describe("From runs of this workflow on this installation, or from the prices of its steps while there are too few"),
	runs: z.int().min(0).describe("How many runs it was made from"),
	seconds: Range.nullable().describe("Work without the time that the run waits for its user; null where no run tells"),
	costMicroU: Range,
	suggestedBudgetMicroU: z.int().min(1).default(1).describe("A budget that a run of this kind hardly ever reaches"),
	medianError: z
		.number()
		.min(0)
		.nullable()
		.default(null)
		.describe("How far the estimates of this workflow's runs were off by the median, as a share of what they cost; null while none tells"),
});
export type RunEstimate = z.infer<typeof RunEstimate>;
