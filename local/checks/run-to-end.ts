import { spawn } from "node:child_process";
import { signalGroup } from "@/local/processes/process-table";

export interface RunOptions {
	env?: Record<string, string>;
	timeoutMs?: number;
	/** An open file that takes what the program says, in place of the terminal. */
	output?: number;
}

/** Runs a program in this terminal and resolves to its exit code; 124 when it had to be ended after `timeoutMs`. */
export function runToEnd(file: string, args: string[], { env = {}, timeoutMs, output }: RunOptions = {}): Promise<number> {
	const said = output ?? "inherit";
	const child = spawn(file, args, { stdio: ["ignore", said, said], env: { ...process.env, ...env }, detached: true });
	const { pid } = child;
	const end = () => pid !== undefined && signalGroup(pid, "SIGKILL");
	process.once("exit", end);
	let isLate = false;
	const timer =
		timeoutMs === undefined
			? undefined
			: setTimeout(() => {
					isLate = true;
					end();
				}, timeoutMs);
	return new Promise<number>((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => resolve(isLate ? 124 : (code ?? 1)));
	}).finally(() => {
		clearTimeout(timer);
		process.off("exit", end);
	});
}
