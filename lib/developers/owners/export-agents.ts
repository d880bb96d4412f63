import "server-only";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonEntry } from "@/lib/platform/exporting/json-entry";

/** The agents that somebody submitted, each version as its own file. */
export const agentsPart: ExportPart = {
	title: "your agents",
	count: (userId) => db().developerAgentVersion.count({ where: { agent: { ownerId: userId } } }),
	async *units(userId) {
		const rows = byId(({ beyond, ...page }) =>
			db().developerAgentVersion.findMany({ where: { agent: { ownerId: userId }, ...beyond }, include: { agent: { select: { name: true } } }, ...page }),
		);
		for await (const { id, agentId: _agentId, agent, ...version } of rows)
			yield [
				jsonEntry(`agents/${agent.name}/${version.version}.json`, version.submittedAt, async () => ({ versionId: id, agentName: agent.name, ...version })),
			];
	},
};
