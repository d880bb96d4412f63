import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, createWriteStream } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { logTail, openLog } from "@/local/processes/log-file";
import type { ProcessRecord } from "@/local/processes/process-record";
import { signalGroup } from "@/local/processes/process-table";
import type { Launch, Part } from "./part";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 30_000;
const EXITS_BEFORE_GIVING_UP = 4;

export interface RunningPart {
	name: string;
	/** Resolves when the part is healthy for the first time; rejects with the end of its log when it doesn't get there. */
	ready: Promise<void>;
	pid(): number | undefined;
	/** Asks it to stop, kills it when it takes too long, and resolves once it is gone. */
	stop(): Promise<void>;
	kill(): void;
}

export interface PartHost {
	logDir: string;
	record: ProcessRecord;
	say(message: string): void;
}

function spawnPart(part: Part, launch: Launch, logDir: string): ChildProcess {
	const log = openLog(logDir, part.name);
	const output = launch.isTalkative ? "pipe" : log;
	const child = spawn(launch.file, launch.args, {
		cwd: launch.cwd,
		env: { ...process.env, ...launch.env },
		detached: true,
		stdio: ["ignore", output, output],
		...launch.user,
	});
	if (!launch.isTalkative) closeSync(log);
	else copyToTerminal(child, log);
	return child;
}

function copyToTerminal(child: ChildProcess, log: number): void {
	const file = createWriteStream("", { fd: log });
	for (const [output, terminal] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const]) {
		output?.pipe(terminal, { end: false });
		output?.pipe(file, { end: false });
	}
	child.once("close", () => file.end());
}

function exitOf(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.once("error", () => resolve());
	});
}

/**
 * Starts a part and keeps it running: whenever it exits it comes back, at once at first and after growing pauses while
 * it keeps failing.
 */
export function runPart(part: Part, host: PartHost): RunningPart {
	let child: ChildProcess | undefined;
	let isStopping = false;
	let hasBeenHealthy = false;
	let earlyExits = 0;
	let pauseMs = FIRST_PAUSE_MS;
	const abort = new AbortController();

	const launch = async () => {
		await part.prepare?.();
		const command = await part.launch();
		if (isStopping) return;
		const startedAt = Date.now();
		child = spawnPart(part, command, host.logDir);
		const exit = exitOf(child);
		const { pid } = child;
		if (pid === undefined) throw new Error(`${command.file} can't be run.`);
		await host.record.add(part.name, pid, part);
		await exit;
		signalGroup(pid, "SIGKILL");
		if (Date.now() - startedAt > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
	};

	const keepRunning = async () => {
		while (!isStopping) {
			await launch().catch((error: unknown) => host.say(`${part.title}: ${String(error)}`));
			host.record.remove(part.name);
			if (isStopping) return;
			earlyExits += 1;
			if (hasBeenHealthy) host.say(`${part.title} stopped; starting it again.`);
			await delay(pauseMs, undefined, { signal: abort.signal }).catch(() => undefined);
			pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
		}
	};
	const loop = keepRunning();

	const kill = () => {
		isStopping = true;
		abort.abort();
		if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) signalGroup(child.pid, "SIGKILL");
	};
	const stop = async () => {
		isStopping = true;
		abort.abort();
		child?.kill(part.stopSignal);
		const timer = setTimeout(kill, part.stopWithinMs);
		await loop;
		clearTimeout(timer);
	};

	const becomeHealthy = async () => {
		const deadline = Date.now() + part.readyWithinMs;
		while (!(await part.isHealthy())) {
			if (isStopping) throw new Error(`${part.title} was stopped.`);
			if (Date.now() > deadline || earlyExits >= EXITS_BEFORE_GIVING_UP) {
				await stop();
				throw new Error(`${part.title} doesn't start. The end of ${path.join(host.logDir, `${part.name}.log`)}:\n${logTail(host.logDir, part.name)}`);
			}
			await delay(50);
		}
		hasBeenHealthy = true;
		await part.afterFirstStart?.();
	};
	return { name: part.name, ready: becomeHealthy(), pid: () => child?.pid, stop, kill };
}
