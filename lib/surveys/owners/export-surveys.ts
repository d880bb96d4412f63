import "server-only";
import { db } from "@/lib/platform/database/db";
import { archiveName } from "@/lib/platform/exporting/archive-path";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonEntry, jsonListEntry } from "@/lib/platform/exporting/json-entry";
import { SURVEY_INCLUDE, type SurveyWithParts } from "@/lib/surveys/internal";
import { presentSurvey } from "@/lib/surveys/present";
import { analyticsOf } from "@/lib/surveys/reading/get-analytics";
import { contextOf, presentResponse } from "@/lib/surveys/reading/present-response";

/** Each survey with its questions, what its responses add up to, and the responses. */
export const surveysPart: ExportPart = {
	title: "your surveys",
	count: (userId) => db().survey.count({ where: { creatorId: userId } }),
	async *units(userId) {
		for await (const survey of surveysOf(userId)) yield entriesOf(survey);
	},
};

function surveysOf(creatorId: string) {
	return byId(({ beyond, ...page }) => db().survey.findMany({ where: { creatorId, ...beyond }, include: SURVEY_INCLUDE, ...page }));
}

function entriesOf(survey: SurveyWithParts) {
	const { id, title, updatedAt } = survey;
	// Several may have one title.
	const folder = `surveys/${archiveName(`${title.slice(0, 80)} ${id.slice(-6)}`)}`;
	return [
		jsonEntry(`${folder}/survey.json`, updatedAt, async () => presentSurvey(survey)),
		jsonEntry(`${folder}/analytics.json`, updatedAt, () => analyticsOf(survey)),
		jsonListEntry(`${folder}/responses.json`, updatedAt, () => responsesOf(survey)),
	];
}

async function* responsesOf(survey: SurveyWithParts) {
	const shownBy = contextOf(survey);
	const rows = byId(({ beyond, ...page }) => db().surveyResponse.findMany({ where: { surveyId: survey.id, ...beyond }, ...page }));
	for await (const row of rows) yield presentResponse(row, shownBy);
}
