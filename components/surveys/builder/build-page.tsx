"use client";

import { SurveyPage } from "@/components/surveys/frame/survey-page";
import { PublishedQuestions } from "./published-questions";
import { SurveyBuilder } from "./survey-builder";

/** A survey's questions: to be written while it is a draft, to be read afterwards. */
export function BuildPage({ surveyId }: { surveyId: string }) {
	return (
		<SurveyPage surveyId={surveyId}>
			{(survey) => (survey.status === "draft" ? <SurveyBuilder key={survey.surveyId} survey={survey} /> : <PublishedQuestions survey={survey} />)}
		</SurveyPage>
	);
}
