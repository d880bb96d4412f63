import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { findSurvey } from "@/app/(product)/surveys/find-survey";
import { type Search, searchParamsOf } from "@/app/search-text";
import { AnalyticsPage } from "@/components/surveys/analytics/analytics-page";
import { surveyKeys } from "@/components/surveys/queries";
import { getAnalytics } from "@/lib/surveys/reading/get-analytics";

interface PageProps {
	params: Promise<{ surveyId: string }>;
	searchParams: Promise<Search>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const survey = await findSurvey((await params).surveyId);
	return { title: survey ? `Analytics: ${survey.title}` : "Survey not found" };
}

export default async function Page({ params, searchParams }: PageProps) {
	const { surveyId } = await params;
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(`/surveys/${surveyId}/analytics${search.size > 0 ? `?${search}` : ""}`);
	const survey = await findSurvey(surveyId);
	if (!survey) notFound();
	const analytics = survey.status === "draft" ? null : await getAnalytics(context, surveyId);
	return (
		<Hydrated data={[[surveyKeys.one(surveyId), survey], ...(analytics ? [[surveyKeys.analytics(surveyId), analytics] as const] : [])]}>
			<AnalyticsPage surveyId={surveyId} userId={context.actor.userId} nowMs={Date.now()} />
		</Hydrated>
	);
}
