import "server-only";
import { deliverEvents, presentEvent } from "@/lib/goal-jobs/stream/append-events";
import { inBackground } from "@/lib/platform/database/background";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { sqlTransaction } from "@/lib/platform/database/sql-transaction";
import { afterCommit } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { type DriveRef, mayDrive } from "./drive-ref";
import { type EventRow, RunRecord } from "./run-record";
import { lockRun, type RunState } from "./run-state";

/** A change of a run: it throws before it has changed anything, or not at all, and may be asked for again. */
type Change<T> = (record: RunRecord) => T;

interface Waiting {
	readonly drive: DriveRef;
	/** Makes the change; what it gives is told once it is written. */
	readonly apply: (record: RunRecord) => (run: RunState) => void;
	readonly fail: (error: unknown) => void;
}

export interface Recorded<T> {
	readonly result: T;
	/** The run as it stands after the change. */
	readonly run: RunState;
}

/** What waits for the change of its job that this process is writing. */
const lines = new Map<string, Waiting[]>();

/**
 * Makes a change of a drive's job, under the job's lock, in one transaction with all others of the same job that wait for it in this process:
 * the items of a step begin and end together, and none waits for the lock of the one before. @throws AppError JOB_CANCELLED when the drive may
 * no longer write; what the change throws, which then changes nothing.
 */
export function record<T>(drive: DriveRef, change: Change<T>): Promise<Recorded<T>> {
	return new Promise((resolve, reject) => {
		const apply: Waiting["apply"] = (gathered) => {
			try {
				if (!mayDrive(gathered.run, drive)) throw new AppError("JOB_CANCELLED", "The run was cancelled or goes on elsewhere.");
				const result = change(gathered);
				return (run) => resolve({ result, run });
			} catch (error) {
				return () => reject(error);
			}
		};
		const waiting = { drive, apply, fail: reject };
		const line = lines.get(drive.jobSpecId);
		if (line) line.push(waiting);
		else void writeAll(drive.jobSpecId, [waiting]);
	});
}

/** The same for a locked job inside a transaction that changes more of it. */
export async function recordIn<T>(tx: Transaction, jobSpecId: string, change: Change<T>): Promise<T> {
	const query = queryOf(tx);
	const run = await lockRun(query, jobSpecId);
	if (!run) throw new Error("A job that is locked is there");
	const gathered = new RunRecord(run);
	const result = change(gathered);
	const events = await gathered.write(query);
	afterCommit(tx, async () => send(run.ownerId, events));
	return result;
}

async function writeAll(jobSpecId: string, line: Waiting[]): Promise<void> {
	lines.set(jobSpecId, line);
	// Who asks in the same turn of the loop goes along.
	await Promise.resolve();
	while (line.length > 0) await writeTogether(jobSpecId, line.splice(0));
	lines.delete(jobSpecId);
}

async function writeTogether(jobSpecId: string, group: readonly Waiting[]): Promise<void> {
	try {
		const { run, events, told } = await sqlTransaction(async (query) => {
			const locked = await lockRun(query, jobSpecId);
			if (!locked) throw new AppError("JOB_CANCELLED", "The run was deleted.");
			const gathered = new RunRecord(locked);
			const told = group.map(({ apply }) => apply(gathered));
			return { told, events: await gathered.write(query), run: gathered.runWithCalls };
		});
		for (const tell of told) tell(run);
		inBackground(() => send(run.ownerId, events));
	} catch (error) {
		for (const { fail } of group) fail(error);
	}
}

async function send(ownerId: string, events: readonly EventRow[]): Promise<void> {
	const [first] = events;
	if (first) await deliverEvents(first.jobId, ownerId, events.map(presentEvent));
}
