import { z } from "zod";

const CheckResult = z.enum(["ok", "failing"]);
export const Health = z.object({
	status: z.enum(["ok", "failing"]),
	version: z.string(),
	checks: z.object({ database: CheckResult, engine: CheckResult, realtime: CheckResult, storage: CheckResult }),
});
export type Health = z.infer<typeof Health>;
