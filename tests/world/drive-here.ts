import { beginDrive, type NextWork } from "@/lib/goal-jobs/drive/drive";
import { deliverResults } from "@/lib/goal-jobs/drive/ending/deliver-results";
import { runBranches } from "@/lib/goal-jobs/drive/run-branches";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";

/** Drives a run of branches to its end in this process, as the engine has the application do it piece by piece. */
export async function driveHere(drive: DriveRef): Promise<void> {
	let next: NextWork = await beginDrive(drive);
	while (next.kind === "branches") next = await runBranches(drive, next);
	if (next.kind !== "deliver") throw new Error(`The run stands at ${next.kind}`);
	await deliverResults(drive);
}
