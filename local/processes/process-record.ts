import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { OWNER_ONLY } from "./private-folder";
import { endProcess, parentOf, processMark } from "./process-table";

const STOP_SUPERVISOR_WITHIN_MS = 60_000;
const Mark = z.object({ pid: z.int(), mark: z.string() });
const Entry = Mark.extend({ stopSignal: z.enum(["SIGTERM", "SIGINT"]), stopWithinMs: z.int() });
const RecordFile = z.object({ supervisor: Mark, launchers: z.array(Mark), parts: z.record(z.string(), Entry) });

type ProcessEntry = z.infer<typeof Entry>;

export interface ProcessRecord {
	add(name: string, pid: number, stop: { stopSignal: "SIGTERM" | "SIGINT"; stopWithinMs: number }): Promise<void>;
	remove(name: string): void;
	close(): void;
}

function readRecord(file: string) {
	try {
		return RecordFile.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return null;
	}
}

type ProcessMark = z.infer<typeof Mark>;

async function isAlive({ pid, mark }: ProcessMark): Promise<boolean> {
	return (await processMark(pid)) === mark;
}

async function markOf(pid: number | null): Promise<ProcessMark[]> {
	const mark = pid === null ? null : await processMark(pid);
	return pid === null || mark === null ? [] : [{ pid, mark }];
}

/** Parent and grandparent: under npm, the shell and npm itself. */
async function findLaunchers(): Promise<ProcessMark[]> {
	return [...(await markOf(process.ppid)), ...(await markOf(await parentOf(process.ppid)))];
}

/** Ends a supervisor that outlived whoever started it; refuses to touch one that somebody still watches. */
async function endAbandoned({ supervisor, launchers }: z.infer<typeof RecordFile>): Promise<void> {
	if (!(await isAlive(supervisor))) return;
	const areAlive = await Promise.all(launchers.map(isAlive));
	if (areAlive.every(Boolean)) {
		throw new Error(`The stack is already running (process ${supervisor.pid}). Stop it first, or set LOCAL_DIR to start another one.`);
	}
	await endProcess(supervisor.pid, supervisor.mark, "SIGTERM", STOP_SUPERVISOR_WITHIN_MS);
}

/**
 * Takes over the file that says which processes belong to this stack. Refuses while the supervisor named there lives and
 * is watched; otherwise first ends what is left of it.
 */
export async function takeOverRecord(file: string): Promise<ProcessRecord> {
	const last = readRecord(file);
	if (last) await endAbandoned(last);
	const leftovers = Object.values(readRecord(file)?.parts ?? {}).reverse();
	for (const { pid, mark, stopSignal, stopWithinMs } of leftovers) await endProcess(pid, mark, stopSignal, stopWithinMs);

	const launchers = await findLaunchers();
	const supervisor = { pid: process.pid, mark: (await processMark(process.pid)) ?? "" };
	const parts: Record<string, ProcessEntry> = {};
	const save = () => {
		writeFileSync(`${file}.new`, JSON.stringify({ supervisor, launchers, parts }, null, 2), { mode: OWNER_ONLY });
		renameSync(`${file}.new`, file);
	};
	save();
	return {
		add: async (name, pid, { stopSignal, stopWithinMs }) => {
			const mark = await processMark(pid);
			if (mark === null) return;
			parts[name] = { pid, mark, stopSignal, stopWithinMs };
			save();
		},
		remove: (name) => {
			delete parts[name];
			save();
		},
		close: () => rmSync(file, { force: true }),
	};
}
