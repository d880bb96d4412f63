import { startWorker, type WorkerProcess, type WorkerSettings } from "./worker-process";

export interface PoolSettings extends WorkerSettings {
	readonly name: string;
	readonly workers: number;
	/** Calls that one worker takes at once. One where a call may eat all it has. */
	readonly atOnce: number;
}

/** A place in a worker, held for one request. */
export interface Place {
	readonly worker: WorkerProcess;
	release(): void;
}

interface Waiting {
	readonly take: (place: Place) => void;
	readonly signal: AbortSignal;
}

/** Workers of one kind, and who waits for a place in them, first come first served. */
export interface Pool {
	readonly settings: PoolSettings;
	/** Rejects when `signal` is aborted first. */
	place(signal: AbortSignal): Promise<Place>;
	readyWorkers(): number;
	close(): void;
}

export function createPool(settings: PoolSettings): Pool {
	const taken = new Map<WorkerProcess, number>();
	const waiting: Waiting[] = [];
	const workers = Array.from({ length: settings.workers }, (_, at) => startWorker(`${settings.name}-${at + 1}`, settings, serveWaiting));

	/** The readiest worker with room, the least taken first. */
	function free(): WorkerProcess | undefined {
		const open = workers.filter((worker) => worker.isReady() && (taken.get(worker) ?? 0) < settings.atOnce);
		return open.sort((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0))[0];
	}

	function hold(worker: WorkerProcess): Place {
		taken.set(worker, (taken.get(worker) ?? 0) + 1);
		let isHeld = true;
		return {
			worker,
			release: () => {
				if (!isHeld) return;
				isHeld = false;
				taken.set(worker, (taken.get(worker) ?? 1) - 1);
				serveWaiting();
			},
		};
	}

	function serveWaiting(): void {
		for (let worker = free(); worker && waiting.length > 0; worker = free()) {
			const next = waiting.shift();
			if (next && !next.signal.aborted) next.take(hold(worker));
		}
	}

	return {
		settings,
		place: (signal) =>
			new Promise((resolve, reject) => {
				signal.throwIfAborted();
				signal.addEventListener("abort", () => reject(signal.reason), { once: true });
				waiting.push({ take: resolve, signal });
				serveWaiting();
			}),
		readyWorkers: () => workers.filter((worker) => worker.isReady()).length,
		close: () => {
			for (const worker of workers) worker.close();
		},
	};
}
