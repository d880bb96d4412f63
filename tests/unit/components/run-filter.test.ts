import { describe, expect, it } from "vitest";
import { EVERY_RUN, RUN_STATES, readDay, readRunFilter, runsAddress, searchOf, stateOf } from "@/components/goal-jobs/run-filter";
import { closingWords, isAnsweredInPlace } from "@/components/inbox/waiting-words";
import { periodName, periodOf } from "@/components/ui/form/periods";
import { SessionFilter } from "@/lib/goal-jobs/sessions/schemas";

const read = (search: string) => readRunFilter(new URLSearchParams(search));

describe("the filter of runs", () => {
	it("stands in an address as it was, and the API takes that address as it is", () => {
		const filter = {
			statuses: ["completed", "partial"] as const,
			isWaiting: true,
			q: "cv & more",
			workflowId: "goal_lane.x",
			from: "2026-05-01",
			to: "2026-05-31",
		};
		const search = searchOf(filter);
		expect(read(search)).toEqual(filter);
		const asked = new URLSearchParams(search);
		const given = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name).length > 1 ? asked.getAll(name) : asked.get(name)]));
		expect(SessionFilter.parse(given)).toMatchObject({ statuses: ["completed", "partial"], waiting: true, q: "cv & more" });
		expect(runsAddress({})).toBe("/runs");
	});

	it("leaves out what it cannot mean", () => {
		expect(read("status=asleep&waiting=yes&from=2026-02-30&to=soon")).toEqual(EVERY_RUN);
		expect(read("from=2026-05-02&to=2026-05-01")).toMatchObject({ from: null, to: "2026-05-01" });
		expect([readDay("2026-02-29"), readDay("2028-02-29"), readDay(null)]).toEqual([null, "2028-02-29", null]);
	});

	it("counts nothing as waiting that was never started, in old addresses too", () => {
		expect(read("waiting=true")).toMatchObject({ isWaiting: true, statuses: ["executing", "ready_with_preview"] });
		expect(stateOf(read("waiting=true"))).toBe("waiting");
		expect(stateOf(read("status=slots_pending&status=ready"))).toBe("slots_pending");
	});

	it("has a name for each state of the list, whatever the order of its statuses, and none for others", () => {
		for (const { value, statuses } of RUN_STATES) {
			expect(stateOf({ ...EVERY_RUN, statuses: statuses.toReversed(), isWaiting: value === "waiting" })).toBe(value);
		}
		expect(searchOf(read("statuses=failed"))).toBe("status=failed");
		expect(stateOf(read("statuses=failed&statuses=completed"))).toBeNull();
		expect(stateOf(read("status=failed&waiting=true"))).toBeNull();
	});
});

describe("a period", () => {
	const now = Date.parse("2026-03-31T23:30:00.000Z");

	it("means whole UTC days up to today, and is known by its days", () => {
		expect(periodOf("today", now)).toEqual({ from: "2026-03-31", to: "2026-03-31" });
		expect(periodOf("7d", now)).toEqual({ from: "2026-03-25", to: "2026-03-31" });
		expect(periodOf("month", now)).toEqual({ from: "2026-03-01", to: "2026-03-31" });
		expect(periodOf("last-month", now)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
		expect(periodOf("year", now)).toEqual({ from: "2025-04-01", to: "2026-03-31" });
		expect(periodName(periodOf("last-month", now), now)).toBe("last-month");
		expect(periodName({ from: "2026-03-02", to: "2026-03-31" }, now)).toBe("30d");
		expect(periodName({ from: "2026-03-03", to: "2026-03-31" }, now)).toBeNull();
	});
});

describe("what waits", () => {
	const now = Date.parse("2026-03-01T00:00:00.000Z");
	const closes = (until: string) => closingWords({ until }, now);

	it("says when it is closed, and that it is soon in the last three days", () => {
		expect(closes("2026-03-20T12:00:00.000Z")).toEqual({ text: "Closes in 19 days", isSoon: false });
		expect(closes("2026-03-02T12:00:00.000Z")).toEqual({ text: "Closes in a day", isSoon: true });
		expect(closes("2026-03-01T05:30:00.000Z")).toEqual({ text: "Closes in 5 h", isSoon: true });
		expect(closes("2026-02-28T00:00:00.000Z")).toEqual({ text: "Closes within the hour", isSoon: true });
		expect(closingWords({ until: null }, now)).toBeNull();
	});

	it("is answered beside the list, unless it needs the room of a page", () => {
		expect(isAnsweredInPlace({ kind: "checkpoint" }, false)).toBe(true);
		expect(isAnsweredInPlace({ kind: "checkpoint" }, true)).toBe(false);
		expect(isAnsweredInPlace({ kind: "preview" }, false)).toBe(false);
		expect(isAnsweredInPlace({ kind: "device" }, false)).toBe(false);
		expect(isAnsweredInPlace({ kind: "questions" }, true)).toBe(true);
	});
});
