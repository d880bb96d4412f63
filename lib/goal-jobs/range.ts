import { z } from "zod";

/** From the least to the most that something probably is. */
export const Range = z.object({ low: z.number().min(0), high: z.number().min(0) });
export type Range = z.infer<typeof Range>;
