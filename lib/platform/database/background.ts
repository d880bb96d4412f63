import "server-only";
import { after } from "next/server";
import { logger } from "@/lib/platform/logger";

const running = new Set<Promise<void>>();

/**
 * Starts `work` at once without making the caller wait. Where a request is being answered, the platform is asked to keep the process until the
 * work is done: a hosted function may otherwise be frozen with its response. Failures are logged, never thrown.
 */
export function inBackground(work: () => Promise<void>): void {
	const done = Promise.resolve()
		.then(work)
		.catch((error: unknown) => logger.warn({ err: error }, "Work in the background failed"))
		.finally(() => running.delete(done));
	running.add(done);
	keepProcessUntil(done);
}

function keepProcessUntil(done: Promise<void>): void {
	try {
		after(done);
	} catch {
		// Outside a request, or on a platform without such a promise: the process lives on by itself.
	}
}

/** Resolves once all work in the background is done, also what it started meanwhile: for a process that is about to end. */
export async function backgroundSettled(): Promise<void> {
	while (running.size > 0) await Promise.all(running);
}
