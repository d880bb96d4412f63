import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { readingOperations, surveyOperations } from "@/components/calls/surveys";
import type { SurveyStatus } from "@/lib/surveys/schemas/survey";
import { type ResponseFilter, responseQueryOf } from "./responses/response-filter";

export const SURVEYS_PER_PAGE = 20;
export const RESPONSES_PER_PAGE = 100;

export const surveyKeys = {
	lists: ["surveys"] as const,
	list: (status: SurveyStatus | null) => ["surveys", status] as const,
	templates: ["survey-templates"] as const,
	one: (surveyId: string) => ["survey", surveyId] as const,
	responses: (surveyId: string) => ["survey", surveyId, "responses"] as const,
	responseList: (surveyId: string, filter: ResponseFilter) => ["survey", surveyId, "responses", filter] as const,
	analytics: (surveyId: string) => ["survey", surveyId, "analytics"] as const,
	words: (surveyId: string, questionId: string) => ["survey", surveyId, "analytics", "words", questionId] as const,
	reportLinks: (surveyId: string) => ["survey", surveyId, "report-links"] as const,
};

export function surveyListQuery(status: SurveyStatus | null) {
	return infiniteQueryOptions({
		queryKey: surveyKeys.list(status),
		queryFn: ({ pageParam, signal }) =>
			callApi(surveyOperations.listSurveys, { query: { limit: SURVEYS_PER_PAGE, cursor: pageParam ?? undefined, status: status ?? undefined } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

export function templatesQuery() {
	return queryOptions({
		queryKey: surveyKeys.templates,
		queryFn: ({ signal }) => callApi(surveyOperations.listSurveyTemplates, {}, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export function surveyQuery(surveyId: string) {
	return queryOptions({
		queryKey: surveyKeys.one(surveyId),
		queryFn: ({ signal }) => callApi(surveyOperations.getSurvey, { params: { surveyId } }, { signal }),
	});
}

export function responseListQuery(surveyId: string, filter: ResponseFilter) {
	return infiniteQueryOptions({
		queryKey: surveyKeys.responseList(surveyId, filter),
		queryFn: ({ pageParam, signal }) =>
			callApi(
				readingOperations.listSurveyResponses,
				{ params: { surveyId }, query: { ...responseQueryOf(filter), limit: RESPONSES_PER_PAGE, cursor: pageParam ?? undefined } },
				{ signal },
			),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		placeholderData: keepPreviousData,
	});
}

export function analyticsQuery(surveyId: string) {
	return queryOptions({
		queryKey: surveyKeys.analytics(surveyId),
		queryFn: ({ signal }) => callApi(readingOperations.getSurveyAnalytics, { params: { surveyId } }, { signal }),
	});
}

export function wordsQuery(surveyId: string, questionId: string) {
	return queryOptions({
		queryKey: surveyKeys.words(surveyId, questionId),
		queryFn: ({ signal }) => callApi(readingOperations.getAnswerWords, { params: { surveyId, questionId } }, { signal }),
	});
}

export function reportLinksQuery(surveyId: string) {
	return queryOptions({
		queryKey: surveyKeys.reportLinks(surveyId),
		queryFn: ({ signal }) => callApi(readingOperations.listReportLinks, { params: { surveyId } }, { signal }),
	});
}
