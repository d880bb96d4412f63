import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { joinSignals } from "@/lib/platform/waiting/join-signals";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

it("aborts with the first signal and its reason, or when its time is up", async () => {
	const [one, other] = [new AbortController(), new AbortController()];
	const joined = joinSignals([one.signal, other.signal]);
	other.abort(new Error("enough"));
	one.abort(new Error("too late"));
	expect(joined.signal.reason).toEqual(new Error("enough"));
	expect(joinSignals([AbortSignal.abort("before")]).signal.reason).toBe("before");
	const timed = joinSignals([], 20);
	await delay(60);
	expect(timed.signal.reason).toMatchObject({ name: "TimeoutError" });
});

it("once it is released it never aborts, and what still listens to it goes", async () => {
	const caller = new AbortController();
	const work = () => {
		const { signal, release } = joinSignals([caller.signal], 30);
		const held = { answer: "x".repeat(1000) };
		signal.addEventListener("abort", () => held.answer);
		release();
		return { signal: new WeakRef(signal), held: new WeakRef(held) };
	};
	const { signal, held } = work();
	await delay(60);
	expect(signal.deref()?.aborted ?? false).toBe(false);
	await delay(0);
	collectGarbage();
	expect(held.deref()).toBeUndefined();
});
