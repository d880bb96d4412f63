import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { numbersFrom } from "@/tests/hostile/hostile-file";
import { type Ended, liveJob } from "./chaos-job";
import { SLOWNESS, stack } from "./stack";
import { fullDisk, STRIKES, type Strike, setMood } from "./strike";

/** `npm run chaos -- long` plays a hundred rounds; `CHAOS_SEED` plays others. */
const ROUNDS = process.env.CHAOS_LONG === "1" ? 100 : 10;
const SEED = Number(process.env.CHAOS_SEED ?? 6);
const JOBS_AT_ONCE = 20;
const SETTLED_WITHIN_MS = 60_000 * SLOWNESS;
const OUTER_LIMIT_MS = ROUNDS * 15_000 + 240_000;
/** The longest that a round waits for the moment that it wants. */
const MOMENT_WITHIN_MS = 4_000;

/** At the boundary of a step, or inside one. */
const MOMENTS = ["step_started", "tool_started", "tool_finished", "step_finished", "slot_needed", "artifact_ready"] as const;
/** Of each kind at least one, for the short form; all others come after these. */
const FIRST = /^(web|inngest|postgres|tool-host) is killed|^(web|postgres) stands still|of tools is killed|connections|disk|lies$/;
const strikes = existsSync(path.join(stack.folder, "storage-is-small")) ? [...STRIKES, fullDisk] : STRIKES;
const say = (line: string) => void process.stdout.write(`${line}\n`);

afterAll(() => setMood("well"));

/** Waits for an event of this type of any job: on the database itself, so that the moment is not missed. */
async function untilMoment(type: string): Promise<void> {
	const client = new pg.Client({ connectionString: stack.databaseUrl, connectionTimeoutMillis: MOMENT_WITHIN_MS, query_timeout: MOMENT_WITHIN_MS });
	client.on("error", () => undefined);
	const until = Date.now() + MOMENT_WITHIN_MS;
	try {
		await client.connect();
		const { rows } = await client.query("SELECT now() AS now");
		while (Date.now() < until) {
			const { rowCount } = await client.query(`SELECT 1 FROM job_event WHERE type = $1 AND ts > $2 LIMIT 1`, [type, rows[0].now]);
			if (rowCount !== 0) return;
			await delay(15);
		}
	} catch {
		// The database itself is away: a moment as good as any.
	} finally {
		await client.end().catch(() => undefined);
	}
}

it(`${JOBS_AT_ONCE} jobs at once outlive ${ROUNDS} rounds in which parts die, stand still, lie or have no room`, { timeout: OUTER_LIMIT_MS }, async () => {
	const random = numbersFrom(SEED);
	let roundsLeft = ROUNDS;
	const ended: Ended[] = [];
	const owner = async () => {
		do ended.push(await liveJob());
		while (roundsLeft > 1);
	};
	const owners = Array.from({ length: JOBS_AT_ONCE }, owner);
	const all = Promise.all(owners);
	all.catch(() => undefined);
	const isFirst = ({ title }: Strike) => FIRST.test(title);
	const order = [
		...shuffled(strikes.filter(isFirst), random),
		...shuffled(
			strikes.filter((strike) => !isFirst(strike)),
			random,
		),
	];
	for (; roundsLeft > 0; roundsLeft--) {
		const round = ROUNDS - roundsLeft;
		if (round > 0 && round % order.length === 0) order.splice(0, order.length, ...shuffled(strikes, random));
		const strike = order[round % order.length];
		const moment = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? "tool_started";
		await untilMoment(moment);
		await delay(random() * 200);
		say(`round ${round + 1}: ${strike?.title} at ${moment}`);
		await strike?.strike(random);
		await delay(random() * 3_000);
	}
	const lastAt = Date.now();
	await all;
	const settledMs = Math.max(...ended.map(({ endedAt }) => endedAt)) - lastAt;
	const failures = ended.flatMap((job) => job.failures);
	say(`${ended.length} jobs ended, ${failures.length} times tried again, settled ${Math.round(settledMs / 1000)} s after the last round`);
	for (const [failure, count] of tally(failures)) say(`  ${count} × ${failure}`);

	expect(ended.filter(({ wrong }) => wrong.length > 0).map((job) => ({ ...job, failures: [...new Set(job.failures)] }))).toEqual([]);
	expect(await doubled(ended.map(({ jobId }) => jobId))).toEqual([]);
	expect(failures.filter((failure) => /^(INTERNAL|null):/.test(failure))).toEqual([]);
	expect(settledMs).toBeLessThan(SETTLED_WITHIN_MS);
});

function shuffled<T>(values: readonly T[], random: () => number): T[] {
	return values
		.map((value) => ({ value, at: random() }))
		.sort((one, other) => one.at - other.at)
		.map(({ value }) => value);
}

function tally(values: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}

/** What the rows of these jobs tell that must not be. */
async function doubled(jobIds: readonly string[]): Promise<string[]> {
	process.env.DATABASE_URL = stack.databaseUrl;
	const [{ faults }, { closeDatabase }] = await Promise.all([import("@/tests/world/faults"), import("@/lib/platform/database/db")]);
	try {
		const found: string[] = [];
		for (const jobId of jobIds) found.push(...(await faults(jobId)).map((fault) => `${jobId}: ${fault}`));
		return found;
	} finally {
		await closeDatabase();
	}
}
