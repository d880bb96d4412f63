import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { SystemContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

/** Removes all surveys of a user who is gone, with their responses, one at a time. Returns how many; a repeat finishes what an earlier call did not. */
export async function deleteSurveysOf({ actor, requestId }: SystemContext, userId: string): Promise<number> {
	for (let deleted = 0; ; ) {
		const survey = await db().survey.findFirst({ where: { creatorId: userId }, select: { id: true } });
		if (!survey) return deleted;
		deleted += await transaction(async (tx) => {
			const { count } = await tx.survey.deleteMany({ where: { id: survey.id } });
			const done = { action: "survey.delete", targetType: "survey", targetId: survey.id, details: { by: actor.name } };
			if (count > 0) await writeAudit(tx, { actorId: null, ...done, requestId });
			return count;
		});
	}
}
