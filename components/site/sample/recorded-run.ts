import { z } from "zod";

const Download = z.object({ name: z.string(), file: z.string() });
const Files = z.object({ pdf: Download, docx: Download });

/** A line of the first page that is said otherwise or elsewhere than in the original, in shares of the page's height. */
const Mark = z.object({ top: z.number().min(0).max(1), height: z.number().min(0).max(1) });
export type Mark = z.infer<typeof Mark>;

/**
 * A true run of the sample resume, as `npm run pictures` wrote it down: what the front page shows, and what the sample run lets anybody look at.
 * Paths are addresses of this site.
 */
export const RecordedRun = z.object({
	/** The day of the recording: `2026-11-28`. */
	day: z.iso.date(),
	resume: z.object({ name: z.string(), fileName: z.string(), file: z.string(), pages: z.array(z.string()).min(1) }),
	workedMs: z.int().min(0),
	costMicroU: z.int().min(0),
	steps: z.array(z.object({ title: z.string(), role: z.string().nullable(), isPause: z.boolean(), durationMs: z.int().min(0).nullable() })).min(3),
	counts: z.object({ found: z.int(), duplicates: z.int(), live: z.int(), closed: z.int(), unreachable: z.int(), belowFloor: z.int() }),
	sources: z.array(z.object({ provider: z.string(), found: z.int() })),
	matches: z
		.array(
			z.object({
				title: z.string(),
				company: z.string(),
				place: z.string(),
				fit: z.int().min(0).max(100),
				matchedSkills: z.array(z.string()),
				missingSkills: z.array(z.string()),
			}),
		)
		.min(3),
	resumes: z
		.array(z.object({ title: z.string(), company: z.string(), pages: z.array(z.string()).min(1), marks: z.array(Mark), note: z.string(), files: Files }))
		.min(1),
});
export type RecordedRun = z.infer<typeof RecordedRun>;
