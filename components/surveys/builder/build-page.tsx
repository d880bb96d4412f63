"use client";

import { SurveyPage } from "@/components/surveys/frame/survey-page";
import { PublishedQuestions } from "./published-questions";
import { SurveyBuilder } from "./survey-builder";

interface BuildPageProps {
	surveyId: string;
	/** The official account of this site on LINE. */
	lineAccount: string | null;
}

/** A survey's questions: to be written while it is a draft, to be read afterwards. */
export function BuildPage({ surveyId, lineAccount }: BuildPageProps) {
	return (
		<SurveyPage surveyId={surveyId}>
			{(survey) =>
				survey.status === "draft" ? (
					<SurveyBuilder key={survey.surveyId} survey={survey} lineAccount={lineAccount} />
				) : (
					<PublishedQuestions survey={survey} lineAccount={lineAccount} />
				)
			}
		</SurveyPage>
	);
}
