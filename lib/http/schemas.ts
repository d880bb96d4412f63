import { z } from "zod";

const CheckResult = z.enum(["ok", "failing"]);
export const Health = z.object({
	status: z.enum(["ok", "failing"]),
	version: z.string(),
	checks: z.object({ database: CheckResult, engine: CheckResult, realtime: CheckResult, storage: CheckResult }),
	reasons: z.record(z.string(), z.string()).default({}).describe("What is wrong with each part that fails: silent, full, refusing"),
	warnings: z.record(z.string(), z.string()).default({}).describe("What somebody should look at though the service works, by what it is about"),
});
export type Health = z.infer<typeof Health>;
