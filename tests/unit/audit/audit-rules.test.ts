import { expect, it } from "vitest";
import { callsSearch, readCallFilter } from "@/components/audit/calls/call-filter";
import { toCsv } from "@/components/audit/export/csv";
import { MOST_ROWS, readAll } from "@/components/audit/export/read-all";
import { percent, quantile } from "@/components/audit/list-sums";
import { periodSearch, periodWithin, readPeriod } from "@/components/audit/period/period";
import { groupTickets } from "@/components/audit/tickets/ticket-groups";
import { columnsOf, costSeries } from "@/components/audit/workflow/cost-series";
import { AppError } from "@/lib/platform/errors";
import { changedState, TICKET_STATES } from "@/lib/specialists/run-views/ticket-state";
import { type ExceptionRecord, TicketState } from "@/lib/specialists/schemas";
import { bucketFor } from "@/lib/specialists/workflow-views/bucket";

it("CSV quotes what needs it, writes nested values as JSON, and runs nothing in a spreadsheet", () => {
	const rows = [
		{ a: 'say "hi", now', b: null, c: -5 },
		{ a: "=SUM(A1)", d: { x: 1 } },
		{ a: "-1+1", b: true },
	];
	expect(toCsv(rows)).toBe(["a,b,c,d", '"say ""hi"", now",,-5,', `'=SUM(A1),,,"{""x"":1}"`, "'-1+1,true,,", ""].join("\r\n"));
	expect(toCsv([])).toBe("");
});

it("an export reads page after page, and stops at its bound", async () => {
	const pages: Record<string, { items: { n: number }[]; nextCursor: string | null }> = {
		first: { items: [{ n: 1 }, { n: 2 }], nextCursor: "second" },
		second: { items: [{ n: 3 }], nextCursor: null },
	};
	expect(await readAll(async (cursor) => pages[cursor ?? "first"] ?? { items: [], nextCursor: null })).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
	const endless = await readAll(async () => ({ items: Array.from({ length: 3000 }, (_, n) => ({ n })), nextCursor: "more" }));
	expect(endless).toHaveLength(MOST_ROWS);
});

it("a ticket's states: closed ones are only opened again, and its own state is kept", () => {
	for (const state of TicketState.options) {
		for (const wanted of TicketState.options) {
			if (wanted === state || TICKET_STATES[state].includes(wanted)) expect(changedState(state, wanted)).toBe(wanted);
			else expect(() => changedState(state, wanted)).toThrow(AppError);
		}
	}
	expect(TICKET_STATES.resolved).toEqual(["open"]);
	expect(TICKET_STATES.ignored).toEqual(["open"]);
});

it("tickets of one kind stand together, what is open and weighs most first", () => {
	const ticket = (exception_type: string, severity: ExceptionRecord["severity"], state: TicketState) =>
		({ exception_type, severity, state }) as ExceptionRecord;
	const groups = groupTickets([
		ticket("resume_warning", "low", "open"),
		ticket("run_failed", "critical", "resolved"),
		ticket("item_failed", "medium", "acknowledged"),
		ticket("resume_warning", "high", "ignored"),
	]);
	expect(groups.map(({ exceptionType, severity, open, tickets }) => [exceptionType, severity, open, tickets.length])).toEqual([
		["resume_warning", "high", 1, 2],
		["item_failed", "medium", 1, 1],
		["run_failed", "critical", 0, 1],
	]);
});

