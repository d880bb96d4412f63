import { z } from "zod";

const AtOnce = z.coerce.number().int().min(1).max(10_000);

/** How many goal jobs are worked on at a time: over all, and for each owner. Two for each core of a small machine. */
export const ADMISSION = {
	GOAL_JOBS_AT_ONCE: AtOnce.default(4),
	GOAL_JOBS_AT_ONCE_PER_OWNER: AtOnce.default(2),
};

/** The two limits apart from the rest: a build declares the functions without an environment. What can't be read is told of when the server starts. */
export function readAdmission(source: Readonly<Record<string, string | undefined>> = process.env): { overall: number; perOwner: number } {
	const given = (name: keyof typeof ADMISSION) => ADMISSION[name].catch(ADMISSION[name].parse(undefined)).parse(source[name] || undefined);
	return { overall: given("GOAL_JOBS_AT_ONCE"), perOwner: given("GOAL_JOBS_AT_ONCE_PER_OWNER") };
}
