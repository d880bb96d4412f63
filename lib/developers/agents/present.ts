import "server-only";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { checkAgent, checkResultOf } from "@/lib/developers/check-agent";
import { workflowIdOf } from "@/lib/developers/names";
import { type Agent, AgentDocument, type AgentVersion, type AgentVersionSummary, Finding, SandboxReport } from "@/lib/developers/schemas";
import { SERVICES } from "@/lib/developers/services";
import type { DeveloperAgentModel, DeveloperAgentVersionModel } from "@/lib/platform/prisma/models";

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentSummary(row: Omit<DeveloperAgentVersionModel, "document" | "report">): AgentVersionSummary {
	const findings = Finding.array().parse(row.findings);
	return {
		version: row.version,
		state: row.state,
		errorCount: findings.filter(({ level }) => level === "error").length,
		warningCount: findings.filter(({ level }) => level === "warning").length,
		submittedAt: row.submittedAt.toISOString(),
		verifiedAt: time(row.verifiedAt),
		publishedAt: time(row.publishedAt),
		withdrawnAt: time(row.withdrawnAt),
	};
}

/** A version with what is found in it at this moment. */
export function presentVersion(row: DeveloperAgentVersionModel, agentName: string): AgentVersion {
	const document = AgentDocument.parse(row.document);
	const { findings, workflows } = checkResultOf(checkAgent(document, SERVICES, installed));
	const summary = presentSummary({ ...row, findings });
	return { ...summary, agentName, document, findings, workflows, report: row.report === null ? null : SandboxReport.parse(row.report) };
}

export type AgentRow = DeveloperAgentModel & { readonly versions: ReadonlyArray<Omit<DeveloperAgentVersionModel, "document" | "report">> };

/** `published`: the document that is in the catalog, where one is. */
export function presentAgent(row: AgentRow, published: DeveloperAgentVersionModel | null): Agent {
	const document = published && AgentDocument.parse(published.document);
	return {
		name: row.name,
		description: row.description,
		publishedVersion: published?.version ?? null,
		workflowIds: document?.workflows.map(({ name }) => workflowIdOf(row.name, name)) ?? [],
		versions: row.versions.map(presentSummary),
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
	};
}
