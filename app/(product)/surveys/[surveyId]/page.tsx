import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { findSurvey } from "@/app/(product)/surveys/find-survey";
import { BuildPage } from "@/components/surveys/builder/build-page";
import { surveyKeys } from "@/components/surveys/queries";
import { findMessagingAccount } from "@/lib/messaging/configured";

interface PageProps {
	params: Promise<{ surveyId: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const survey = await findSurvey((await params).surveyId);
	return { title: survey ? survey.title : "Survey not found" };
}

export default async function Page({ params }: PageProps) {
	const { surveyId } = await params;
	await requirePageContext(`/surveys/${surveyId}`);
	const survey = await findSurvey(surveyId);
	if (!survey) notFound();
	return (
		<Hydrated data={[[surveyKeys.one(surveyId), survey]]}>
			<BuildPage surveyId={surveyId} lineAccount={findMessagingAccount()?.accountId ?? null} />
		</Hydrated>
	);
}
