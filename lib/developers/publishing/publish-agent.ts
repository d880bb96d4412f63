import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { removeStoredSpecs } from "@/lib/catalog/remove-stored-specs";
import { storeSpec } from "@/lib/catalog/store-spec";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { loadVersion, lockAgent } from "@/lib/developers/agents/internal";
import { readAgent } from "@/lib/developers/agents/read-agent";
import { checkAgent, hasErrors } from "@/lib/developers/check-agent";
import { workflowIdOf } from "@/lib/developers/names";
import { type Agent, AgentDocument } from "@/lib/developers/schemas";
import { SERVICES } from "@/lib/developers/services";
import { requireAllowed } from "@/lib/developers/state";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { validationError } from "@/lib/platform/errors";
import type { DeveloperAgentModel } from "@/lib/platform/prisma/models";

/**
 * Puts the workflows of a verified version into the catalog, in place of those of the version before. Publishing again what is published
 * changes nothing. @throws AppError AGENT_NOT_FOUND, VERSION_NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_ERROR (a tool of ours has changed).
 */
export async function publishAgent(context: ActorContext, agentName: string, version: string): Promise<Agent> {
	return transaction(async (tx) => {
		const agent = await lockAgent(tx, context, agentName);
		const row = await loadVersion(tx, context, agentName, version);
		requireAllowed(row.state, "publish");
		if (row.state === "published") return readAgent(tx, agent);
		const { findings, workflows } = checkAgent(AgentDocument.parse(row.document), SERVICES, installed);
		if (hasErrors(findings)) throw validationError(findings.filter(({ level }) => level === "error"));
		const ids = workflows.map(({ spec }) => spec.specId);
		const before = await publishedIds(tx, agent);
		await removeStoredSpecs(
			tx,
			agent.ownerId,
			before.filter((id) => !ids.includes(id)),
		);
		for (const { spec } of workflows) await storeSpec(tx, { workflowId: spec.specId, ownerId: agent.ownerId, spec, isPublic: true });
		await tx.developerAgentVersion.updateMany({ where: { agentId: agent.id, state: "published" }, data: { state: "withdrawn", withdrawnAt: new Date() } });
		await tx.developerAgentVersion.update({ where: { id: row.id }, data: { state: "published", publishedAt: new Date(), withdrawnAt: null } });
		const changed = await tx.developerAgent.update({ where: { id: agent.id }, data: { itemVersion: { increment: 1 } } });
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "agent.publish",
			targetType: "developer_agent",
			targetId: agent.id,
			details: { version, workflowIds: ids },
			requestId: context.requestId,
		});
		return readAgent(tx, changed);
	});
}

/** The ids under which an agent's workflows are listed now. */
export async function publishedIds(tx: Transaction, agent: Pick<DeveloperAgentModel, "id" | "name">): Promise<string[]> {
	const published = await tx.developerAgentVersion.findFirst({ where: { agentId: agent.id, state: "published" } });
	return published ? AgentDocument.parse(published.document).workflows.map(({ name }) => workflowIdOf(agent.name, name)) : [];
}
