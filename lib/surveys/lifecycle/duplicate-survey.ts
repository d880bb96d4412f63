import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { Prisma } from "@/lib/platform/prisma/client";
import { loadOwned, SURVEY_INCLUDE, type SurveyWithParts } from "@/lib/surveys/internal";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { presentSurvey } from "@/lib/surveys/present";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** Starts a draft with the questions and settings of the caller's survey, in any status. @throws AppError SURVEY_NOT_FOUND. */
export async function duplicateSurvey(context: ActorContext, surveyId: string): Promise<Survey> {
	return transaction(async (tx) => {
		const source = await loadOwned(context, surveyId, tx);
		const id = newId();
		const copy = await tx.survey.create({
			data: { ...settingsOf(source), id, questions: { create: questionsOf(source) }, tally: { create: {} } },
			include: SURVEY_INCLUDE,
		});
		const { actor, requestId } = context;
		await writeAudit(tx, { actorId: actor.userId, action: "survey.duplicate", targetType: "survey", targetId: id, details: { from: surveyId }, requestId });
		return presentSurvey(copy);
	});
}

function settingsOf(source: SurveyWithParts) {
	const {
		id: _id,
		status: _status,
		itemVersion: _version,
		publishedVersion: _published,
		createdAt: _created,
		updatedAt: _updated,
		publishedAt: _publishedAt,
		closedAt: _closedAt,
		questions: _questions,
		tally: _tally,
		...settings
	} = source;
	const title = `Copy of ${source.title.replace(/^(?:Copy of )+/, "")}`.slice(0, SURVEY_LIMITS.title);
	return { ...settings, title, mysteryReward: source.mysteryReward ?? Prisma.DbNull };
}

function questionsOf({ questions }: SurveyWithParts) {
	return questions.map(({ surveyId: _survey, createdAt: _created, optionCaps, ...question }) => ({ ...question, id: newId(), optionCaps: optionCaps ?? {} }));
}
