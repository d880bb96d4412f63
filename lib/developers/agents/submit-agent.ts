import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { checkAgent, checkResultOf } from "@/lib/developers/check-agent";
import { requireRegistered } from "@/lib/developers/require-registered";
import { AGENT_LIMITS, type AgentDocument, type AgentVersion, type CheckResult } from "@/lib/developers/schemas";
import { SERVICES } from "@/lib/developers/services";
import { requireAllowed } from "@/lib/developers/state";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { isUniqueViolation, transaction } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { Prisma } from "@/lib/platform/prisma/client";
import type { DeveloperAgentModel } from "@/lib/platform/prisma/models";
import { presentVersion } from "./present";

/** Names that would speak for somebody else. */
const RESERVED: ReadonlySet<string> = new Set(["platform", "official", "system", "admin", "support", "goal_lane", "goal-mode", "conversion", "forge"]);

/** What is wrong with a document, and what its workflows come to; nothing is kept. @throws AppError FORBIDDEN for guests. */
export async function checkDocument({ actor }: ActorContext, document: AgentDocument): Promise<CheckResult> {
	requireRegistered(actor);
	return checkResultOf(checkAgent(document, SERVICES, installed));
}

/**
 * Keeps a document as a version of the caller's agent, which is made with its first one. What is wrong with it comes back as findings.
 * @throws AppError AGENT_NAME_TAKEN, INVALID_STATE_TRANSITION (the version was published), VALIDATION_ERROR (too many agents or versions), FORBIDDEN.
 */
export async function submitAgent(context: ActorContext, document: AgentDocument): Promise<AgentVersion> {
	requireRegistered(context.actor);
	const { findings, success } = checkResultOf(checkAgent(document, SERVICES, installed));
	return transaction(async (tx) => {
		const agent = await ownAgent(tx, context, document);
		const known = await tx.developerAgentVersion.findUnique({ where: { agentId_version: { agentId: agent.id, version: document.version } } });
		if (known) requireAllowed(known.state, "submit");
		else if ((await tx.developerAgentVersion.count({ where: { agentId: agent.id } })) >= AGENT_LIMITS.versionsOfOne)
			throw validationError([{ path: "version", message: `An agent has at most ${AGENT_LIMITS.versionsOfOne} versions.` }]);
		const columns = {
			state: success ? ("checked" as const) : ("incomplete" as const),
			document: document as unknown as Prisma.InputJsonObject,
			findings: findings as unknown as Prisma.InputJsonArray,
			report: Prisma.DbNull,
			submittedAt: new Date(),
			verifiedAt: null,
		};
		const row = await tx.developerAgentVersion.upsert({
			where: { agentId_version: { agentId: agent.id, version: document.version } },
			create: { id: newId(), agentId: agent.id, version: document.version, ...columns },
			update: columns,
		});
		await tx.developerAgent.update({ where: { id: agent.id }, data: { description: document.description, itemVersion: { increment: 1 } } });
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "agent.submit",
			targetType: "developer_agent",
			targetId: agent.id,
			details: { version: document.version, state: row.state },
			requestId: context.requestId,
		});
		return presentVersion(row, agent.name);
	});
}

/** The caller's agent of this name, made where nobody has one, and locked. */
async function ownAgent(tx: Transaction, { actor }: ActorContext, { name, description }: AgentDocument): Promise<DeveloperAgentModel> {
	const taken = new AppError("AGENT_NAME_TAKEN", `The name ${name} is taken. Choose another: it begins the ids of your workflows.`, { name });
	if (RESERVED.has(name)) throw taken;
	await tx.$queryRaw`SELECT 1 FROM developer_agent WHERE "name" = ${name} FOR UPDATE`;
	const known = await tx.developerAgent.findUnique({ where: { name } });
	if (known && known.ownerId !== actor.userId) throw taken;
	if (known) return known;
	if ((await tx.developerAgent.count({ where: { ownerId: actor.userId } })) >= AGENT_LIMITS.agentsOfOne)
		throw validationError([{ path: "name", message: `You have ${AGENT_LIMITS.agentsOfOne} agents, which is as many as one account may have.` }]);
	try {
		return await transaction((part) => part.developerAgent.create({ data: { id: newId(), ownerId: actor.userId, name, description } }));
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		// Somebody was quicker; it may have been the same caller.
		const quicker = await tx.developerAgent.findUnique({ where: { name } });
		if (quicker?.ownerId === actor.userId) return quicker;
		throw taken;
	}
}
