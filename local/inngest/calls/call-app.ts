import { randomUUID } from "node:crypto";
import type { Call, Engine, Lease } from "@/local/inngest/engine/engine";
import { DISCOVERY } from "@/local/inngest/runs/queue";
import { callBody } from "./call-body";
import { type Outcome, outcomeOf } from "./outcome";
import { sendSigned } from "./signed-request";

const NEVER_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Runs a function, or one of its steps, in the app and tells what came of it. Never rejects. */
export async function callApp(engine: Engine, address: string, lease: Lease, call: Call): Promise<Outcome> {
	const url = new URL(address);
	url.searchParams.set("fnId", lease.functionId);
	url.searchParams.set("stepId", lease.stepId === DISCOVERY ? "step" : lease.stepId);
	try {
		const answer = await sendSigned("POST", url, callBody(lease, call), engine.config.signingKey, {
			"x-run-id": lease.runId,
			"x-request-id": randomUUID(),
			"x-inngest-job-id": `${lease.runId}/${lease.stepId}`,
			"x-inngest-generation-id": String(lease.generation),
		});
		return outcomeOf(answer);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		const message = error instanceof Error ? `${code} ${error.message}`.trim() : String(error);
		return NEVER_CONNECTED.test(code) ? { kind: "unreachable", message } : { kind: "crashed", message };
	}
}
