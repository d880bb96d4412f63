import { readFile } from "node:fs/promises";
import pg from "pg";
import type { NewCharge } from "@/lib/credits/charges/hold-charge";
import type { Query } from "@/lib/platform/database/query";
import { newId } from "@/lib/platform/ids";

const OWNERS = 8;
const COMMITS = 150;
const ROUNDS = 3;
const PRICE = 20_930;
const BREAKDOWN = { llm: 0, compute: 7475, storage: 0, mcp: 13_455, runFloor: 0 };

/** What the code of the server wants to know before it loads; only the database is used. */
function environmentFor(databaseUrl: string): Record<string, string> {
	const secret = "a-secret-of-the-bench-with-enough-characters";
	return {
		NODE_ENV: "production",
		APP_URL: "http://127.0.0.1:3000",
		NEXTAUTH_URL: "http://127.0.0.1:3000",
		NEXTAUTH_SECRET: secret,
		TOKEN_SECRET: secret,
		INNGEST_DEV: "1",
		PUSHER_APP_ID: "bench",
		PUSHER_KEY: "bench",
		PUSHER_SECRET: "bench",
		SMTP_URL: "smtp://127.0.0.1:9",
		LOG_LEVEL: "silent",
		DATABASE_URL: databaseUrl,
	};
}

/** The same rows as a commit writes, statement by statement, by somebody who knows what will be in them. */
async function bareCommit(query: Query, ownerId: string, grantId: string): Promise<void> {
	const chargeId = newId();
	await query("BEGIN");
	await query(`SELECT "freeMonth", "freeSpentMicroU" FROM credit_wallet WHERE "ownerId" = $1::uuid FOR UPDATE`, [ownerId]);
	await query(`SELECT "balanceMicroU" FROM ledger_account WHERE "ownerId" = $1::uuid AND "kind" = 'available'`, [ownerId]);
	await query(
		`INSERT INTO run_charge ("id", "ownerId", "runId", "workflowKind", "specId", "rawMicroU", "insuredMicroU", "chargedMicroU", "breakdown", "freeMicroU", "freeMonth")
			VALUES ($1::uuid, $2::uuid, $3::uuid, 'goal_lane', 'goal_lane.bench', 14000, 16100, $4::bigint, $5::jsonb, 0, '2026-01')`,
		[chargeId, ownerId, newId(), PRICE, JSON.stringify(BREAKDOWN)],
	);
	await query(`INSERT INTO charge_part VALUES ($1::uuid, $2::uuid, $3::bigint)`, [chargeId, grantId, PRICE]);
	await query(`UPDATE credit_grant SET "remainingMicroU" = "remainingMicroU" - $2::bigint WHERE "id" = $1::uuid`, [grantId, PRICE]);
	await query(`UPDATE credit_wallet SET "freeSpentMicroU" = 0 WHERE "ownerId" = $1::uuid`, [ownerId]);
	const journalId = newId();
	await query(`INSERT INTO ledger_journal ("id", "kind", "ref", "chargeId") VALUES ($1::uuid, 'credit_deduction_workflow', $2::uuid::text, $2::uuid)`, [
		journalId,
		chargeId,
	]);
	await query(
		`INSERT INTO ledger_entry ("id", "journalId", "ownerId", "account", "amountMicroU")
			VALUES ($1::uuid, $2::uuid, $3::uuid, 'available', -($4::bigint)), ($5::uuid, $2::uuid, $3::uuid, 'held', $4::bigint)`,
		[newId(), journalId, ownerId, PRICE, newId()],
	);
	await query("COMMIT");
}

const chargeOf = (ownerId: string): NewCharge => ({
	ownerId,
	runId: newId(),
	job: null,
	workflowKind: "goal_lane",
	specId: "goal_lane.bench",
	price: { rawMicroU: 14_000, insuredMicroU: 16_100, chargedMicroU: PRICE, breakdown: BREAKDOWN },
	allowanceMicroU: 0,
});

/** Commits of several owners at once: how many a second. */
async function rateOf(owners: readonly string[], commit: (ownerId: string, at: number) => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await Promise.all(
		owners.map(async (ownerId, at) => {
			for (let count = 0; count < COMMITS; count += 1) await commit(ownerId, at);
		}),
	);
	return (owners.length * COMMITS * 1000) / (performance.now() - startedAt);
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A commit as the service makes it against the same rows in bare SQL, in turn, by owners at once. */
export async function benchCommits() {
	const { databaseUrl }: { databaseUrl: string } = JSON.parse(await readFile(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8"));
	const before = { ...process.env };
	Object.assign(process.env, environmentFor(databaseUrl));
	const [{ holdCharge }, { grantCredits }, { transaction }, { queryOf }, { closeDatabase, db }] = await Promise.all([
		import("@/lib/credits/charges/hold-charge"),
		import("@/lib/credits/grants/grant-credits"),
		import("@/lib/platform/database/transaction"),
		import("@/lib/platform/database/query"),
		import("@/lib/platform/database/db"),
	]);
	const owners = Array.from({ length: OWNERS }, () => newId());
	for (const userId of owners) await transaction((tx) => grantCredits(tx, { userId, kind: "credit_grant_promo", ref: newId(), amountMicroU: 1_000_000_000 }));
	const grants = await db().creditGrant.findMany({ where: { ownerId: { in: owners } } });
	const grantOf = new Map(grants.map(({ ownerId, id }) => [ownerId, id]));
	const clients = await Promise.all(
		owners.map(async () => {
			const client = new pg.Client({ connectionString: databaseUrl });
			await client.connect();
			return client;
		}),
	);
	const bare = (ownerId: string, at: number) =>
		bareCommit(async (text, values = []) => (await clients[at]?.query(text, [...values]))?.rows ?? [], ownerId, grantOf.get(ownerId) ?? "");
	const served = (ownerId: string) => transaction((tx) => holdCharge(queryOf(tx), chargeOf(ownerId)));
	const pairs: Array<{ bare: number; served: number }> = [];
	// The first round warms both up.
	for (let round = 0; round <= ROUNDS; round += 1) {
		const pair = { bare: await rateOf(owners, bare), served: await rateOf(owners, served) };
		if (round > 0) pairs.push(pair);
	}
	for (const client of clients) await client.end();
	await closeDatabase();
	process.env = before;
	return [
		{ name: "the rows of a commit in bare SQL", value: median(pairs.map((pair) => pair.bare)), unit: "a second", goal: undefined },
		{ name: "commits", value: median(pairs.map((pair) => pair.served)), unit: "a second", goal: undefined },
		{ name: "ratio, commits to bare SQL", value: median(pairs.map((pair) => pair.served / pair.bare)), unit: "×", goal: "at least 0.5" },
	];
}
