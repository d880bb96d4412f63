import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { programArguments } from "@/local/processes/compiled-program";

const Listening = z.object({ listening: z.int() });
const START_WITHIN_MS = 60_000;
const ROOT = path.resolve(import.meta.dirname, "..", "..");

const running = new Set<ChildProcess>();
process.once("exit", () => {
	for (const child of running) child.kill("SIGKILL");
});

interface ProgramOptions {
	readonly args?: string[];
	/** Where its complaints are kept; otherwise the last of them are told when it does not start. */
	readonly logFile?: string;
}

function readPort(line: string): number | null {
	try {
		return Listening.parse(JSON.parse(line)).listening;
	} catch {
		return null;
	}
}

/** A program of ours such as `local/channels/main.ts` in a process of its own, which says its port once it listens; it ends with us at the latest. */
export class Program {
	private child: ChildProcess | undefined;
	private isKeptAlive = false;
	/** 0 before the first start; each later one takes the same port again. */
	port = 0;

	constructor(
		private readonly entry: string,
		private readonly env: Record<string, string>,
		private readonly options: ProgramOptions = {},
	) {}

	get pid(): number {
		return this.child?.pid ?? 0;
	}

	/** Starts it and gives the port. @throws Error with its complaint when it ends or is silent instead. */
	async start(): Promise<number> {
		const { args = [], logFile } = this.options;
		const env = { ...process.env, ...this.env, ...(this.port === 0 ? {} : { PORT: String(this.port) }) };
		const child = spawn(process.execPath, [...programArguments(ROOT, path.relative(ROOT, path.resolve(ROOT, this.entry))), ...args], {
			env,
			stdio: ["ignore", "pipe", "pipe"],
		});
		this.child = child;
		running.add(child);
		let complaint = "";
		child.stderr.on("data", (chunk) => {
			complaint = (complaint + chunk).slice(-2_000);
		});
		if (logFile !== undefined) child.stderr.pipe(createWriteStream(logFile, { flags: "a" }));
		child.once("exit", () => {
			running.delete(child);
			// A start that fails is followed by the next one.
			if (this.isKeptAlive && this.child === child) void this.start().catch(() => undefined);
		});
		this.port = await new Promise<number>((resolve, reject) => {
			const timer = setTimeout(() => reject(new Error(`${this.entry} doesn't listen.\n${complaint}`)), START_WITHIN_MS);
			createInterface({ input: child.stdout }).on("line", (line) => {
				const found = readPort(line);
				if (found === null) return;
				clearTimeout(timer);
				resolve(found);
			});
			child.once("exit", () => {
				clearTimeout(timer);
				reject(new Error(`${this.entry} ended at once.\n${complaint}`));
			});
		});
		return this.port;
	}

	/** From now on it is started again whenever it dies by itself, until it is ended. */
	keepAlive(): void {
		this.isKeptAlive = true;
	}

	/** Resolves once the process is gone. SIGKILL for a crash, SIGTERM for a clean stop. */
	async end(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
		this.isKeptAlive = false;
		const { child } = this;
		this.child = undefined;
		if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
		const exited = new Promise((resolve) => child.once("exit", resolve));
		child.kill(signal);
		await exited;
	}
}

/** Starts a program and waits until it listens. */
export async function startProgram(entry: string, env: Record<string, string> = {}, args: string[] = []): Promise<Program> {
	const program = new Program(entry, env, { args });
	await program.start();
	return program;
}
