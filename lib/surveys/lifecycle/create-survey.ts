import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { SURVEY_INCLUDE } from "@/lib/surveys/internal";
import { presentSurvey } from "@/lib/surveys/present";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { CreateSurveyBody } from "@/lib/surveys/schemas/writing";
import { findTemplate } from "@/lib/surveys/templates";

/** Starts a draft, empty or with a template's questions. @throws AppError VALIDATION_ERROR for an unknown template. */
export async function createSurvey({ actor, requestId }: ActorContext, body: CreateSurveyBody): Promise<Survey> {
	const { title, description, projectUrl, templateId, language } = body;
	const template = templateId ? findTemplate(templateId) : null;
	if (templateId && !template) throw validationError([{ path: "templateId", message: "There is no such template." }]);
	const questions = (template?.questions ?? []).map((question, order) => ({ ...question, id: newId(), order }));
	return transaction(async (tx) => {
		const id = newId();
		const data = { id, creatorId: actor.userId, title, description: description || (template?.description ?? ""), projectUrl: projectUrl ?? null };
		const survey = await tx.survey.create({
			data: { ...data, ...(language ? { language } : {}), questions: { create: questions }, tally: { create: {} } },
			include: SURVEY_INCLUDE,
		});
		await writeAudit(tx, { actorId: actor.userId, action: "survey.create", targetType: "survey", targetId: id, requestId });
		return presentSurvey(survey);
	});
}
