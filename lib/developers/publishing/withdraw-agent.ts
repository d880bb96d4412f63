import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { removeStoredSpecs } from "@/lib/catalog/remove-stored-specs";
import { lockAgent } from "@/lib/developers/agents/internal";
import { readAgent } from "@/lib/developers/agents/read-agent";
import type { Agent } from "@/lib/developers/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { publishedIds } from "./publish-agent";

/** Takes an agent's workflows out of the catalog; runs go on with their own copies. @throws AppError AGENT_NOT_FOUND, INVALID_STATE_TRANSITION. */
export async function withdrawAgent(context: ActorContext, agentName: string): Promise<Agent> {
	return transaction(async (tx) => {
		const agent = await lockAgent(tx, context, agentName);
		const ids = await publishedIds(tx, agent);
		if (ids.length === 0)
			throw new AppError("INVALID_STATE_TRANSITION", "Nothing of this agent is in the catalog.", { status: "withdrawn", allowed: ["publish"] });
		await removeStoredSpecs(tx, agent.ownerId, ids);
		await tx.developerAgentVersion.updateMany({ where: { agentId: agent.id, state: "published" }, data: { state: "withdrawn", withdrawnAt: new Date() } });
		const changed = await tx.developerAgent.update({ where: { id: agent.id }, data: { itemVersion: { increment: 1 } } });
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "agent.withdraw",
			targetType: "developer_agent",
			targetId: agent.id,
			details: { workflowIds: ids },
			requestId: context.requestId,
		});
		return readAgent(tx, changed);
	});
}
