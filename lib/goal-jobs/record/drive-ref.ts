import type { GoalJob, GoalJobStatus } from "@/lib/platform/prisma/client";

/** The event that started a drive. Only the drive that the job names may write. */
export interface DriveRef {
	readonly jobSpecId: string;
	readonly attemptId: string;
	readonly driveId: string;
}

/** A ready job is driven as far as its preview. */
const DRIVEN: readonly GoalJobStatus[] = ["ready", "queued", "executing"];

export function mayDrive(job: Pick<GoalJob, "driveId" | "attemptId" | "status">, drive: DriveRef): boolean {
	return job.driveId === drive.driveId && job.attemptId === drive.attemptId && DRIVEN.some((status) => status === job.status);
}
