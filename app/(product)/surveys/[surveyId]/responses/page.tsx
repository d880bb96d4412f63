import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { findSurvey } from "@/app/(product)/surveys/find-survey";
import { type Search, searchParamsOf } from "@/app/search-text";
import { RESPONSES_PER_PAGE, surveyKeys } from "@/components/surveys/queries";
import { readResponseFilter, responseQueryOf } from "@/components/surveys/responses/response-filter";
import { ResponsesPage } from "@/components/surveys/responses/responses-page";
import { listResponses } from "@/lib/surveys/reading/list-responses";
import { ListResponsesQuery } from "@/lib/surveys/schemas/reading";

interface PageProps {
	params: Promise<{ surveyId: string }>;
	searchParams: Promise<Search>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const survey = await findSurvey((await params).surveyId);
	return { title: survey ? `Responses: ${survey.title}` : "Survey not found" };
}

export default async function Page({ params, searchParams }: PageProps) {
	const { surveyId } = await params;
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(`/surveys/${surveyId}/responses${search.size > 0 ? `?${search}` : ""}`);
	const survey = await findSurvey(surveyId);
	if (!survey) notFound();
	const filter = readResponseFilter(search);
	const page = await listResponses(context, surveyId, ListResponsesQuery.parse({ ...responseQueryOf(filter), limit: RESPONSES_PER_PAGE }));
	return (
		<Hydrated
			data={[
				[surveyKeys.one(surveyId), survey],
				[surveyKeys.responseList(surveyId, filter), { pages: [page], pageParams: [null] }],
			]}
		>
			<ResponsesPage surveyId={surveyId} userId={context.actor.userId} nowMs={Date.now()} />
		</Hydrated>
	);
}
