import "server-only";
import { configuredModel } from "@/lib/models/the-model";
import type { AccountActor } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import type { UserWorkflowComment } from "@/lib/platform/prisma/client";
import type { Comment } from "@/lib/user-workflows/community/schemas";
import { type Compiled, compile } from "./compile/compile";
import { installedWorld } from "./installed-world";
import { displayNames, draftOf, layoutOf, paletteOf, type Row } from "./internal";
import { LIMITS } from "./limits";
import type { UserWorkflow, UserWorkflowSummary } from "./schemas";

/** A workflow as one caller sees it, with all that the validator finds now. */
export async function presentUserWorkflow(row: Row, actor: AccountActor | null, compiled?: Compiled, reader: Transaction = db()): Promise<UserWorkflow> {
	const { findings, specialists, spec, agentSpec } = compiled ?? compile(draftOf(row), installedWorld());
	const run = (configuredModel() && agentSpec) || spec;
	const names = await displayNames([row.ownerId], reader);
	const like =
		actor &&
		(await reader.userWorkflowLike.findUnique({
			where: { workflowId_userId: { workflowId: row.workflowId, userId: actor.userId } },
			select: { userId: true },
		}));
	const { workflowId, ownerId, specId, sourceSpecId, sourceVersion, name, description, systemPrompt, visibility, tags, foundingIntent, itemVersion, version } =
		row;
	return {
		workflowId,
		ownerId,
		specId,
		sourceSpecId,
		sourceType: row.sourceType as UserWorkflow["sourceType"],
		sourceVersion,
		name,
		description,
		systemPrompt,
		toolPalette: paletteOf(row),
		canvasLayout: layoutOf(row),
		specJson: run ? { ...run } : {},
		visibility,
		tags,
		foundingIntent,
		stats: statsOf(row),
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		itemVersion,
		version,
		isRunnable: run !== null,
		findings: [...findings],
		specialists: [...specialists],
		publishedAt: row.publishedAt?.toISOString() ?? null,
		sourceName: row.sourceName,
		isOwn: actor?.userId === ownerId,
		isLiked: like !== null,
		ownerDisplayName: names.get(ownerId) ?? "A member",
		sampleRunId: row.sampleRunId,
	};
}

export function statsOf({ runCount, forkCount, likeCount }: Pick<Row, "runCount" | "forkCount" | "likeCount">): UserWorkflow["stats"] {
	return { runCount, forkCount, likeCount };
}

/** Without the prompt and what is run. */
export type SummaryRow = Omit<Row, "systemPrompt" | "sourceContent" | "outputSpecs" | "agentConfig" | "canvasLayout">;

export const SUMMARY_OMIT = { systemPrompt: true, sourceContent: true, outputSpecs: true, agentConfig: true, canvasLayout: true } as const;

export function presentSummary(row: SummaryRow): UserWorkflowSummary {
	const { workflowId, ownerId, specId, name, description, visibility, tags, sourceSpecId, itemVersion, isRunnable } = row;
	const isLong = description.length > LIMITS.descriptionPreview;
	return {
		workflowId,
		ownerId,
		specId,
		name,
		descriptionPreview: isLong ? `${description.slice(0, LIMITS.descriptionPreview - 1).trimEnd()}…` : description,
		visibility,
		tags,
		stats: statsOf(row),
		sourceType: row.sourceType as UserWorkflowSummary["sourceType"],
		sourceSpecId,
		updatedAt: row.updatedAt.toISOString(),
		treasureId: null,
		createdAt: row.createdAt.toISOString(),
		itemVersion,
		isRunnable,
		toolNames: paletteOf(row).map(({ toolName }) => toolName),
	};
}

export function presentComment(row: UserWorkflowComment, actor: AccountActor | null, names: ReadonlyMap<string, string>): Comment {
	const { commentId, workflowId, authorId, body, createdAt } = row;
	return {
		commentId,
		workflowId,
		authorId,
		body,
		createdAt: createdAt.toISOString(),
		authorDisplayName: names.get(authorId) ?? "A member",
		isOwn: actor?.userId === authorId,
	};
}
