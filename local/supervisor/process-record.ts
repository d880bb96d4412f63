import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { endProcess, processMark } from "./process-table";

const Entry = z.object({ pid: z.int(), mark: z.string(), stopSignal: z.enum(["SIGTERM", "SIGINT"]), stopWithinMs: z.int() });
const Record_ = z.object({ supervisor: z.object({ pid: z.int(), mark: z.string() }), parts: z.record(z.string(), Entry) });

type ProcessEntry = z.infer<typeof Entry>;

export interface ProcessRecord {
	add(name: string, pid: number, stop: { stopSignal: "SIGTERM" | "SIGINT"; stopWithinMs: number }): Promise<void>;
	remove(name: string): void;
	close(): void;
}

function readRecord(file: string) {
	try {
		return Record_.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return null;
	}
}

/**
 * Takes over the file that says which processes belong to this stack. Refuses while the supervisor named there lives;
 * when it was killed, first ends what it left running.
 */
export async function takeOverRecord(file: string): Promise<ProcessRecord> {
	const last = readRecord(file);
	if (last && (await processMark(last.supervisor.pid)) === last.supervisor.mark) {
		throw new Error(`The stack is already running (process ${last.supervisor.pid}). Stop it first, or set LOCAL_DIR to start another one.`);
	}
	const leftovers = Object.values(last?.parts ?? {}).reverse();
	for (const { pid, mark, stopSignal, stopWithinMs } of leftovers) await endProcess(pid, mark, stopSignal, stopWithinMs);

	const supervisor = { pid: process.pid, mark: (await processMark(process.pid)) ?? "" };
	const parts: Record<string, ProcessEntry> = {};
	const save = () => {
		writeFileSync(`${file}.new`, JSON.stringify({ supervisor, parts }, null, 2));
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
