import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "@/local/processes/ports";
import { processMark } from "@/local/processes/process-table";
import { createCluster, serveCommand, stopLeftover } from "./cluster";
import { openDataFolder } from "./data-folder";
import { databaseUrl, waitForDatabase } from "./databases";

const PREFIX = "goal-mode-throwaway-postgres-";
const THROWAWAY_PASSWORD = "throwaway";

/** Address of a database on a throwaway cluster. */
export function throwawayUrl(port: number, database: string): string {
	return databaseUrl(port, THROWAWAY_PASSWORD, database);
}

export interface ThrowawayPostgres {
	port: number;
	/** Address of the maintenance database. */
	adminUrl: string;
	url(database: string): string;
	/** Kills the server without warning; `start` brings it back on the same port and data. */
	kill(): Promise<void>;
	start(): Promise<void>;
	stop(): Promise<void>;
}

/** Stops and removes the clusters of owners that were killed before they could. */
async function removeAbandoned(): Promise<void> {
	for (const name of await readdir(os.tmpdir())) {
		if (!name.startsWith(PREFIX)) continue;
		const dir = path.join(os.tmpdir(), name);
		const owner = await readFile(path.join(dir, "owner"), "utf8").catch(() => "");
		const [pid, mark] = owner.split(" ");
		if (!mark || (await processMark(Number(pid))) === mark) continue;
		await stopLeftover(path.join(dir, "data"));
		await rm(dir, { recursive: true, force: true });
	}
}

async function makeFolder(): Promise<string> {
	const dir = await mkdtemp(path.join(os.tmpdir(), PREFIX));
	await writeFile(path.join(dir, "owner"), `${process.pid} ${await processMark(process.pid)}`);
	await chmod(dir, 0o711);
	return dir;
}

function exited(child: ChildProcess): Promise<unknown> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => child.once("exit", resolve));
}

/** Starts a Postgres that lives as long as its owner, in a temporary folder and without crash safety. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
	await removeAbandoned();
	const dir = await makeFolder();
	const dataDir = openDataFolder(path.join(dir, "data"));
	await createCluster(dataDir, THROWAWAY_PASSWORD, { durable: false });
	const port = await findFreePort();
	const adminUrl = throwawayUrl(port, "postgres");
	let child: ChildProcess | undefined;

	const end = async (signal: NodeJS.Signals) => {
		if (!child) return;
		child.kill(signal);
		await exited(child);
		child = undefined;
	};
	const start = async () => {
		const command = serveCommand(dataDir, port, { durable: false });
		child = spawn(command.file, command.args, { ...command.user, cwd: dataDir, stdio: "ignore" });
		await waitForDatabase(adminUrl, 30_000);
	};
	await start();
	return {
		port,
		adminUrl,
		url: (database) => throwawayUrl(port, database),
		kill: () => end("SIGKILL"),
		start,
		stop: async () => {
			await end("SIGINT");
			await rm(dataDir, { recursive: true, force: true });
			await rm(dir, { recursive: true, force: true });
		},
	};
}
