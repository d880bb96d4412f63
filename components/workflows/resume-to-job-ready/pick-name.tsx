"use client";

import { useQuery } from "@tanstack/react-query";
import { postingQuery } from "@/components/postings/queries";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** A pick as the posting names itself. */
export function PickName({ job, itemKey }: { job: GoalJob; itemKey: string }) {
	const { data } = useQuery(postingQuery(job.jobSpecId, itemKey));
	return <>{data ? `${data.title}, ${data.company}` : "One of your picks"}</>;
}
