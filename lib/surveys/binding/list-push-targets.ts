import "server-only";
import { db } from "@/lib/platform/database/db";

export interface PushTarget {
	readonly responseId: string;
	readonly messagingUserId: string;
	readonly name: string;
}

/** Respondents of a survey with a bound messaging account, those kept apart left out, in the order of their ids after `afterResponseId`. */
export async function listPushTargets(surveyId: string, afterResponseId: string | null, take: number): Promise<PushTarget[]> {
	const rows = await db().surveyResponse.findMany({
		where: { surveyId, isQuarantined: false, messagingUserId: { not: null }, ...(afterResponseId === null ? {} : { id: { gt: afterResponseId } }) },
		orderBy: { id: "asc" },
		take,
		select: { id: true, messagingUserId: true, name: true },
	});
	return rows.map(({ id, messagingUserId, name }) => ({ responseId: id, messagingUserId: messagingUserId ?? "", name }));
}
