"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { draftPlace } from "@/components/goal-jobs/draft-place";
import { draftQuery } from "@/components/goal-jobs/queries";
import { RunView } from "@/components/goal-jobs/run/run-page";
import { NO_FILTER, queryOf } from "@/components/postings/posting-filter";
import { postingListQuery, postingQuery } from "@/components/postings/queries";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { toolEvents } from "./fixtures";
import { postings } from "./posting-fixtures";

const TEXT = "Northwind Rail keeps four million riders informed. You build the services behind it, from design to operation.";

/** A run that waits for its user, with all that its screens would ask the service for. */
export function PausedRun({ job }: { job: GoalJob }) {
	const [queryClient] = useState(() => {
		const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
		client.setQueryData(draftQuery(job.jobSpecId, draftPlace(job) ?? "").queryKey, { answers: [], baseVersion: null, savedAt: null });
		const facets = { remote: [], seniority: [], country: [], source: [], status: [] };
		const page = { items: postings, total: postings.length, scored: postings.length, facets, nextCursor: null };
		client.setQueryData(postingListQuery(job.jobSpecId, queryOf(NO_FILTER, new Set())).queryKey, { pages: [page], pageParams: [null] });
		for (const posting of postings) client.setQueryData(postingQuery(job.jobSpecId, posting.jobId).queryKey, { ...posting, description: TEXT });
		return client;
	});
	return (
		<QueryClientProvider client={queryClient}>
			<RunView job={job} events={toolEvents} />
		</QueryClientProvider>
	);
}
