import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { removeStoredSpecs } from "@/lib/catalog/remove-stored-specs";
import { publishedIds } from "@/lib/developers/publishing/publish-agent";
import type { SystemContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

/** Stands for nobody: names that were published stay taken, so that nobody runs somebody else's work under them. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** An account is gone: its workflows leave the catalog and its documents are deleted; runs of others go on. Returns how many agents there were. */
export async function forgetAgentsOf({ requestId }: SystemContext, ownerId: string): Promise<number> {
	const agents = await db().developerAgent.findMany({ where: { ownerId } });
	for (const agent of agents) {
		await transaction(async (tx) => {
			await removeStoredSpecs(tx, ownerId, await publishedIds(tx, agent));
			const published = await tx.developerAgentVersion.findFirst({ where: { agentId: agent.id, publishedAt: { not: null } }, select: { id: true } });
			await tx.developerAgentVersion.deleteMany({ where: { agentId: agent.id } });
			if (published) await tx.developerAgent.update({ where: { id: agent.id }, data: { ownerId: NOBODY, description: "" } });
			else await tx.developerAgent.delete({ where: { id: agent.id } });
			await writeAudit(tx, { actorId: null, action: "agent.forget", targetType: "developer_agent", targetId: agent.id, requestId });
		});
	}
	return agents.length;
}
