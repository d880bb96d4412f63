import "server-only";
import { db } from "@/lib/platform/database/db";

const COLUMNS = {
	id: true,
	status: true,
	startedAt: true,
	completedAt: true,
	createdAt: true,
	progress: true,
	errorCode: true,
	errorMessage: true,
	costMicroU: true,
} as const;

/** A person's last runs of one workflow, newest first. */
export function listRunsOf(ownerId: string, workflowId: string, limit: number) {
	return db().goalJob.findMany({ where: { ownerId, workflowId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit, select: COLUMNS });
}
