// One commit in a process of its own, which dies after the step of a given number: a change of the database, or an answer of another service.
// Run with DYING_CALL, a JSON text; says last what its steps were. At 0 it lives to the end, at null it dies when the answer is made and not yet sent.
import { writeSync } from "node:fs";
import "next/dist/server/node-environment-baseline.js";
import { z } from "zod";
import { die, steps, watchSteps } from "./step-watch";

const Call = z.object({ diesAfter: z.int().nullable(), token: z.string(), key: z.string(), body: z.record(z.string(), z.unknown()) });
const { diesAfter, token, key, body } = Call.parse(JSON.parse(process.env.DYING_CALL ?? ""));

watchSteps(diesAfter);

const { POST } = await import("@/app/api/v1/workflow/commit/route");
const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key };
const request = new Request("http://127.0.0.1:3000/api/v1/workflow/commit", { method: "POST", headers, body: JSON.stringify(body) });
const answer = await POST(request, { params: Promise.resolve({}) });
if (diesAfter === null) die();
// What is done after the answer belongs to the call too.
await new Promise((resolve) => setTimeout(resolve, 300));
writeSync(1, `${JSON.stringify({ steps, hasDied: false, status: answer.status })}\n`);
process.exit(0);
