import "server-only";
import { sql } from "@/lib/platform/database/db";
import { prepared } from "@/lib/platform/database/sql-transaction";
import { again } from "@/lib/platform/database/transaction";
import type { FormProgressBody } from "@/lib/surveys/schemas/answering";
import { getPublished } from "./published-survey";

/** In one order always, so that two never wait for each other. A survey that was deleted counts nothing. */
const COUNT = `
INSERT INTO survey_step_count ("surveyId", step, count)
SELECT $1::uuid, step, 1 FROM unnest($2::text[]) AS step WHERE EXISTS (SELECT 1 FROM survey_tally WHERE "surveyId" = $1::uuid AND "isOpen") ORDER BY step
ON CONFLICT ("surveyId", step) DO UPDATE SET count = survey_step_count.count + 1`;

/** Counts how far a form came. Nothing is kept of who filled it in. @throws AppError SURVEY_NOT_FOUND. */
export async function reportFormProgress(surveyId: string, { steps }: FormProgressBody): Promise<{ counted: number }> {
	const survey = await getPublished(surveyId);
	const known = new Set(["view", "start", ...survey.questions.map(({ questionId }) => questionId)]);
	const told = [...new Set(steps)].filter((step) => known.has(step));
	if (told.length === 0) return { counted: 0 };
	const { rowCount } = await again(() => sql().query(prepared(COUNT, [survey.surveyId, told])));
	return { counted: rowCount ?? 0 };
}
