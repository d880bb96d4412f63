import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { SurveyResponseModel } from "@/lib/platform/prisma/models";
import { storedAnswers } from "@/lib/surveys/answering/check-answers";
import type { PublishedSurvey } from "@/lib/surveys/answering/published-survey";
import { countsOf } from "@/lib/surveys/questions";

type Counted = Pick<SurveyResponseModel, "surveyId" | "answers" | "createdAt" | "isEarlyBird" | "messagingUserId" | "durationMs">;

/**
 * Moves every counter that a response is in, up (1) or down (-1), but for the caps of options, which a release may go over: the row of the tally
 * is the caller's already.
 */
export async function countResponse(tx: Transaction, survey: PublishedSurvey, response: Counted, by: 1 | -1): Promise<void> {
	const { surveyId, answers, createdAt, isEarlyBird, messagingUserId, durationMs } = response;
	await tx.surveyTally.update({
		where: { surveyId },
		data: {
			total: { increment: by },
			fromForm: { increment: durationMs === null ? 0 : by },
			earlyBirds: { increment: isEarlyBird ? by : 0 },
			bindings: { increment: messagingUserId === null ? 0 : by },
		},
	});
	await tx.$executeRaw`
		INSERT INTO survey_day_count ("surveyId", day, count) VALUES (${surveyId}::uuid, (${createdAt}::timestamptz AT TIME ZONE 'UTC')::date, ${by})
		ON CONFLICT ("surveyId", day) DO UPDATE SET count = survey_day_count.count + ${by}`;
	const counts = JSON.stringify(countsOf(survey.questions, storedAnswers(answers)));
	await tx.$executeRaw`
		INSERT INTO survey_answer_count AS one ("surveyId", "questionId", bucket, count, sum)
		SELECT ${surveyId}::uuid, given."questionId", given.bucket, ${by}, ${by} * given.add
		FROM json_to_recordset(${counts}::json) AS given ("questionId" uuid, bucket text, add numeric)
		ON CONFLICT ("surveyId", "questionId", bucket) DO UPDATE SET count = one.count + excluded.count, sum = one.sum + excluded.sum`;
}
