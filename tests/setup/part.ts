import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { z } from "zod";

const Listening = z.object({ listening: z.int() });
const START_WITHIN_MS = 30_000;

export interface ChildPart {
	port: number;
	pid: number;
	/** Resolves once the process is gone. SIGKILL for a crash, SIGTERM for a clean stop. */
	end(signal: NodeJS.Signals): Promise<void>;
}

function readPort(line: string): number | null {
	try {
		return Listening.parse(JSON.parse(line)).listening;
	} catch {
		return null;
	}
}

/** Starts a stand-in such as `local/channels/main.ts` as a process of its own and waits for the port it prints. */
export async function startPart(entry: string, env: Record<string, string>, args: string[] = []): Promise<ChildPart> {
	const child = spawn(process.execPath, ["--import", "tsx", entry, ...args], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
	const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const killWithUs = () => child.kill("SIGKILL");
	process.once("exit", killWithUs);
	let complaint = "";
	child.stderr.on("data", (chunk) => {
		complaint = (complaint + chunk).slice(-2_000);
	});
	const port = await new Promise<number>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`${entry} doesn't listen.\n${complaint}`)), START_WITHIN_MS);
		createInterface({ input: child.stdout }).on("line", (line) => {
			const found = readPort(line);
			if (found === null) return;
			clearTimeout(timer);
			resolve(found);
		});
		child.once("exit", () => reject(new Error(`${entry} ended at once.\n${complaint}`)));
	});
	return {
		port,
		pid: child.pid ?? 0,
		end: async (signal) => {
			child.kill(signal);
			await exited;
			process.off("exit", killWithUs);
		},
	};
}
