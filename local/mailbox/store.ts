import { randomBytes } from "node:crypto";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { makePrivateFolder, OWNER_ONLY } from "@/local/processes/private-folder";
import { ENVELOPE_HEADER, type Message, type MessageSummary, readMessage, summarize } from "./message";

const MAX_MESSAGES = 2_000;
const DRAFT_SUFFIX = ".part";

export interface MailStore {
	/** Resolves once the message is on disk: whoever sent it may forget it then. */
	add(raw: Buffer, recipients: string[]): Promise<string>;
	/** Newest first. */
	list(): MessageSummary[];
	find(id: string): Promise<Message | null>;
	remove(ids: string[]): Promise<void>;
}

/** Ids sort by time of arrival and carry it. */
function newId(now: number, count: number): string {
	return `${now.toString(36).padStart(9, "0")}${(count % 46_656).toString(36).padStart(3, "0")}${randomBytes(4).toString("hex")}`;
}

function arrivalOf(id: string): Date {
	return new Date(Number.parseInt(id.slice(0, 9), 36));
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
	const handle = await open(`${file}${DRAFT_SUFFIX}`, "w", OWNER_ONLY);
	try {
		await handle.writeFile(content);
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(`${file}${DRAFT_SUFFIX}`, file);
}

/** Opens the folder that holds one file for each message; what was half written when a process died is thrown away. */
export async function openMailStore(dir: string): Promise<MailStore> {
	makePrivateFolder(dir);
	const summaries = new Map<string, MessageSummary>();
	const fileOf = (id: string) => path.join(dir, `${id}.eml`);
	const read = async (id: string) => readMessage(id, await readFile(fileOf(id)), arrivalOf(id));
	const remove = async (ids: string[]) => {
		for (const id of ids) {
			if (summaries.delete(id)) await rm(fileOf(id), { force: true });
		}
	};

	for (const name of (await readdir(dir)).sort()) {
		if (name.endsWith(DRAFT_SUFFIX)) await rm(path.join(dir, name), { force: true });
		if (!name.endsWith(".eml")) continue;
		const id = name.slice(0, -".eml".length);
		summaries.set(id, summarize(await read(id)));
	}
	let count = 0;
	return {
		add: async (raw, recipients) => {
			count += 1;
			const id = newId(Date.now(), count);
			const stored = Buffer.concat([Buffer.from(`${ENVELOPE_HEADER}: ${recipients.join(", ")}\r\n`), raw]);
			await writeDurably(fileOf(id), stored);
			summaries.set(id, summarize(await readMessage(id, stored, arrivalOf(id))));
			if (summaries.size > MAX_MESSAGES) await remove([...summaries.keys()].slice(0, summaries.size - MAX_MESSAGES));
			return id;
		},
		list: () => [...summaries.values()].sort((left, right) => (left.ID < right.ID ? 1 : -1)),
		find: async (id) => (summaries.has(id) ? read(id) : null),
		remove,
	};
}
