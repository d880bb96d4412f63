import "server-only";
import { findSpec } from "@/lib/catalog/registry";
import type { Transaction } from "@/lib/platform/database/db";
import type { Row } from "@/lib/user-workflows/internal";
import { changesOf, findParent } from "./parent";

type Listed = Pick<Row, "workflowId" | "sourceSpecId" | "sourceVersion">;

/**
 * How many changes of its parent each workflow of a list could take over. Versions are compared first, all at once: only where the parent has
 * another one are the texts read, which are long.
 */
export async function countParentChanges(reader: Transaction, rows: readonly Listed[]): Promise<ReadonlyMap<string, number>> {
	const sources = [...new Set(rows.flatMap(({ sourceSpecId }) => (sourceSpecId === "" ? [] : [sourceSpecId])))];
	if (sources.length === 0) return new Map();
	const users = await reader.userWorkflow.findMany({ where: { workflowId: { in: sources } }, select: { workflowId: true, version: true } });
	const stored = await reader.$queryRaw<{ specId: string; version: string }[]>`
		SELECT "specId", "spec"->>'version' AS "version" FROM stored_spec WHERE "specId" = ANY(${sources}) AND "isPublic" AND "spec" IS NOT NULL`;
	const versions = new Map([
		...users.map(({ workflowId, version }) => [workflowId, String(version)] as const),
		...stored.map(({ specId, version }) => [specId, version] as const),
	]);
	const versionNow = (specId: string) => findSpec(specId)?.version ?? versions.get(specId);
	const changed = rows.filter(({ sourceSpecId, sourceVersion }) => {
		const now = versionNow(sourceSpecId);
		return now !== undefined && now !== sourceVersion;
	});
	if (changed.length === 0) return new Map();
	const whole = await reader.userWorkflow.findMany({ where: { workflowId: { in: changed.map(({ workflowId }) => workflowId) } } });
	const counts = new Map<string, number>();
	for (const row of whole) {
		const parent = await findParent(reader, row);
		if (parent) counts.set(row.workflowId, changesOf(row, parent).length);
	}
	return counts;
}
