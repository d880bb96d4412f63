import "server-only";
import type { AccountActor } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { findStoredSpec } from "./find-stored-spec";
import { findSpec } from "./registry";
import { Spec } from "./spec";

/** How the ids of third parties' workflows begin: `developer_{agent}.{workflow}`. */
export const THIRD_PARTY_PREFIX = "developer_";
/** The first text after all that begin so. */
const AFTER_PREFIX = "developer`";

/** A workflow that the catalog lists. */
export interface ListedSpec {
	readonly spec: Spec;
	readonly ownerId: string;
	readonly updatedAt: Date;
}

/** A workflow of the catalog, built in or of a third party; null when there is none. @throws AppError as findStoredSpec does. */
export async function findCatalogSpec(reader: Transaction, caller: Pick<AccountActor, "userId" | "tier">, workflowId: string): Promise<Spec | null> {
	const builtIn = findSpec(workflowId);
	if (builtIn || !workflowId.startsWith(THIRD_PARTY_PREFIX)) return builtIn;
	return findStoredSpec(reader, caller, workflowId);
}

/** A third party's workflow that is listed at this moment. */
export async function findListedSpec(reader: Transaction, workflowId: string): Promise<ListedSpec | null> {
	if (!workflowId.startsWith(THIRD_PARTY_PREFIX)) return null;
	const row = await reader.storedSpec.findFirst({ where: { workflowId, isPublic: true } });
	return row?.spec ? { spec: Spec.parse(row.spec), ownerId: row.ownerId, updatedAt: row.updatedAt } : null;
}

const MOST_LISTED = 500;

/** Those that the catalog lists, newest first. */
export async function listThirdParty(reader: Transaction): Promise<ListedSpec[]> {
	const rows = await reader.storedSpec.findMany({
		where: { workflowId: { gte: THIRD_PARTY_PREFIX, lt: AFTER_PREFIX }, isPublic: true },
		orderBy: [{ createdAt: "desc" }, { workflowId: "asc" }],
		take: MOST_LISTED,
	});
	return rows.flatMap(({ spec, ownerId, updatedAt }) => (spec ? [{ spec: Spec.parse(spec), ownerId, updatedAt }] : []));
}
