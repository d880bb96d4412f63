"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { QuestionProvider } from "@/components/goal-jobs/asked-question";
import { draftPlace } from "@/components/goal-jobs/draft-place";
import { draftQuery } from "@/components/goal-jobs/queries";
import { PauseLine, RunView } from "@/components/goal-jobs/run/run-page";
import { NO_FILTER, queryOf } from "@/components/postings/filter/posting-filter";
import { postingListQuery, postingQuery } from "@/components/postings/queries";
import type { PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import { bandOf } from "@/lib/goal-jobs/postings/standing";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { salaryPerYear } from "@/lib/tools/job-search/comparable-salary";
import { toolEvents } from "./fixtures";
import { postings } from "./posting-fixtures";

const NO_FACETS: PostingFacets = {
	band: [],
	remote: [],
	seniority: [],
	country: [],
	company: [],
	skill: [],
	source: [],
	status: [],
	minSalary: [],
	postedWithinDays: [],
	mark: [],
};
const TEXT = "Northwind Rail keeps four million riders informed. You build the services behind it, from design to operation.";

/** A run that waits for its user, with all that its screens would ask the service for. */
export function PausedRun({ job }: { job: GoalJob }) {
	const [queryClient] = useState(() => {
		const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
		client.setQueryData(draftQuery(job.jobSpecId, draftPlace(job) ?? "").queryKey, { answers: [], baseVersion: null, savedAt: null });
		const items = postings.map((posting) => ({
			...posting,
			score: posting.fit.overall,
			band: bandOf(posting.fit.overall),
			salaryPerYear: salaryPerYear(posting.salary, "EUR"),
			mark: null,
		}));
		const page = { items, total: items.length, scored: items.length, samples: 0, currency: "EUR", ratesOn: "2026-11-27", facets: NO_FACETS, nextCursor: null };
		client.setQueryData(postingListQuery(job.jobSpecId, queryOf(NO_FILTER, new Set())).queryKey, { pages: [page], pageParams: [null] });
		for (const posting of postings) client.setQueryData(postingQuery(job.jobSpecId, posting.jobId).queryKey, { ...posting, description: TEXT });
		return client;
	});
	return (
		<QueryClientProvider client={queryClient}>
			<QuestionProvider>
				<PauseLine job={job} events={toolEvents} />
				<RunView job={job} events={toolEvents} />
			</QuestionProvider>
		</QueryClientProvider>
	);
}
