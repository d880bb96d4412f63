import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { lockAgent } from "./internal";

/** Deletes an agent of which nothing was ever published. @throws AppError AGENT_NOT_FOUND, INVALID_STATE_TRANSITION, FORBIDDEN for guests. */
export async function deleteAgent(context: ActorContext, agentName: string): Promise<{ success: true }> {
	return transaction(async (tx) => {
		const agent = await lockAgent(tx, context, agentName);
		const published = await tx.developerAgentVersion.findFirst({ where: { agentId: agent.id, publishedAt: { not: null } } });
		if (published)
			throw new AppError("INVALID_STATE_TRANSITION", "This agent was published, so its name stays yours. Withdraw it to take it out of the catalog.", {
				status: published.state,
				allowed: ["withdraw"],
			});
		await tx.developerAgent.delete({ where: { id: agent.id } });
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "agent.delete",
			targetType: "developer_agent",
			targetId: agent.id,
			requestId: context.requestId,
		});
		return { success: true };
	});
}
