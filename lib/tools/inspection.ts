import { z } from "zod";

/** What a look into a file before a run can refuse it for. */
export const INSPECTION_CODES = ["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_INCOMPATIBLE", "FILE_SCANNED", "FILE_TOO_LARGE", "FILE_UNREADABLE"] as const;
export type InspectionCode = (typeof INSPECTION_CODES)[number];

/** What it found: errors refuse the file, warnings are told, doubts are told and the person says whether to use it anyway. `choices`: what is in the file that a question may ask for, by what it is (`columns`, `sheets`). */
export const Inspection = z.object({
	errors: z.array(z.object({ code: z.enum(INSPECTION_CODES), message: z.string() })),
	warnings: z.array(z.string()),
	doubts: z.array(z.string()).optional(),
	choices: z.record(z.string(), z.array(z.string())).optional(),
});
export type Inspection = z.infer<typeof Inspection>;
