import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { OWNER_ONLY } from "@/local/processes/private-folder";
import { endProcess, processMark, processTrace } from "@/local/processes/process-table";
import { postgresBinaries } from "./binaries";
import { postgresUser, type SystemUser } from "./system-user";

const run = promisify(execFile);
const FAST_SHUTDOWN = "SIGINT";

export const SUPERUSER = "goal_mode";

export interface LaunchCommand {
	file: string;
	args: string[];
	user: SystemUser | undefined;
}

/**
 * Creates the cluster in `dataDir` whose superuser has this password; does nothing where one exists. What an interrupted
 * creation left is thrown away: a cluster counts once it is marked as complete.
 */
export async function createCluster(dataDir: string, password: string, options: { durable: boolean }): Promise<void> {
	const marker = path.join(dataDir, "goal-mode-complete");
	if (existsSync(marker)) return;
	for (const entry of await readdir(dataDir)) await rm(path.join(dataDir, entry), { recursive: true });
	const user = postgresUser();
	const secretDir = await mkdtemp(path.join(os.tmpdir(), "goal-mode-initdb-"));
	const passwordFile = path.join(secretDir, "password");
	try {
		await writeFile(passwordFile, password, { mode: OWNER_ONLY });
		if (user) await Promise.all([secretDir, passwordFile].map((entry) => chown(entry, user.uid, user.gid)));
		const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
		const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
		const sync = options.durable ? [] : ["--no-sync"];
		await run(postgresBinaries().initdb, [`--pgdata=${dataDir}`, ...access, ...locale, ...sync], { ...user, cwd: dataDir });
		await writeFile(marker, "", { mode: OWNER_ONLY });
	} finally {
		await rm(secretDir, { recursive: true, force: true });
	}
}

/** The command that serves `dataDir` on a loopback port. Without `durable` a crash of the machine may lose data, for tests. */
export function serveCommand(dataDir: string, port: number, options: { durable: boolean }): LaunchCommand {
	const settings: Record<string, string> = {
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		port: String(port),
		max_connections: "200",
		shared_buffers: "256MB",
		dynamic_shared_memory_type: process.platform === "win32" ? "windows" : "mmap",
		checkpoint_timeout: "15min",
		timezone: "UTC",
		log_timezone: "UTC",
		...(options.durable ? {} : { fsync: "off", full_page_writes: "off", wal_level: "minimal", max_wal_senders: "0", max_wal_size: "256MB" }),
	};
	const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	return { file: postgresBinaries().postgres, args: ["-D", dataDir, ...args], user: postgresUser() };
}

/**
 * Stops a server that an earlier, killed owner left behind on `dataDir`, and removes a lock file whose process id
 * belongs to something else by now. Postgres removes other stale lock files by itself.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
	const lockFile = path.join(dataDir, "postmaster.pid");
	const lines = (await readFile(lockFile, "utf8").catch(() => "")).split("\n");
	const pid = Number(lines[0]);
	if (!Number.isInteger(pid) || pid <= 1) return;
	const mark = await processMark(pid);
	if (!mark) return;
	const trace = (await processTrace(pid)) ?? "";
	if (trace.includes(dataDir)) await endProcess(pid, mark, FAST_SHUTDOWN, 15_000);
	else await rm(lockFile, { force: true });
}
