import { describe, expect, it } from "vitest";
import { secondsUntilTurn, wordsInLine } from "@/lib/goal-jobs/line/line-order";

const job = (ownerId: string, n: number) => ({ id: `${ownerId}${n}`, ownerId });
const PACE = { driveSeconds: 10, atOnce: { overall: 2, perOwner: 1 } };

describe("the wait in line", () => {
	it("grows by what is ahead, over the places there are", () => {
		const waits = secondsUntilTurn([job("a", 1), job("b", 1), job("c", 1), job("d", 1)], PACE);
		expect([...waits.values()]).toEqual([10, 10, 15, 20]);
	});

	it("of an owner's single job doesn't grow with another's hundred", () => {
		const many = Array.from({ length: 100 }, (_, n) => job("a", n));
		const waits = secondsUntilTurn([...many, job("b", 1)], PACE);
		expect(waits.get("b1")).toBe(10);
		// One at a time for its owner, whatever is free.
		expect(waits.get("a99")).toBe(1000);
	});

	it("is told in minutes, and not at all when it is hardly one", () => {
		expect(wordsInLine(null)).toEqual({});
		expect(wordsInLine(2)).toEqual({});
		expect(wordsInLine(20).progressMessage).toBe("In line, about 1 minute");
		expect(wordsInLine(61).progressMessage).toBe("In line, about 2 minutes");
	});
});
