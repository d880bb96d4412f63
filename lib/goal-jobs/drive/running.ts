/** The tool calls of this process by job, so that a cancel stops them at once. In another process the next write is refused instead. */
const holder = globalThis as typeof globalThis & { goalModeRunning?: Map<string, Set<AbortController>> };

function running(): Map<string, Set<AbortController>> {
	holder.goalModeRunning ??= new Map();
	return holder.goalModeRunning;
}

/** Runs `work` with a signal that a cancel of the job aborts. */
export async function whileRunning<T>(jobId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const controller = new AbortController();
	const controllers = running().get(jobId) ?? new Set();
	running().set(jobId, controllers.add(controller));
	try {
		return await work(controller.signal);
	} finally {
		controllers.delete(controller);
		if (controllers.size === 0) running().delete(jobId);
	}
}

export function abortRunning(jobId: string): void {
	for (const controller of running().get(jobId) ?? []) controller.abort();
}
