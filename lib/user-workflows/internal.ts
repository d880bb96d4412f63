import "server-only";
import { randomBytes } from "node:crypto";
import type { AccountActor } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import type { Prisma, UserWorkflow as Row } from "@/lib/platform/prisma/client";
import type { Draft } from "./compile/compile";
import { CanvasLayout, ToolPalette } from "./schemas";

export type { Row };

export const newWorkflowId = (): string => `uw_${randomBytes(12).toString("hex")}`;
export const newCommentId = (): string => `wc_${randomBytes(12).toString("hex")}`;

/** What a workflow is run as: `user_<ownerPrefix>.<workflowId>`. */
export function specIdOf(ownerId: string, workflowId: string): string {
	return `user_${ownerId.replaceAll("-", "").slice(0, 8)}.${workflowId}`;
}

export function notFound(): AppError {
	return new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow, or it is not public.");
}

/** A workflow of the caller's own. @throws AppError WORKFLOW_NOT_FOUND */
export async function loadOwned(reader: Transaction, actor: AccountActor, workflowId: string): Promise<Row> {
	const row = await reader.userWorkflow.findFirst({ where: { workflowId, ownerId: actor.userId } });
	if (!row) throw notFound();
	return row;
}

/** The same, locked until the transaction ends: every change of a workflow takes this lock first. @throws AppError WORKFLOW_NOT_FOUND */
export async function lockOwned(tx: Transaction, actor: AccountActor, workflowId: string): Promise<Row> {
	await tx.$queryRaw`SELECT 1 FROM user_workflow WHERE "workflowId" = ${workflowId} FOR UPDATE`;
	return loadOwned(tx, actor, workflowId);
}

/** One that the caller may see: any of their own, and public ones. @throws AppError WORKFLOW_NOT_FOUND */
export async function loadVisible(reader: Transaction, actor: AccountActor | null, workflowId: string): Promise<Row> {
	const row = await reader.userWorkflow.findUnique({ where: { workflowId } });
	if (!row || (row.visibility !== "public" && row.ownerId !== actor?.userId)) throw notFound();
	return row;
}

/** @throws AppError PRO_REQUIRED (details.upgradeUrl) */
export function requirePro({ tier }: Pick<AccountActor, "tier">, deed: string): void {
	if (tier === "pro") return;
	throw new AppError("PRO_REQUIRED", `${deed} needs the Pro plan.`, { upgradeUrl: upgradeUrl() });
}

export function upgradeUrl(): string {
	return `${env().APP_URL}/plan`;
}

/** @throws AppError VERSION_CONFLICT (details.currentVersion) */
export function requireVersion(row: Pick<Row, "itemVersion">, expected: number | null | undefined): void {
	if (expected === null || expected === undefined || expected === row.itemVersion) return;
	throw new AppError("VERSION_CONFLICT", "This workflow has changed since you opened it. Load it again, then make your change.", {
		currentVersion: row.itemVersion,
	});
}

/** What of a row decides what it does. */
export function draftOf(row: Row): Draft {
	const { specId, version, name, description, systemPrompt } = row;
	return {
		specId,
		version: String(version),
		name,
		description,
		systemPrompt,
		toolPalette: paletteOf(row),
		canvasLayout: layoutOf(row),
		agentConfig: Object(row.agentConfig),
	};
}

export const paletteOf = ({ toolPalette }: { toolPalette: unknown }): ToolPalette => ToolPalette.parse(toolPalette);
export const layoutOf = ({ canvasLayout }: { canvasLayout: unknown }): CanvasLayout => CanvasLayout.parse(canvasLayout);

export function json(value: object): Prisma.InputJsonObject {
	return value as Prisma.InputJsonObject;
}

/** What people who made something public are called there; who has no name is not called by an address. */
export async function displayNames(userIds: readonly string[], reader: Transaction = db()): Promise<ReadonlyMap<string, string>> {
	const users = await reader.user.findMany({ where: { id: { in: [...new Set(userIds)] } }, select: { id: true, name: true } });
	return new Map(users.map(({ id, name }) => [id, name?.trim() || "A member"]));
}
