import { Prisma } from "@/lib/platform/prisma/client";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";

/** The columns of an application that its posting gives, as a job found it. */
export function saidByPosting(jobId: string, { jobId: postingId, title, company, location, country, remote, applyUrl, fit, salary, sources }: MatchingJob) {
	return {
		jobId,
		postingId,
		title,
		company,
		location,
		country,
		remote,
		applyUrl,
		fit: fit.overall,
		salary: salary ?? Prisma.DbNull,
		isSample: sources.some((source) => source.isSample),
	};
}
