import type { UserWorkflowVersion } from "@/lib/platform/prisma/client";
import { EMPTY_LAYOUT } from "@/lib/user-workflows/schemas";
import { Content, type NamedContent, versionDiff } from "./content";
import type { WorkflowVersion } from "./schemas";

export function contentOfVersion(row: UserWorkflowVersion): NamedContent {
	return { name: row.name, ...Content.parse(row) };
}

const NOTHING: NamedContent = { name: "", systemPrompt: "", toolPalette: [], canvasLayout: EMPTY_LAYOUT };

/** A version beside the one before it. */
export function presentVersion(row: UserWorkflowVersion, before: UserWorkflowVersion | null): WorkflowVersion {
	const { version, name, note, restoredFrom, createdAt } = row;
	const diff = versionDiff(before ? contentOfVersion(before) : { ...NOTHING, name }, contentOfVersion(row));
	return { version, name, note, restoredFrom, createdAt: createdAt.toISOString(), diff };
}
