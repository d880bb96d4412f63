import "server-only";
import { sql } from "@/lib/platform/database/db";
import { logger } from "@/lib/platform/logger";

/** A process that has a call of a job in hand says so this often; one that was silent for twice as long has ended. */
const BEAT_MS = 5_000;

/** The tool calls of this process by job, so that a cancel stops them at once. In another process the next write is refused instead. */
const holder = globalThis as typeof globalThis & { goalModeRunning?: Map<string, Set<AbortController>>; goalModeBeat?: NodeJS.Timeout | undefined };

function running(): Map<string, Set<AbortController>> {
	holder.goalModeRunning ??= new Map();
	return holder.goalModeRunning;
}

/** Runs `work` with a signal that a cancel of the job aborts, and lets the job be known as worked on meanwhile. */
export async function whileRunning<T>(jobId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const controller = new AbortController();
	const controllers = running().get(jobId) ?? new Set();
	running().set(jobId, controllers.add(controller));
	holder.goalModeBeat ??= setInterval(() => void beat(), BEAT_MS).unref();
	try {
		return await work(controller.signal);
	} finally {
		controllers.delete(controller);
		if (controllers.size === 0) running().delete(jobId);
		if (running().size === 0) stopBeat();
	}
}

function stopBeat(): void {
	clearInterval(holder.goalModeBeat);
	holder.goalModeBeat = undefined;
}

/** Says which jobs this process works on. */
export async function beat(): Promise<void> {
	try {
		await sql().query(`UPDATE goal_job SET "workedAt" = now() WHERE id = ANY($1::uuid[])`, [[...running().keys()]]);
	} catch (error) {
		logger.warn({ err: error }, "The jobs in hand could not be told");
	}
}

export function abortRunning(jobId: string): void {
	for (const controller of running().get(jobId) ?? []) controller.abort();
}
