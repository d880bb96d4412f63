import "server-only";
import { cache } from "react";
import { findPageContext } from "@/app/(product)/page-context";
import { AppError } from "@/lib/platform/errors";
import { getSurvey } from "@/lib/surveys/lifecycle/get-survey";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** The survey at this address if it is the viewer's own, read once for all parts of a page; else null. */
export const findSurvey = cache(async (surveyId: string): Promise<Survey | null> => {
	const context = await findPageContext();
	if (!context) return null;
	try {
		return await getSurvey(context, surveyId);
	} catch (error) {
		if (error instanceof AppError && error.code === "SURVEY_NOT_FOUND") return null;
		throw error;
	}
});
