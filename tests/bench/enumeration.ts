import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { z } from "zod";
import { hashPassword } from "@/lib/accounts/passwords/password-hash";

/** Of each known and each unknown address. */
const TRIES = z.coerce
	.number()
	.int()
	.min(1)
	.max(10_000)
	.parse(process.env.BENCH_TRIES ?? 400);
const WARM_UP = 20;
/** By how much the medians of known and unknown addresses may differ. */
const GOAL_MS = 2;

const Endpoints = z.object({ web: z.string(), databaseUrl: z.string() });

interface Asked {
	readonly name: string;
	readonly path: string;
	/** Whether the known addresses have been confirmed. */
	readonly isVerified: boolean;
	readonly bodyOf: (email: string) => Record<string, string>;
}

const ASKED: readonly Asked[] = [
	{ name: "sign-in", path: "/auth/signin", isVerified: true, bodyOf: (email) => ({ email, password: "not the right one" }) },
	{ name: "forgot password", path: "/auth/forgot-password", isVerified: true, bodyOf: (email) => ({ email }) },
	{ name: "resend verification", path: "/auth/resend-verification", isVerified: false, bodyOf: (email) => ({ email }) },
	{ name: "sign-up", path: "/auth/signup", isVerified: true, bodyOf: (email) => ({ email, password: "nine green kettles" }) },
];

function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}

/** Accounts straight in the table: each address is asked for once, so that no limit of mails or tries shortens the work. */
async function makeAccounts(databaseUrl: string, { isVerified }: Asked): Promise<string[]> {
	const emails = Array.from({ length: TRIES + WARM_UP }, () => `known-${randomUUID()}@example.com`);
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query(
		`INSERT INTO "user" ("id", "email", "passwordHash", "emailVerifiedAt", "updatedAt")
		SELECT gen_random_uuid(), email, $2, CASE WHEN $3 THEN now() END, now() FROM unnest($1::text[]) AS email`,
		[emails, await hashPassword(randomUUID()), isVerified],
	);
	await client.end();
	return emails;
}

async function timeOf(url: string, body: Record<string, string>): Promise<{ ms: number; status: number }> {
	const startedAt = performance.now();
	const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
	await response.text();
	return { ms: performance.now() - startedAt, status: response.status };
}

async function compare(endpoints: z.infer<typeof Endpoints>, asked: Asked) {
	const known: number[] = [];
	const unknown: number[] = [];
	const statuses = new Set<number>();
	for (const [index, email] of (await makeAccounts(endpoints.databaseUrl, asked)).entries()) {
		const pair: Array<[string, number[]]> = [
			[email, known],
			[`unknown-${randomUUID()}@example.com`, unknown],
		];
		// In turn first and second, so that nothing else can make the difference.
		for (const [address, times] of index % 2 === 0 ? pair : pair.reverse()) {
			const { ms, status } = await timeOf(`${endpoints.web}/api/v1${asked.path}`, asked.bodyOf(address));
			statuses.add(status);
			if (index >= WARM_UP) times.push(ms);
		}
	}
	if (statuses.size !== 1 || statuses.has(429)) throw new Error(`${asked.name} answered ${[...statuses].join(" and ")}; give the stack a RATE_LIMIT_SCALE`);
	return [
		{ name: `${asked.name}, known address`, value: median(known), unit: "ms", goal: undefined },
		{ name: `${asked.name}, unknown address`, value: median(unknown), unit: "ms", goal: undefined },
		{ name: `${asked.name}, difference`, value: Math.abs(median(known) - median(unknown)), unit: "ms", goal: GOAL_MS },
	];
}

/** Whether the clock tells an address that has an account from one that has none: medians of 400 tries each, or BENCH_TRIES, over HTTP, in turn. */
export async function benchEnumeration() {
	const endpoints = Endpoints.parse(JSON.parse(await readFile(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")));
	const results = [];
	for (const asked of ASKED) results.push(...(await compare(endpoints, asked)));
	return results;
}
