import "server-only";
import { db } from "@/lib/platform/database/db";
import { SURVEY_INCLUDE } from "@/lib/surveys/internal";
import { analyticsOf } from "@/lib/surveys/reading/get-analytics";
import type { SurveyReport } from "@/lib/surveys/schemas/reading";
import { reportNotFound } from "./report-links";
import { linkIdOf } from "./report-token";

/** A survey's numbers for who has a link to them. @throws AppError REPORT_NOT_FOUND. */
export async function getSurveyReport(reportToken: string): Promise<SurveyReport> {
	const id = linkIdOf(reportToken);
	const link = id && (await db().surveyReportLink.findFirst({ where: { id, revokedAt: null }, include: { survey: { include: SURVEY_INCLUDE } } }));
	if (!link) throw reportNotFound();
	await db().surveyReportLink.updateMany({ where: { id: link.id }, data: { lastUsedAt: new Date() } });
	const { survey } = link;
	const { title, description, status, responseCap, publishedAt } = survey;
	return { title, description, status, responseCap, publishedAt: publishedAt?.toISOString() ?? null, analytics: await analyticsOf(survey) };
}
