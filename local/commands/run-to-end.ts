import { spawn } from "node:child_process";

/** Runs a program in this terminal and resolves to its exit code. */
export function runToEnd(file: string, args: string[], env: Record<string, string> = {}): Promise<number> {
	const child = spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } });
	const stop = () => child.kill("SIGTERM");
	process.once("exit", stop);
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => {
			process.off("exit", stop);
			resolve(code ?? 1);
		});
	});
}
