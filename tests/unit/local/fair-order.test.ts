import { describe, expect, it } from "vitest";
import { FairOrder } from "@/local/inngest/rules/fair-order";

interface Call {
	readonly line: string;
	readonly isFresh: boolean;
	readonly name: string;
}

const run = (line: string, name: string): Call => ({ line, name, isFresh: true });
const runs = (line: string, count: number) => Array.from({ length: count }, (_, n) => run(line, `${line}${n}`));

/** Serves one after the other from what waits; `arrive` adds to it before a turn. */
function serveAll(waiting: Call[], arrive: Readonly<Record<number, Call[]>> = {}): string[] {
	const order = new FairOrder();
	const served: string[] = [];
	let left = waiting;
	while (left.length > 0) {
		left = [...left, ...(arrive[served.length] ?? [])];
		const [next] = order.order(left);
		if (!next) break;
		order.served(next);
		served.push(next.name);
		left = left.filter((one) => one !== next);
	}
	return served;
}

describe("the order in which waiting calls are served", () => {
	it("is by age where nobody has more than one", () => {
		expect(serveAll(["a", "b", "c"].map((line) => run(line, line)))).toEqual(["a", "b", "c"]);
	});

	it("lets lines take turns, each in its own order", () => {
		expect(serveAll([...runs("a", 4), ...runs("b", 2)])).toEqual(["a0", "b0", "a1", "b1", "a2", "a3"]);
	});

	it("serves one that comes to a long line of another's next, and no newcomer twice before it", () => {
		const served = serveAll(runs("a", 10), { 4: [run("b", "b0"), run("b", "b1"), run("c", "c0")] });
		expect(served.slice(0, 9)).toEqual(["a0", "a1", "a2", "a3", "a4", "b0", "c0", "a5", "b1"]);
	});

	it("ends what has begun first", () => {
		expect(new FairOrder().order([run("a", "a0"), { ...run("b", "b0"), isFresh: false }]).map(({ name }) => name)).toEqual(["b0", "a0"]);
	});
});
