import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { loadVersion, lockAgent } from "@/lib/developers/agents/internal";
import { checkAgent, hasErrors } from "@/lib/developers/check-agent";
import { AgentDocument, type SandboxInput, type SandboxReport } from "@/lib/developers/schemas";
import { SERVICES } from "@/lib/developers/services";
import { requireAllowed } from "@/lib/developers/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/platform/prisma/client";
import { callForOne } from "@/lib/tools/call-for-all";
import { RehearsalReport } from "@/lib/tools/sandbox/schemas";
import { rehearsalOf } from "./rehearsal-of";

/** What the calls of all workflows of a version may cost together, had they been made: ten runs of an ordinary workflow. Nothing is charged. */
export const SANDBOX_BUDGET_MICRO_U = 500_000;

/**
 * Rehearses a version in a process apart, with recordings in place of tools, and keeps what came of it: a version that passes is verified.
 * @throws AppError AGENT_NOT_FOUND, VERSION_NOT_FOUND, INVALID_STATE_TRANSITION (it has errors), VALIDATION_ERROR (recordings of unknown tools,
 * or the run was stopped), SERVICE_UNAVAILABLE.
 */
export async function runSandbox(context: ActorContext, agentName: string, version: string, given: SandboxInput): Promise<SandboxReport> {
	const row = await loadVersion(db(), context, agentName, version);
	requireAllowed(row.state, "verify");
	const document = AgentDocument.parse(row.document);
	const checked = checkAgent(document, SERVICES, installed);
	if (hasErrors(checked.findings)) throw validationError(checked.findings.filter(({ level }) => level === "error"));
	const unknown = Object.keys(given.recordings).filter((name) => !document.tools.some((tool) => tool.name === name));
	if (unknown.length > 0) throw validationError(unknown.map((name) => ({ path: `recordings.${name}`, message: `The agent has no tool ${name}.` })));
	const input = rehearsalOf(checked.workflows, given, SANDBOX_BUDGET_MICRO_U);
	const result = RehearsalReport.parse(await callForOne("sandbox:rehearse", context.actor.userId, { ...input }));
	const calls = result.workflows.flatMap(({ nodes }) => nodes);
	const recorded = calls.filter(({ answeredBy }) => answeredBy === "recording").length;
	const report: SandboxReport = { ...result, recordedShare: calls.length === 0 ? 0 : recorded / calls.length, ranAt: new Date().toISOString() };
	await transaction(async (tx) => {
		const agent = await lockAgent(tx, context, agentName);
		const now = await loadVersion(tx, context, agentName, version);
		// Another document may have come under the version while this one was rehearsed.
		if (now.submittedAt.getTime() !== row.submittedAt.getTime())
			throw new AppError("INVALID_STATE_TRANSITION", "This version was submitted again while it was verified. Verify it once more.", {
				status: now.state,
				allowed: ["verify"],
			});
		const isMoved = now.state === "checked" || now.state === "verified";
		const state = isMoved ? { state: report.passed ? ("verified" as const) : ("checked" as const), verifiedAt: report.passed ? new Date() : null } : {};
		await tx.developerAgentVersion.update({ where: { id: now.id }, data: { ...state, report: report as unknown as Prisma.InputJsonObject } });
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "agent.verify",
			targetType: "developer_agent",
			targetId: agent.id,
			details: { version, passed: report.passed },
			requestId: context.requestId,
		});
	});
	return report;
}
