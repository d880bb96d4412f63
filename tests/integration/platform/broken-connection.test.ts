import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { z } from "zod";
import { sql } from "@/lib/platform/database/db";

const Backend = z.object({ pid: z.int() });

it("a connection that the server ends while somebody holds it fails their next query, and nothing else", async () => {
	const held = await sql().connect();
	const { pid } = Backend.parse((await held.query("SELECT pg_backend_pid() AS pid")).rows[0]);
	await sql().query("SELECT pg_terminate_backend($1)", [pid]);
	// Its end is told to the connection, which nobody asks anything meanwhile.
	await delay(200);
	await expect(held.query("SELECT 1")).rejects.toThrow();
	held.release(true);
	expect((await sql().query("SELECT 1")).rowCount).toBe(1);
});
