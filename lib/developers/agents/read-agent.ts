import "server-only";
import type { Agent } from "@/lib/developers/schemas";
import type { Transaction } from "@/lib/platform/database/db";
import type { DeveloperAgentModel } from "@/lib/platform/prisma/models";
import { presentAgent } from "./present";

const VERSIONS_SHOWN = 20;
const NEWEST = [{ submittedAt: "desc" }, { id: "desc" }] as const;

/** Agents as they are shown, in the order given. */
export async function readAgents(reader: Transaction, agents: readonly DeveloperAgentModel[]): Promise<Agent[]> {
	const published = await reader.developerAgentVersion.findMany({ where: { agentId: { in: agents.map(({ id }) => id) }, state: "published" } });
	const shown: Agent[] = [];
	for (const agent of agents) {
		const versions = await reader.developerAgentVersion.findMany({
			where: { agentId: agent.id },
			omit: { document: true, report: true },
			orderBy: [...NEWEST],
			take: VERSIONS_SHOWN,
		});
		shown.push(presentAgent({ ...agent, versions }, published.find(({ agentId }) => agentId === agent.id) ?? null));
	}
	return shown;
}

export async function readAgent(reader: Transaction, agent: DeveloperAgentModel): Promise<Agent> {
	const [shown] = await readAgents(reader, [agent]);
	if (!shown) throw new Error("An agent is shown as one.");
	return shown;
}
