import "server-only";
import type { z } from "zod";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { isId, newId } from "@/lib/platform/ids";
import type { SurveyReportLinkModel } from "@/lib/platform/prisma/models";
import { loadOwned, requireOwned } from "@/lib/surveys/internal";
import type { ReportLink, ReportLinkList } from "@/lib/surveys/schemas/reading";
import { reportTokenOf } from "./report-token";

const MOST_LINKS = 20;

function present({ id, createdAt, lastUsedAt }: SurveyReportLinkModel): ReportLink {
	const reportToken = reportTokenOf(id);
	const url = new URL(`/reports/${reportToken}`, env().APP_URL).href;
	return { linkId: id, reportToken, url, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Makes a link to the caller's survey's numbers. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION when there are many already. */
export async function createReportLink(context: ActorContext, surveyId: string): Promise<ReportLink> {
	return transaction(async (tx) => {
		const survey = await loadOwned(context, surveyId, tx);
		const open = await tx.surveyReportLink.count({ where: { surveyId, revokedAt: null } });
		if (open >= MOST_LINKS) {
			throw new AppError("INVALID_STATE_TRANSITION", `A survey has at most ${MOST_LINKS} report links. End one first.`, { status: survey.status, allowed: [] });
		}
		const link = await tx.surveyReportLink.create({ data: { id: newId(), surveyId } });
		const { actor, requestId } = context;
		await writeAudit(tx, { actorId: actor.userId, action: "survey.create_report_link", targetType: "survey", targetId: surveyId, requestId });
		return present(link);
	});
}

/** The links of the caller's survey that work, newest first. @throws AppError SURVEY_NOT_FOUND. */
export async function listReportLinks(context: ActorContext, surveyId: string): Promise<z.infer<typeof ReportLinkList>> {
	await requireOwned(context, surveyId);
	const links = await db().surveyReportLink.findMany({ where: { surveyId, revokedAt: null }, orderBy: { createdAt: "desc" } });
	return { links: links.map(present) };
}

export function reportNotFound(): AppError {
	return new AppError("REPORT_NOT_FOUND", "There is no such report link, or it was revoked.");
}

/** Ends a link. @throws AppError SURVEY_NOT_FOUND; REPORT_NOT_FOUND. */
export async function revokeReportLink(context: ActorContext, { surveyId, linkId }: { surveyId: string; linkId: string }): Promise<{ success: true }> {
	return transaction(async (tx) => {
		await requireOwned(context, surveyId, tx);
		const where = { id: isId(linkId) ? linkId : newId(), surveyId, revokedAt: null };
		const { count } = await tx.surveyReportLink.updateMany({ where, data: { revokedAt: new Date() } });
		if (count === 0) throw reportNotFound();
		const { actor, requestId } = context;
		await writeAudit(tx, { actorId: actor.userId, action: "survey.revoke_report_link", targetType: "survey", targetId: surveyId, requestId });
		return { success: true } as const;
	});
}
