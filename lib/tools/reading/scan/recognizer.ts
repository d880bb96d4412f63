import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/platform/errors";
import type { GreyPicture } from "./pixels/grey-picture";

/** Places in points of the picture. `confidence` from 0 to 1. */
export interface RecognizedWord {
	readonly text: string;
	readonly confidence: number;
	readonly x0: number;
	readonly y0: number;
	readonly x1: number;
	readonly y1: number;
}

export interface RecognizedLine {
	readonly baseline: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
	readonly height: number;
	readonly words: readonly RecognizedWord[];
}

type Answer = { readonly lines: readonly RecognizedLine[] } | { readonly failure: string };

/** Documents that may wait until another one's pictures are read; each of them holds its file in memory. */
const MOST_WAITING = 4;
/** What the thread may hold beside the engine's own memory, which grows with the picture alone. */
const HEAP_MB = 128;
const PACKAGES_DIR = "node_modules";
const PROGRAM = "lib/tools/reading/scan/recognize-worker.mjs";

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Works with a recognizer of its own; in one process documents take turns. The thread ends with the work.
 * @throws AppError SERVICE_UNAVAILABLE when too many wait already.
 */
export async function withRecognizer<Result>(signal: AbortSignal | undefined, work: (recognizer: Recognizer) => Promise<Result>): Promise<Result> {
	if (waiting >= MOST_WAITING) throw new AppError("SERVICE_UNAVAILABLE", "Many scans are being read at the moment. Try again in a minute.");
	waiting += 1;
	const turn = last.then(async () => {
		signal?.throwIfAborted();
		const recognizer = new Recognizer(signal);
		try {
			return await work(recognizer);
		} finally {
			await recognizer.end();
		}
	});
	last = turn.catch(() => undefined);
	try {
		return await turn;
	} finally {
		waiting -= 1;
	}
}

/** Reads letters in pictures, one at a time, in a thread beside the process's own. */
export class Recognizer {
	private worker: Worker | null = null;
	private isLate = false;

	constructor(private readonly signal: AbortSignal | undefined) {}

	/**
	 * Lines of a picture as they were recognised; null when that takes longer than `withinMs` or the thread gave up. `languages` are names of the
	 * engine's data.
	 * @throws whatever the signal was aborted with.
	 */
	async recognize(picture: GreyPicture, languages: readonly string[], withinMs: number): Promise<readonly RecognizedLine[] | null> {
		this.signal?.throwIfAborted();
		if (withinMs <= 0) {
			this.isLate = true;
			return null;
		}
		this.worker ??= startWorker();
		const answer = await this.ask(this.worker, { picture: pgmOf(picture), dpi: Math.round(picture.dpi), languages }, withinMs);
		this.signal?.throwIfAborted();
		if (answer === null) await this.end();
		return answer !== null && "lines" in answer ? answer.lines : null;
	}

	/** Whether a picture was given up for want of time: it may well be readable. */
	get ranOutOfTime(): boolean {
		return this.isLate;
	}

	async end(): Promise<void> {
		const { worker } = this;
		this.worker = null;
		await worker?.terminate();
	}

	private async ask(worker: Worker, request: { picture: Uint8Array<ArrayBuffer> } & Record<string, unknown>, withinMs: number): Promise<Answer | null> {
		const over = AbortSignal.timeout(withinMs);
		const stop = this.signal ? AbortSignal.any([this.signal, over]) : over;
		return new Promise((resolve, reject) => {
			const settle = (answer: Answer | null) => {
				worker.off("message", settle);
				worker.off("error", broken);
				worker.off("exit", gaveUp);
				stop.removeEventListener("abort", gaveUp);
				resolve(answer);
			};
			const gaveUp = () => {
				this.isLate ||= over.aborted;
				settle(null);
			};
			// A picture may be too much for the thread; that the engine is missing is a fault of ours.
			const broken = (error: Error) => {
				if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return gaveUp();
				reject(error);
				gaveUp();
			};
			worker.once("message", settle);
			worker.once("error", broken);
			worker.once("exit", gaveUp);
			stop.addEventListener("abort", gaveUp, { once: true });
			worker.postMessage(request, [request.picture.buffer]);
		});
	}
}

function startWorker(): Worker {
	const worker = new Worker(path.join(process.cwd(), PROGRAM), {
		workerData: { packagesDir: path.join(process.cwd(), PACKAGES_DIR) },
		resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
		execArgv: [],
		env: {},
	});
	// Whoever waits for an answer hears of it; an error after that is nobody's.
	worker.on("error", () => undefined);
	worker.unref();
	return worker;
}

/** The simplest file of a grey picture: a line of words and the points as they are. */
function pgmOf({ width, height, points }: GreyPicture): Uint8Array<ArrayBuffer> {
	const head = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1");
	const file = new Uint8Array(head.byteLength + points.byteLength);
	file.set(head);
	file.set(points, head.byteLength);
	return file;
}
