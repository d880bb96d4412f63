import { type InfiniteData, infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { applicationOperations, resultOperations } from "@/components/calls/goal-jobs";
import { ownAddress } from "@/components/files/own-address";
import type { Application, ApplicationChange, ApplicationInput, ApplicationList, ApplicationStatus, WrittenResume } from "@/lib/goal-jobs/applications/schemas";
import { type Listed, queryOf } from "./application-filter";
import { OPEN_STATUSES } from "./statuses";

export const APPLICATIONS_PER_PAGE = 50;
const MOST_REMINDERS = 5;
const MOST_AT_ONCE = 100;
/** Beyond so many only the newest are marked in lists. */
export const MOST_FOLLOWED = 1_000;

export const applicationKeys = {
	all: ["applications"] as const,
	lists: ["applications", "list"] as const,
	list: ({ status, q, sort }: Listed) => ["applications", "list", status, q, sort] as const,
	reminders: (day: string) => ["applications", "reminders", day] as const,
	followed: ["applications", "followed"] as const,
	ofPosting: (postingId: string) => ["applications", "posting", postingId] as const,
};

export function applicationsQuery(shown: Listed) {
	return infiniteQueryOptions({
		queryKey: applicationKeys.list(shown),
		queryFn: ({ pageParam, signal }) =>
			callApi(
				applicationOperations.listApplications,
				{ query: { ...queryOf(shown), limit: APPLICATIONS_PER_PAGE, cursor: pageParam ?? undefined } },
				{ signal },
			),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		placeholderData: keepPreviousData,
	});
}

/** What the person wanted to be reminded of by this day, and what may still come to something. */
export function remindersQuery(day: string) {
	return queryOptions({
		queryKey: applicationKeys.reminders(day),
		queryFn: ({ signal }) =>
			callApi(applicationOperations.listApplications, { query: { remindBy: day, status: OPEN_STATUSES, limit: MOST_REMINDERS } }, { signal }),
	});
}

/** Where the person stands with a posting; null while they do not follow it. */
export function postingApplicationQuery(postingId: string) {
	return queryOptions({
		queryKey: applicationKeys.ofPosting(postingId),
		queryFn: async ({ signal }) => (await callApi(applicationOperations.listApplications, { query: { postingId, limit: 1 } }, { signal })).items[0] ?? null,
	});
}

/** Every posting that the person follows, with where they stand: whatever list is on show, it is asked for once. */
export function followedQuery() {
	return queryOptions({
		queryKey: applicationKeys.followed,
		queryFn: async ({ signal }): Promise<ReadonlyMap<string, ApplicationStatus>> => {
			const followed = new Map<string, ApplicationStatus>();
			let cursor: string | undefined;
			do {
				const page = await callApi(applicationOperations.listApplications, { query: { limit: MOST_AT_ONCE, cursor } }, { signal });
				for (const { postingId, status } of page.items) followed.set(postingId, status);
				cursor = page.nextCursor ?? undefined;
			} while (cursor !== undefined && followed.size < MOST_FOLLOWED);
			return followed;
		},
	});
}

export function saveApplication(input: ApplicationInput): Promise<Application> {
	return callApi(applicationOperations.saveApplication, { body: input }, { outlivesPage: true });
}

export function changeApplication(applicationId: string, change: ApplicationChange): Promise<Application> {
	return callApi(applicationOperations.changeApplication, { params: { applicationId }, body: change }, { outlivesPage: true });
}

/** Has the browser save the resume that was written for a posting. */
export async function saveResume({ jobSpecId, artifactId }: WrittenResume): Promise<void> {
	const { downloadUrl } = await callApi(resultOperations.downloadArtifact, { params: { jobSpecId, artifactId } });
	window.location.assign(ownAddress(downloadUrl));
}

export function deleteApplication(applicationId: string): Promise<unknown> {
	return callApi(applicationOperations.deleteApplication, { params: { applicationId } });
}

/** Puts an application in its place in every list that is on show, and has their counts read again. */
export function keepApplication(queryClient: QueryClient, application: Application): void {
	showApplication(queryClient, application);
	void queryClient.invalidateQueries({ queryKey: applicationKeys.lists });
	void queryClient.invalidateQueries({ queryKey: ["applications", "reminders"] });
	queryClient.setQueryData<ReadonlyMap<string, ApplicationStatus>>(
		applicationKeys.followed,
		(followed) => followed && new Map(followed).set(application.postingId, application.status),
	);
}

/** The same before the server has answered. */
export function showApplication(queryClient: QueryClient, application: Application): void {
	const replaced = (items: Application[]) => items.map((item) => (item.applicationId === application.applicationId ? application : item));
	queryClient.setQueriesData<InfiniteData<ApplicationList, string | null>>(
		{ queryKey: applicationKeys.lists },
		(list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: replaced(page.items) })) },
	);
	queryClient.setQueryData(applicationKeys.ofPosting(application.postingId), application);
}
