import "server-only";
import type { Agent, AgentVersion } from "@/lib/developers/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { loadAgent, loadVersion } from "./internal";
import { presentVersion } from "./present";
import { readAgent } from "./read-agent";

/** @throws AppError AGENT_NOT_FOUND, FORBIDDEN for guests. */
export async function getAgent(context: ActorContext, agentName: string): Promise<Agent> {
	return readAgent(db(), await loadAgent(db(), context, agentName));
}

/** @throws AppError AGENT_NOT_FOUND, VERSION_NOT_FOUND, FORBIDDEN for guests. */
export async function getAgentVersion(context: ActorContext, agentName: string, version: string): Promise<AgentVersion> {
	return presentVersion(await loadVersion(db(), context, agentName, version), agentName);
}
