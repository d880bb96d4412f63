import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { PROMPTLY_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig({ INNGEST_LOCAL_MAX_CALLS: "16" });
});
afterAll(() => rig.stop());

it("runs far more at once than it may call at once, every step exactly once", async () => {
	const runs = 90;
	const token = randomUUID();
	const names = ["parallel-one-by-one", "sequence-in-many-calls", "sequence"].map(rig.eventName);
	await rig.inngest.send(Array.from({ length: runs }, (_, index) => ({ name: names[index % names.length] ?? "", data: { token } })));
	await rig.until(token, "done", runs, PROMPTLY_MS + 60_000);
	const each = runs / names.length;
	for (const [what, count] of Object.entries({ a: each, b: each, c: each, first: each * 2, again: each * 2 * 3, done: runs })) {
		expect(rig.effects(token, what), what).toHaveLength(count);
	}
});
