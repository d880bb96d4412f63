import { createHash, randomUUID } from "node:crypto";
import { sendSigned } from "@/local/inngest/calls/signed-request";
import { canonicalJson } from "@/local/inngest/signing/canonical-json";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";

const ROUNDS = 15;
const nowMs = () => performance.timeOrigin + performance.now();
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Measure {
	name: string;
	value: number;
	unit: string;
	/** The value not to exceed; undefined for what is measured only to compare with. */
	goal: number | undefined;
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs one function and gives the times at which its steps began, with the time of sending first. */
async function runTimes(rig: Rig, name: string, steps: number): Promise<number[]> {
	const token = randomUUID();
	const sentAt = nowMs();
	await rig.inngest.send({ name: `bench/${name}`, data: { token } });
	for (;;) {
		const times: number[] = await (await fetch(new URL(`/begun?token=${token}`, rig.appUrl))).json();
		if (times.length >= steps) return [sentAt, ...times];
		await pause(40);
	}
}

async function perStepMs(rig: Rig, name: string, steps: number): Promise<number> {
	const values: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const times = await runTimes(rig, name, steps);
		values.push(((times.at(-1) ?? 0) - (times[1] ?? 0)) / (steps - 1));
	}
	return median(values);
}

async function untilFirstStepMs(rig: Rig): Promise<number> {
	const values: number[] = [];
	for (let round = 0; round < ROUNDS * 2; round++) {
		const [sentAt = 0, firstAt = 0] = await runTimes(rig, "one-step", 1);
		values.push(firstAt - sentAt);
	}
	return median(values);
}

/** The SDK's own answer to a call in the middle of a run of 20 steps, with HTTP and signatures but no engine. */
async function appAnswerMs(rig: Rig): Promise<number> {
	const doneIds = Array.from({ length: 10 }, (_, index) => createHash("sha1").update(`step ${index}`).digest("hex"));
	const steps = Object.fromEntries(doneIds.map((id) => [id, { data: null }]));
	const values: number[] = [];
	for (let round = 0; round < 100; round++) {
		const token = randomUUID();
		const event = { id: token, name: "bench/twenty-calls", data: { token }, ts: Date.now() };
		const stack = { stack: doneIds, current: doneIds.length - 1 };
		const ctx = { run_id: token, fn_id: "bench-twenty-calls", attempt: 0, max_attempts: 4, stack };
		const url = new URL("?fnId=bench-twenty-calls&stepId=step", rig.appUrl);
		const body = canonicalJson({ version: -1, event, events: [event], steps, ctx });
		const startedAt = nowMs();
		const answer = await sendSigned("POST", url, body, rig.signingKey, {});
		values.push(nowMs() - startedAt);
		if (answer.status !== 206) throw new Error(`The app answered ${answer.status}: ${answer.text}`);
	}
	return median(values);
}

async function roundTripMs(rig: Rig): Promise<number> {
	const values: number[] = [];
	for (let round = 0; round < 200; round++) {
		const startedAt = nowMs();
		await (await fetch(new URL("/bare", rig.appUrl), { method: "POST", body: "{}" })).json();
		values.push(nowMs() - startedAt);
	}
	return median(values);
}

/**
 * The engine's own cost: what a step adds, and how soon a sent event reaches its first step, beside a bare HTTP round trip. By default on
 * a throwaway Postgres without fsync; `settings` may name another by DATABASE_URL.
 */
export async function benchEngine(settings: Record<string, string> = {}): Promise<Measure[]> {
	const rig = await startRig(settings, "tests/bench/engine-app.ts");
	try {
		await perStepMs(rig, "fifty-steps", 50);
		const of = (name: string, value: number, goal?: number): Measure => ({ name, value: Math.round(value * 100) / 100, unit: "ms", goal });
		const ownAnswer = await appAnswerMs(rig);
		const ownCall = await perStepMs(rig, "twenty-calls", 20);
		return [
			of("bare HTTP round trip", await roundTripMs(rig)),
			of("the app's answer to one call, without an engine", ownAnswer),
			of("a step within one call (of 50)", await perStepMs(rig, "fifty-steps", 50), 4),
			of("a step in a call of its own (of 20)", ownCall),
			of("the engine's share of a step in a call of its own", ownCall - ownAnswer, 4),
			of("event sent to first step", await untilFirstStepMs(rig), 25),
		];
	} finally {
		await rig.stop();
	}
}
