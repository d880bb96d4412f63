import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withTimeLimit } from "@/lib/platform/waiting/time-limit";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

it("fires after its time, also when garbage was collected meanwhile, and with the other signal before", async () => {
	const caller = new AbortController();
	const signals = [withTimeLimit(caller.signal, 100), withTimeLimit(new AbortController().signal, 20_000)];
	await delay(20);
	collectGarbage();
	await delay(200);
	expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
	expect(signals[0]?.reason).toMatchObject({ name: "TimeoutError" });

	const cut = withTimeLimit(caller.signal, 20_000);
	caller.abort(new Error("enough"));
	expect(cut.reason).toEqual(new Error("enough"));
	expect(withTimeLimit(AbortSignal.abort(), 10).aborted).toBe(true);
});
