import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { requireRoom } from "@/lib/surveys/editing/questions-of-draft";
import { changeDraft, loadOwned } from "@/lib/surveys/internal";
import { presentSurvey } from "@/lib/surveys/present";
import type { ImportedQuestions, ImportQuestionsBody } from "@/lib/surveys/schemas/writing";
import { readTable } from "./read-table";
import { readText } from "./read-text";

/**
 * Adds the questions of a table or text to the caller's draft, or only says which these would be.
 * @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT; VALIDATION_ERROR when there is no question in it or there would be too many.
 */
export async function importQuestions(context: ActorContext, surveyId: string, body: ImportQuestionsBody): Promise<ImportedQuestions> {
	const { questions, problems: skipped } = body.format === "csv" ? readTable(body.content) : readText(body.content);
	if (body.dryRun) return { survey: presentSurvey(await loadOwned(context, surveyId)), imported: [...questions], skipped: [...skipped] };
	if (questions.length === 0) {
		const why = skipped[0] ? ` Line ${skipped[0].line}: ${skipped[0].message}` : "";
		throw validationError([{ path: "content", message: `There is no question in it.${why}` }]);
	}
	const { mode, expectedVersion } = body;
	const survey = await changeDraft(context, {
		surveyId,
		expectedVersion,
		action: "survey.import_questions",
		apply: async (tx, before) => {
			const kept = mode === "append" ? before.questions.length : 0;
			requireRoom(kept + questions.length);
			if (mode === "replace") await tx.surveyQuestion.deleteMany({ where: { surveyId } });
			await tx.surveyQuestion.createMany({ data: questions.map((question, at) => ({ ...question, id: newId(), surveyId, order: kept + at })) });
			return {};
		},
	});
	return { survey, imported: [...questions], skipped: [...skipped] };
}
