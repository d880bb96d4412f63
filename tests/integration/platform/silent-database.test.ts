import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { startThrowawayPostgres } from "@/local/postgres/throwaway";
import { migrate } from "@/prisma/migrate";
import { call } from "@/tests/world/client";

const postgres = await startThrowawayPostgres();
await migrate(postgres.adminUrl);
process.env.DATABASE_URL = postgres.adminUrl;
process.env.DATABASE_TIMEOUT_MS = "1000";

const { GET: healthRoute } = await import("@/app/api/v1/health/route");
const { POST: anonymousRoute } = await import("@/app/api/v1/auth/anonymous/route");
const { GET: profileRoute } = await import("@/app/api/v1/users/me/route");

const { closeDatabase } = await import("@/lib/platform/database/db");
// Connections that late work of an earlier file opened lead elsewhere.
await closeDatabase();

const parentOf = (pid: number | string) => Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);

/** The server and all its processes. */
async function processes(): Promise<number[]> {
	const client = new pg.Client(postgres.adminUrl);
	await client.connect();
	const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
	const server = parentOf(rows[0].pid);
	await client.end();
	const children = readdirSync("/proc").filter((name) => {
		try {
			return /^\d+$/.test(name) && parentOf(name) === server;
		} catch {
			return false;
		}
	});
	return [server, ...children.map(Number)];
}

let frozen: number[] = [];
const signal = (name: NodeJS.Signals) => {
	for (const pid of frozen) {
		try {
			process.kill(pid, name);
		} catch {
			// Ended meanwhile.
		}
	}
};
afterAll(async () => {
	signal("SIGCONT");
	await closeDatabase();
	await postgres.stop();
});

const stale = () => new Promise((resolve) => setTimeout(resolve, 1100));
const database = async () => (await call(healthRoute, "GET")).body.checks.database;

it("a database that falls silent is named by health within two seconds, refused with 503 elsewhere, and works on when it answers", async () => {
	const { accessToken: token } = (await call(anonymousRoute, "POST")).body;
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	expect(await database()).toBe("ok");

	frozen = await processes();
	signal("SIGSTOP");
	await stale();
	const askedAt = performance.now();
	const health = await call(healthRoute, "GET");
	// The time is what this is about.
	expect(performance.now() - askedAt).toBeLessThan(2000);
	expect(health).toMatchObject({ status: 503, body: { checks: { database: "failing", storage: "ok" }, reasons: { database: "It does not answer." } } });

	const unavailable = { status: 503, body: { code: "SERVICE_UNAVAILABLE", message: expect.stringContaining("try again") } };
	const refused = await Promise.all([call(anonymousRoute, "POST"), call(anonymousRoute, "POST"), call(anonymousRoute, "POST")]);
	for (const answer of refused) {
		expect(answer).toMatchObject(unavailable);
		expect(answer.headers.get("retry-after")).toBe("10");
	}

	signal("SIGCONT");
	await expect.poll(async () => (await call(anonymousRoute, "POST")).status).toBe(201);
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	await stale();
	await expect.poll(database, { interval: 1100 }).toBe("ok");
});

it("a database that is gone is refused alike", async () => {
	await postgres.kill();
	expect((await call(anonymousRoute, "POST")).status).toBe(503);
	await postgres.start();
	await expect.poll(async () => (await call(anonymousRoute, "POST")).status).toBe(201);
});
