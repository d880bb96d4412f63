import "server-only";
import { requireRegistered } from "@/lib/developers/require-registered";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import type { DeveloperAgentModel, DeveloperAgentVersionModel } from "@/lib/platform/prisma/models";

export function agentNotFound(): AppError {
	return new AppError("AGENT_NOT_FOUND", "There is no such agent, or it is not yours.");
}

/** @throws AppError AGENT_NOT_FOUND, the same for missing and foreign; FORBIDDEN for guests. */
export async function loadAgent(reader: Transaction, { actor }: ActorContext, name: string): Promise<DeveloperAgentModel> {
	requireRegistered(actor);
	const agent = await reader.developerAgent.findFirst({ where: { name, ownerId: actor.userId } });
	if (!agent) throw agentNotFound();
	return agent;
}

/** An agent whose row is locked, so that what happens to its versions happens one after the other. @throws AppError AGENT_NOT_FOUND. */
export async function lockAgent(tx: Transaction, context: ActorContext, name: string): Promise<DeveloperAgentModel> {
	await tx.$queryRaw`SELECT 1 FROM developer_agent WHERE "name" = ${name} FOR UPDATE`;
	return loadAgent(tx, context, name);
}

/** @throws AppError AGENT_NOT_FOUND, VERSION_NOT_FOUND. */
export async function loadVersion(
	reader: Transaction,
	context: ActorContext,
	name: string,
	version: string,
): Promise<DeveloperAgentVersionModel & { agent: DeveloperAgentModel }> {
	const agent = await loadAgent(reader, context, name);
	const row = await reader.developerAgentVersion.findUnique({ where: { agentId_version: { agentId: agent.id, version } } });
	if (!row) throw new AppError("VERSION_NOT_FOUND", `${name} has no version ${version}.`);
	return { ...row, agent };
}
