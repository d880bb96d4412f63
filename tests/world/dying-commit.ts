// One commit in a process of its own, which dies after the step of a given number: a change of the database, or an answer of another service.
// Run with DYING_CALL, a JSON text; says last what its steps were. At 0 it lives to the end, at null it dies when the answer is made and not yet sent.
import { writeSync } from "node:fs";
import "next/dist/server/node-environment-baseline.js";
import pg from "pg";
import { z } from "zod";

const Call = z.object({ diesAfter: z.int().nullable(), token: z.string(), key: z.string(), body: z.record(z.string(), z.unknown()) });
const { diesAfter, token, key, body } = Call.parse(JSON.parse(process.env.DYING_CALL ?? ""));

const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|WITH|COMMIT)/i;
const steps: string[] = [];

function die(): void {
	writeSync(1, `${JSON.stringify({ steps, hasDied: true })}\n`);
	process.kill(process.pid, "SIGKILL");
}

function stepDone(what: string): void {
	steps.push(what);
	if (steps.length === diesAfter) die();
}

// biome-ignore lint/suspicious/noExplicitAny: the method has a dozen forms, which all go on unchanged
const prototype = pg.Client.prototype as any;
const query = prototype.query;
prototype.query = function watched(this: unknown, ...given: unknown[]) {
	const [statement] = given;
	const text = typeof statement === "string" ? statement : String((statement as { text?: string }).text);
	const result = query.apply(this, given);
	if (!CHANGES.test(text) || !(result instanceof Promise)) return result;
	return result.then((rows: unknown) => {
		stepDone(
			text
				.trim()
				.replaceAll(/["\s]+|public\./g, " ")
				.slice(0, 40),
		);
		return rows;
	});
};
const { fetch } = globalThis;
globalThis.fetch = async (...given: Parameters<typeof fetch>) => {
	const answer = await fetch(...given);
	stepDone(`${given[1]?.method ?? "GET"} ${new URL(String(given[0])).pathname.split("/").at(-1)}`);
	return answer;
};

const { POST } = await import("@/app/api/v1/workflow/commit/route");
const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key };
const request = new Request("http://127.0.0.1:3000/api/v1/workflow/commit", { method: "POST", headers, body: JSON.stringify(body) });
const answer = await POST(request, { params: Promise.resolve({}) });
if (diesAfter === null) die();
// What is done after the answer belongs to the call too.
await new Promise((resolve) => setTimeout(resolve, 300));
writeSync(1, `${JSON.stringify({ steps, hasDied: false, status: answer.status })}\n`);
process.exit(0);
