import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { loadOwned } from "@/lib/surveys/internal";
import type { AnswerWords } from "@/lib/surveys/schemas/reading";
import { countWords } from "./count-words";

const SAMPLE = 2_000;
const SHOWN = 60;

const NEWEST = `
SELECT answers ->> $2::text AS text FROM survey_response
WHERE "surveyId" = $1::uuid AND NOT "isQuarantined" AND answers ? $2::text ORDER BY "createdAt" DESC, id DESC LIMIT ${SAMPLE}`;

/** The words that the newest answers to a text question have most. @throws AppError SURVEY_NOT_FOUND; QUESTION_NOT_FOUND, also for a question that takes no text. */
export async function getAnswerWords(context: ActorContext, { surveyId, questionId }: { surveyId: string; questionId: string }): Promise<AnswerWords> {
	const survey = await loadOwned(context, surveyId);
	const question = survey.questions.find(({ id }) => id === questionId);
	if (!question || !["text", "textarea"].includes(question.questionType)) throw new AppError("QUESTION_NOT_FOUND", "The survey has no such question of text.");
	const { rows } = await sql().query<{ text: string }>(NEWEST, [survey.id, questionId]);
	const texts = rows.map(({ text }) => text);
	return { questionId, sampleSize: texts.length, words: countWords(texts, survey.language).slice(0, SHOWN) };
}
