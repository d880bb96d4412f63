import "server-only";
import { findSpec } from "@/lib/catalog/registry";
import { Spec } from "@/lib/catalog/spec";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { paletteOfSpec } from "@/lib/user-workflows/compile/palette-of-spec";
import { layoutOf, paletteOf, type Row } from "@/lib/user-workflows/internal";
import { WORKFLOW_ID } from "@/lib/user-workflows/limits";
import { Content } from "./content";
import { offeredChanges } from "./three-way";

/** What a copy was made from, as it is now. */
export interface Parent {
	readonly name: string;
	readonly version: string;
	readonly content: Content;
}

type ContentRow = Pick<Row, "systemPrompt" | "toolPalette" | "canvasLayout">;
type ForkedRow = ContentRow & Pick<Row, "sourceSpecId" | "sourceContent" | "ownerId">;

/** The workflow that this one was forked from. @throws AppError SOURCE_NOT_FOUND: it has none, or it is gone or private again. */
export async function parentOf(reader: Transaction, row: ForkedRow): Promise<Parent> {
	const parent = await findParent(reader, row);
	if (!parent) throw new AppError("SOURCE_NOT_FOUND", "This workflow was not made from another one, or that one is not there any more.");
	return parent;
}

export async function findParent(reader: Transaction, { sourceSpecId, ownerId }: ForkedRow): Promise<Parent | null> {
	return WORKFLOW_ID.test(sourceSpecId) ? userParent(reader, sourceSpecId, ownerId) : catalogParent(reader, sourceSpecId);
}

/** An archived one still answers to those that were made from it. */
async function userParent(reader: Transaction, workflowId: string, ownerId: string): Promise<Parent | null> {
	const row = await reader.userWorkflow.findUnique({ where: { workflowId } });
	if (!row || (row.visibility === "private" && row.ownerId !== ownerId)) return null;
	return { name: row.name, version: String(row.version), content: contentOf(row) };
}

async function catalogParent(reader: Transaction, specId: string): Promise<Parent | null> {
	const stored = specId.startsWith("developer_") ? await reader.storedSpec.findFirst({ where: { specId, isPublic: true }, select: { spec: true } }) : null;
	const spec = findSpec(specId) ?? (stored?.spec ? Spec.parse(stored.spec) : null);
	return spec && { name: spec.name, version: spec.version, content: { systemPrompt: spec.systemPrompt, ...paletteOfSpec(spec) } };
}

export function contentOf(row: ContentRow): Content {
	return { systemPrompt: row.systemPrompt, toolPalette: paletteOf(row), canvasLayout: layoutOf(row) };
}

export function changesOf(row: ForkedRow, parent: Parent) {
	const base = Content.safeParse(row.sourceContent);
	return offeredChanges(base.success ? base.data : parent.content, contentOf(row), parent.content);
}
