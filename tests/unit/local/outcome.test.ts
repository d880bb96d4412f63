import { writeSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTurn, measure, measureBeside, report } from "@/local/checks/outcome";
import { runToEnd } from "@/local/checks/run-to-end";

let said: string[] = [];
beforeEach(() => {
	said = [];
	vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => {
	vi.restoreAllMocks();
});

const good = async () => ({ passed: 2, failed: 0 });

it("what a check beside others says comes in one piece under its heading, once it has ended", async () => {
	let open: () => void = () => undefined;
	const gate = new Promise<void>((resolve) => {
		open = resolve;
	});
	const beside = measureBeside("Beside", async (output) => {
		await runToEnd(process.execPath, ["-e", "console.log('first'); console.error('second')"], { output });
		await gate;
		writeSync(output, "third\n");
		return { passed: 1, failed: 1, failures: ["why"] };
	});
	await measure("In front", good);
	expect(said.join("")).toMatch(/^\n── In front ─+\n$/);
	open();
	expect(await beside).toMatchObject({ name: "Beside", passed: 1, failed: 1, failures: ["why"] });
	expect(said.at(-1)).toMatch(/^\n── Beside ─+\nfirst\nsecond\nthird\n$/);
});

it("a check that throws is one failure, beside others too, and fails the report", async () => {
	const broken = () => Promise.reject(new Error("no room"));
	const outcomes = await Promise.all([measure("In front", good), measureBeside("Beside", broken)]);
	expect(outcomes[1]).toMatchObject({ passed: 0, failed: 1, failures: ["no room"] });
	expect(report(outcomes)).toBe(1);
	expect(said.join("")).toContain("  ✗ Beside: no room\n");
	expect(said.at(-1)).toMatch(/\n2 passed, 1 failed\n$/);
});

it("checks in turn begin when the one before has ended, also after one that fails", async () => {
	const order: string[] = [];
	const check = (name: string) => () =>
		measure(name, async () => {
			order.push(`${name} begins`);
			await setImmediate();
			order.push(`${name} ends`);
			if (name === "one") throw new Error("fails");
			return good();
		});
	expect((await inTurn(check("one"), check("two"))).map(({ failed }) => failed)).toEqual([1, 0]);
	expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});
