import "server-only";
import { workflowIdOf } from "@/lib/developers/names";
import { AgentDocument } from "@/lib/developers/schemas";
import { db } from "@/lib/platform/database/db";

export interface OwnWorkflow {
	readonly workflowId: string;
	readonly agentName: string;
	readonly isListed: boolean;
}

/** All workflows that an account has ever published. */
export async function ownWorkflows(ownerId: string): Promise<OwnWorkflow[]> {
	const versions = await db().developerAgentVersion.findMany({
		where: { agent: { ownerId }, publishedAt: { not: null } },
		select: { state: true, document: true, agent: { select: { name: true } } },
	});
	const found = new Map<string, OwnWorkflow>();
	for (const { state, document, agent } of versions) {
		for (const { name } of AgentDocument.parse(document).workflows) {
			const workflowId = workflowIdOf(agent.name, name);
			found.set(workflowId, { workflowId, agentName: agent.name, isListed: state === "published" || (found.get(workflowId)?.isListed ?? false) });
		}
	}
	return [...found.values()].sort((one, other) => one.workflowId.localeCompare(other.workflowId));
}