it("a filter goes into an address and comes out the same; what it can't mean is left out", () => {
	const filter = { agentRole: "fit scorer", stepName: "score", status: ["failed", "timeout"], declared: false, attempt: 2 } as const;
	const address = new URLSearchParams(Object.entries(callsSearch(filter)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
	expect(readCallFilter(address)).toEqual(filter);
	expect(readCallFilter(new URLSearchParams("status=lost&declared=maybe&attempt=0&span=x&role="))).toEqual({});
});

it("costs over time: gaps are columns too, the dearest comes first", () => {
	const row = { title: "Search", calls: 2, failedCalls: 1 };
	const items = [
		{ ...row, start: "2026-01-31", agentRole: "scout", stepName: "search", costMicroU: 5 },
		{ ...row, start: "2026-02-02", agentRole: "scout", stepName: "search", costMicroU: 7 },
		{ ...row, start: "2026-02-02", agentRole: "resume_writer", stepName: "write", title: "Write", costMicroU: 20 },
	];
	const timeline = { bucket: "day" as const, items };
	expect(columnsOf(timeline)).toEqual(["2026-01-31", "2026-02-01", "2026-02-02"]);
	expect(costSeries(timeline, "specialist", columnsOf(timeline))).toMatchObject([
		{ key: "resume_writer", label: "Resume writer", costMicroU: 20, byColumn: [0, 0, 20] },
		{ key: "scout", costMicroU: 12, calls: 4, failedCalls: 2, byColumn: [5, 0, 7] },
	]);
	expect(costSeries(timeline, "step", columnsOf(timeline))[0]).toMatchObject({ key: "write", label: "Write" });
	expect(
		columnsOf({
			bucket: "month",
			items: [
				{ ...items[0], start: "2025-11-01" },
				{ ...items[0], start: "2026-02-01" },
			] as typeof items,
		}),
	).toEqual(["2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01"]);
	expect(columnsOf(timeline, { from: "2026-01-30", to: "2026-02-03" })).toEqual(["2026-01-30", "2026-01-31", "2026-02-01", "2026-02-02", "2026-02-03"]);
	expect(columnsOf({ bucket: "week", items }, { from: "2026-01-28", to: "2026-02-03" })).toEqual(["2026-01-26", "2026-02-02"]);
	expect(columnsOf({ bucket: "month", items }, { from: "2025-12-30", to: "2026-02-03" })).toEqual(["2025-12-01", "2026-01-01", "2026-02-01"]);
	expect(columnsOf({ bucket: "day", items: [] })).toEqual([]);
});

it("a period comes out of an address as it went in, is of the last 30 days without one, and is shown in pieces that can be read", () => {
	const now = new Date("2026-03-10T12:00:00Z");
	const nowMs = now.getTime();
	const usual = { from: "2026-02-09", to: "2026-03-10" };
	for (const period of [usual, {}, { from: "2026-01-01" }, { to: "2026-01-05" }, { from: "2026-01-01", to: "2026-01-01" }]) {
		const address = Object.entries(periodSearch(period, nowMs)).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
		expect(readPeriod(new URLSearchParams(address), nowMs)).toEqual(period);
	}
	for (const address of ["", "period=7d", "from=yesterday", "from=2026-03-10&to=2026-03-09"])
		expect(readPeriod(new URLSearchParams(address), nowMs)).toEqual(usual);
	const bucketOf = (from?: string) => bucketFor(from ? { from } : {}, now);
	expect([bucketOf("2026-03-04"), bucketOf("2026-02-09"), bucketOf("2025-12-11"), bucketOf("2025-03-11"), bucketOf()]).toEqual([
		"day",
		"day",
		"week",
		"month",
		"month",
	]);
	expect(bucketFor({ from: "2024-01-01", bucket: "day" }, now)).toBeNull();
	expect(bucketFor({ from: "2024-01-01", bucket: "week" }, now)).toBe("week");
});

it("a column of a chart leads to its own days, and to none outside of the period", () => {
	expect(periodWithin("2026-02-02", "week", {})).toEqual({ from: "2026-02-02", to: "2026-02-08" });
	expect(periodWithin("2026-02-02", "week", { from: "2026-02-04", to: "2026-02-06" })).toEqual({ from: "2026-02-04", to: "2026-02-06" });
	expect(periodWithin("2026-02-01", "month", { from: "2025-02-04" })).toEqual({ from: "2026-02-01", to: "2026-02-28" });
	expect(periodWithin("2026-02-02", "day", { from: "2025-02-04" })).toEqual({ from: "2026-02-02", to: "2026-02-02" });
});

it("what a list comes to is counted as the database counts it", () => {
	expect([quantile([], 0.5), quantile([3], 0.95), quantile([4, 1, 3, 2], 0.5), quantile([10, 20], 0.95)]).toEqual([null, 3, 2.5, 19.5]);
	expect([percent(null), percent(1), percent(0.999), percent(0.29)]).toEqual(["–", "100 %", "99 %", "29 %"]);
});
