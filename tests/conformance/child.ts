import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";

const START_TIMEOUT_MS = 60_000;

/** A program of ours in a process of its own, which tests can kill and start again on the same port. */
export class Child {
	private child: ChildProcess | undefined;
	private wantsRestart = false;

	constructor(
		private readonly script: string,
		private readonly env: Record<string, string>,
		private readonly logFile: string,
	) {}

	/** Starts it and gives the port it listens on. */
	async start(): Promise<number> {
		const child = spawn(process.execPath, ["--import", "tsx", this.script], { env: { ...process.env, ...this.env }, stdio: ["ignore", "pipe", "pipe"] });
		this.child = child;
		child.stderr.pipe(createWriteStream(this.logFile, { flags: "a" }));
		child.once("exit", () => {
			if (this.wantsRestart && this.child === child) void this.start();
		});
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => reject(new Error(`${this.script} did not start, see ${this.logFile}`)), START_TIMEOUT_MS);
			createInterface({ input: child.stdout }).on("line", (line) => {
				if (!line.startsWith('{"listening":')) return;
				clearTimeout(timer);
				resolve(Number(JSON.parse(line).listening));
			});
		});
	}

	/** Restarts it whenever it dies by itself, until it is stopped. */
	keepAlive(): void {
		this.wantsRestart = true;
	}

	async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
		this.wantsRestart = false;
		const { child } = this;
		this.child = undefined;
		if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
		const exited = new Promise((resolve) => child.once("exit", resolve));
		child.kill(signal);
		await exited;
	}
}
