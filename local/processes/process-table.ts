import { execFile } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Fields of /proc/<pid>/stat from the third on: state, parent and so forth. The second may hold spaces and brackets. */
async function statFields(pid: number): Promise<string[]> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8");
	return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

async function fromProc(pid: number): Promise<string | null> {
	const fields = await statFields(pid);
	if (fields[0] === "Z") return null;
	const bootId = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
	return `${bootId.trim()}:${fields[19]}`;
}

/**
 * A mark that no later process with the same id can carry: boot and start time. Null when there is no such process
 * or only its unreaped remains.
 */
export async function processMark(pid: number): Promise<string | null> {
	try {
		if (process.platform === "linux") return await fromProc(pid);
		const { stdout } = await run("ps", ["-o", "lstart=", "-p", String(pid)]);
		return stdout.trim() || null;
	} catch {
		return null;
	}
}

/** The process that this one was started by, or that adopted it; null when there is none. */
export async function parentOf(pid: number): Promise<number | null> {
	try {
		if (process.platform === "linux") return Number((await statFields(pid))[1]) || null;
		const { stdout } = await run("ps", ["-o", "ppid=", "-p", String(pid)]);
		return Number(stdout) || null;
	} catch {
		return null;
	}
}

/** The working directory or, where that is unknown, the command line of a process; null when it can't be told. */
export async function processTrace(pid: number): Promise<string | null> {
	try {
		if (process.platform === "linux") return await realpath(`/proc/${pid}/cwd`);
		const { stdout } = await run("ps", ["-o", "command=", "-p", String(pid)]);
		return stdout.trim() || null;
	} catch {
		return null;
	}
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch (error) {
		// EPERM: macOS says so of a group whose last member has just ended.
		const { code } = error as NodeJS.ErrnoException;
		if (code !== "ESRCH" && code !== "EPERM") throw error;
	}
}

/** Sends a signal to a process and everything it started in its own group. */
export function signalGroup(pid: number, name: NodeJS.Signals): void {
	if (process.platform === "win32") signal(pid, name);
	else signal(-pid, name);
}

/**
 * Ends the process that carries this mark: `gentle` first, SIGKILL after `graceMs`. Resolves once it is gone; does
 * nothing when the id belongs to another process by now.
 */
export async function endProcess(pid: number, mark: string, gentle: NodeJS.Signals, graceMs: number): Promise<boolean> {
	if ((await processMark(pid)) !== mark) return false;
	signal(pid, gentle);
	const killAt = Date.now() + graceMs;
	const giveUpAt = killAt + 5_000;
	let killed = false;
	while ((await processMark(pid)) === mark) {
		const now = Date.now();
		if (now > giveUpAt) throw new Error(`Process ${pid} doesn't end.`);
		if (now > killAt && !killed) {
			signalGroup(pid, "SIGKILL");
			signal(pid, "SIGKILL");
			killed = true;
		}
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	return true;
}
