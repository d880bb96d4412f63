import { spawn } from "node:child_process";
import { closeSync } from "node:fs";
import path from "node:path";
import { logTail, openLog } from "./log-file";
import type { ProcessRecord } from "./process-record";
import { signalGroup } from "./process-table";

export interface LoggedCommand {
	name: string;
	args: string[];
	cwd: string;
	env: Record<string, string>;
	logDir: string;
	/** So that the next start finds it should this process be killed. */
	record: ProcessRecord;
}

/** Runs Node with these arguments to its end, output into `<name>.log`; throws with the end of that log when it fails. */
export async function runLogged({ name, args, cwd, env, logDir, record }: LoggedCommand): Promise<void> {
	const log = openLog(logDir, name);
	const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", log, log], detached: true });
	closeSync(log);
	const end = new Promise((resolve, reject) => {
		child.once("exit", resolve);
		child.once("error", reject);
	});
	const stop = () => child.pid !== undefined && signalGroup(child.pid, "SIGKILL");
	process.once("exit", stop);
	if (child.pid !== undefined) await record.add(name, child.pid, { stopSignal: "SIGTERM", stopWithinMs: 2_000 });
	const code = await end.finally(() => {
		process.off("exit", stop);
		record.remove(name);
	});
	if (code !== 0) throw new Error(`${name} failed. The end of ${path.join(logDir, `${name}.log`)}:\n${logTail(logDir, name)}`);
}
