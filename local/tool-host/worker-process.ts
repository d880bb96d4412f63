import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { programArguments } from "@/local/processes/compiled-program";

/** The name that the host gives a call, by which a worker tells which calls it works on. */
export const CALL_ID_HEADER = "x-call-id";

export type StopReason = "memory" | "time" | "gone";

export interface WorkerSettings {
	readonly servers: readonly string[];
	/** What the process may hold, all in all. */
	readonly memoryMb: number;
	readonly socketDir: string;
	/** The program of a worker, under the project's root. */
	readonly program: string;
	readonly env: Readonly<Record<string, string>>;
}

const WATCH_EVERY_MS = 100;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const PAGE_BYTES = 4096;
const END_NOTICED_MS = 500;
/** The heap is a part of what a process holds; buffers and compiled code are the rest. */
const HEAP_SHARE = 0.7;
/** How the runtime ends itself when its heap is full. */
const OUT_OF_HEAP: ReadonlySet<string | number | null> = new Set(["SIGABRT", "SIGTRAP", "SIGILL", 134, 133, 5]);

/**
 * How glibc keeps what was freed (mallopt(3)): few arenas, and large blocks go back to the system at once. Without it what pictures and columns
 * took stays with the process, call after call, until it is ended for its memory.
 */
const GIVES_BACK = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" } as const;

/** A worker that is started again whenever it ends. */
export interface WorkerProcess {
	readonly socket: string;
	isReady(): boolean;
	/** How long its process has stood in line for a processor since it began, in milliseconds; 0 where the system does not tell. */
	stoodInLineMs(): number;
	/** Why the process that was asked last has ended, once it has. */
	whyEnded(): Promise<StopReason>;
	/** Ends the process by force; the next one starts at once. */
	stop(reason: StopReason): void;
	/** The calls that it works on, by its own word; null when it does not answer within `withinMs`. */
	calls(withinMs: number): Promise<readonly string[] | null>;
	close(): void;
}

/** Bytes that a process holds in memory; 0 where the system does not tell. */
function residentBytes(pid: number): number {
	try {
		return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;
	} catch {
		return 0;
	}
}

/** How long a process stood in line for a processor (Linux: the second figure of schedstat, in nanoseconds); 0 where the system does not tell. */
function lineMs(pid: number): number {
	try {
		return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
	} catch {
		return 0;
	}
}

function launch({ servers, memoryMb, program, env }: WorkerSettings, socket: string): ChildProcess {
	rmSync(socket, { force: true });
	const heapMb = Math.floor(memoryMb * HEAP_SHARE);
	const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...programArguments(process.cwd(), program)], {
		env: { NODE_ENV: "production", ...GIVES_BACK, ...env, TOOL_SOCKET: socket, TOOL_SERVERS_HERE: servers.join(",") },
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	// Whoever waits for an answer from the app goes first.
	if (child.pid !== undefined) {
		try {
			setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		} catch {
			// A system that does not let us leaves it as it is.
		}
	}
	return child;
}

export function startWorker(name: string, settings: WorkerSettings, onReady: () => void): WorkerProcess {
	const socket = path.join(settings.socketDir, `${name}.sock`);
	let child: ChildProcess | undefined;
	let isReady = false;
	let isClosed = false;
	let wanted: StopReason | null = null;
	let ended: Promise<StopReason> = Promise.resolve("gone");
	let pauseMs = FIRST_PAUSE_MS;

	const stop = (reason: StopReason) => {
		wanted ??= reason;
		isReady = false;
		child?.kill("SIGKILL");
	};
	const watch = setInterval(() => {
		if (child?.pid !== undefined && residentBytes(child.pid) > settings.memoryMb * 1024 * 1024) stop("memory");
	}, WATCH_EVERY_MS);

	const run = async () => {
		while (!isClosed) {
			wanted = null;
			const started = launch(settings, socket);
			child = started;
			started.once("message", () => {
				isReady = true;
				pauseMs = FIRST_PAUSE_MS;
				onReady();
			});
			ended = new Promise((resolve) => {
				started.once("error", () => resolve("gone"));
				started.once("exit", (code, signal) => resolve(wanted ?? (OUT_OF_HEAP.has(signal ?? code) ? "memory" : "gone")));
			});
			await ended;
			isReady = false;
			await delay(pauseMs);
			pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
		}
	};
	void run();

	return {
		socket,
		isReady: () => isReady,
		stoodInLineMs: () => (child?.pid === undefined ? 0 : lineMs(child.pid)),
		// A connection may break while its process lives on; then there is no end to wait for.
		whyEnded: () => Promise.race([ended, delay(END_NOTICED_MS, "gone" as const)]),
		stop,
		calls: (withinMs) =>
			new Promise((resolve) => {
				const asked = request({ socketPath: socket, path: "/calls", signal: AbortSignal.timeout(withinMs) }, (response) => {
					let text = "";
					response.on("data", (chunk: Buffer) => {
						text += chunk.toString();
					});
					response.once("end", () => resolve(text.split("\n")));
				});
				asked.once("error", () => resolve(null));
				asked.end();
			}),
		close: () => {
			isClosed = true;
			clearInterval(watch);
			child?.kill("SIGKILL");
			rmSync(socket, { force: true });
		},
	};
}
