import { FairLine } from "./fair-line";
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

/** Workers of one kind, and the line of who waits for a place in them. */
export interface Pool {
	readonly settings: PoolSettings;
	/** `owner` stands for whom the call is made. Rejects when `signal` is aborted first. */
	place(owner: string, signal: AbortSignal): Promise<Place>;
	readyWorkers(): number;
	close(): void;
}

export function createPool(settings: PoolSettings): Pool {
	const taken = new Map<WorkerProcess, number>();
	const line = new FairLine<(place: Place) => void>();
	const places = settings.workers * settings.atOnce;
	const workers = Array.from({ length: settings.workers }, (_, at) => startWorker(`${settings.name}-${at + 1}`, settings, serveWaiting));

	/** The last place is kept from who holds all the others, also while other workers are being started again: somebody else's call need not wait then. */
	function mostOfOne(): number {
		return places === 1 ? 1 : workers.filter((worker) => worker.isReady()).length * settings.atOnce - 1;
	}

	/** The readiest worker with room, the least taken first. */
	function free(): WorkerProcess | undefined {
		const open = workers.filter((worker) => worker.isReady() && (taken.get(worker) ?? 0) < settings.atOnce);
		return open.sort((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0))[0];
	}

	function hold(worker: WorkerProcess, turnIsOver: () => void): Place {
		taken.set(worker, (taken.get(worker) ?? 0) + 1);
		let isHeld = true;
		return {
			worker,
			release: () => {
				if (!isHeld) return;
				isHeld = false;
				turnIsOver();
				taken.set(worker, (taken.get(worker) ?? 1) - 1);
				serveWaiting();
			},
		};
	}

	function serveWaiting(): void {
		for (let worker = free(); worker; worker = free()) {
			const next = line.serve(mostOfOne());
			if (!next) return;
			next.item(hold(worker, next.release));
		}
	}

	return {
		settings,
		place: (owner, signal) =>
			new Promise((resolve, reject) => {
				signal.throwIfAborted();
				const leave = line.join(owner, resolve);
				const left = () => {
					leave();
					reject(signal.reason);
				};
				signal.addEventListener("abort", left, { once: true });
				serveWaiting();
			}),
		readyWorkers: () => workers.filter((worker) => worker.isReady()).length,
		close: () => {
			for (const worker of workers) worker.close();
		},
	};
}
