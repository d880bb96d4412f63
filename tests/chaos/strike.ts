import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { pidOf, stack } from "./stack";

type Random = () => number;

/** Something bad that comes over the stack. Settles when it is over; what it has killed may still be coming back. */
export interface Strike {
	readonly title: string;
	strike(random: Random): Promise<void>;
}

const PARTS = ["web", "inngest", "postgres", "channels", "mailbox", "tool-host", "job-boards"] as const;
const MOODS = ["error", "silence", "html", "lies", "torn"] as const;

/** A process and all that it has started, however far down. */
function familyOf(root: number): number[] {
	const children = new Map<number, number[]>();
	for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
		try {
			const stat = readFileSync(`/proc/${name}/stat`, "utf8");
			const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
			children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
		} catch {
			// It has ended since the list was made.
		}
	}
	const family = [root];
	for (const pid of family) family.push(...(children.get(pid) ?? []));
	return family;
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
	for (const pid of pids) {
		try {
			process.kill(pid, name);
		} catch {
			// It has ended by itself.
		}
	}
}

function pick<T>(values: readonly T[], random: Random): T | undefined {
	return values[Math.floor(random() * values.length)];
}

const secondsOf = (random: Random, least: number, most: number) => (least + random() * (most - least)) * 1_000;

/** Ends a part with all its processes as a power cut would. */
const kills: Strike[] = PARTS.map((part) => ({
	title: `${part} is killed`,
	strike: async () => {
		const pid = pidOf(part);
		if (pid !== null) signal(part === "postgres" ? [pid] : familyOf(pid), "SIGKILL");
	},
}));

const freezes: Strike[] = PARTS.map((part) => ({
	title: `${part} stands still for seconds`,
	strike: async (random) => {
		const pid = pidOf(part);
		if (pid === null) return;
		const family = familyOf(pid);
		signal(family, "SIGSTOP");
		await delay(secondsOf(random, 2, 5));
		signal(family, "SIGCONT");
	},
}));

function workers(): number[] {
	const host = pidOf("tool-host");
	return host === null ? [] : familyOf(host).filter((pid) => pid !== host && contentOf(`/proc/${pid}/cmdline`).includes("local-tool-host-worker"));
}

function contentOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

const worker: Strike[] = [
	{ title: "a process of tools is killed", strike: async (random) => signal([pick(workers(), random) ?? []].flat(), "SIGKILL") },
	{
		title: "a process of tools stands still for seconds",
		strike: async (random) => {
			const chosen = [pick(workers(), random) ?? []].flat();
			signal(chosen, "SIGSTOP");
			await delay(secondsOf(random, 2, 5));
			signal(chosen, "SIGCONT");
		},
	},
];

const noConnections: Strike = {
	title: "the database has no connections",
	strike: async (random) => {
		const held: pg.Client[] = [];
		const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'chaos'";
		const until = Date.now() + secondsOf(random, 2, 5);
		while (Date.now() < until) {
			const client = new pg.Client({ connectionString: stack.databaseUrl, application_name: "chaos", connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
			client.on("error", () => undefined);
			// A query to a client that got no connection would wait for ever.
			await client.connect().then(
				() => held.push(client),
				() => delay(100),
			);
			await held[0]?.query(others).catch(() => undefined);
		}
		await Promise.all(held.map((client) => client.end().catch(() => undefined)));
	},
};

/** Fills the disk on which files are kept. Only where that is a small disk of its own. */
export const fullDisk: Strike = {
	title: "the disk of the files is full",
	strike: async (random) => {
		const ballast = path.join(stack.folder, "storage", "ballast");
		const file = openSync(ballast, "w");
		try {
			const piece = Buffer.alloc(1024 * 1024, 1);
			for (;;) writeSync(file, piece);
		} catch {
			await delay(secondsOf(random, 2, 5));
		} finally {
			closeSync(file);
			rmSync(ballast);
		}
	},
};

/** Puts all boards into a mood. Tells how many requests came in the one before; 0 when there are no boards to ask. */
export async function setMood(kind: (typeof MOODS)[number] | "well"): Promise<number> {
	const answer = await fetch(`${stack.jobBoards}/control/mood?kind=${kind}`, { method: "POST" }).catch(() => null);
	return answer?.ok ? ((await answer.json()) as { askedBefore: number }).askedBefore : 0;
}

/** As if no board had ever been read: what is kept of them goes, and the process that has it in memory. */
export async function forgetPostings(): Promise<void> {
	const client = new pg.Client({ connectionString: stack.databaseUrl });
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query("DELETE FROM tool_shelf_item WHERE server = 'job-search'");
	} catch {
		// The database is away: then what is kept is kept.
	} finally {
		await client.end().catch(() => undefined);
	}
	const isSearching = (pid: number) => contentOf(`/proc/${pid}/environ`).includes("TOOL_SERVERS_HERE=job-search");
	signal(workers().filter(isSearching), "SIGKILL");
}

const moods: Strike[] = MOODS.map((kind) => ({
	title: `the boards answer with ${kind}`,
	strike: async (random) => {
		await setMood(kind);
		await forgetPostings();
		await delay(secondsOf(random, 2, 5));
		await setMood("well");
		// What they answered would be believed for an hour.
		await forgetPostings();
	},
}));

export const STRIKES: readonly Strike[] = [...kills, ...freezes, ...worker, noConnections, ...moods];
