import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyEventLog, hasGap, mergeEvents } from "@/components/goal-jobs/live/event-log";
import { makeEvent } from "@/tests/factories/runs";

const seqs = (events: ReadonlyArray<{ seq: number }>) => events.map(({ seq }) => seq);

describe("event log", () => {
	it("adds events in order and forgets repeats", () => {
		const log = mergeEvents(mergeEvents(emptyEventLog, [makeEvent(1), makeEvent(2)]), [makeEvent(2), makeEvent(3)]);
		expect(seqs(log.events)).toEqual([1, 2, 3]);
		expect(hasGap(log)).toBe(false);
	});

	it("holds events back behind a gap and shows them once it is filled", () => {
		const gapped = mergeEvents(mergeEvents(emptyEventLog, [makeEvent(1)]), [makeEvent(4), makeEvent(3)]);
		expect(seqs(gapped.events)).toEqual([1]);
		expect(hasGap(gapped)).toBe(true);
		const filled = mergeEvents(gapped, [makeEvent(2)]);
		expect(seqs(filled.events)).toEqual([1, 2, 3, 4]);
		expect(hasGap(filled)).toBe(false);
	});

	it("a reference waits for its content from the log", () => {
		const reference = makeEvent(2, "slot_needed", { ref: "events/2" });
		const waiting = mergeEvents(mergeEvents(emptyEventLog, [makeEvent(1)]), [reference, makeEvent(3)]);
		expect(seqs(waiting.events)).toEqual([1]);
		expect(hasGap(waiting)).toBe(true);
		const whole = mergeEvents(waiting, [makeEvent(2, "slot_needed", { checkpointId: "profile_review" })]);
		expect(seqs(whole.events)).toEqual([1, 2, 3]);
		expect(whole.events[1]?.data).toEqual({ checkpointId: "profile_review" });
	});

	it("a reference that comes late does not replace content that waits", () => {
		const waiting = mergeEvents(emptyEventLog, [makeEvent(2, "slot_needed", { checkpointId: "a" })]);
		const log = mergeEvents(waiting, [makeEvent(2, "slot_needed", { ref: "events/2" }), makeEvent(1)]);
		expect(log.events[1]?.data).toEqual({ checkpointId: "a" });
	});

	it("knows from a newer number alone that something is missing", () => {
		const log = mergeEvents(emptyEventLog, [makeEvent(1)]);
		expect(hasGap(log, 1)).toBe(false);
		expect(hasGap(log, 2)).toBe(true);
	});

	it("stays the same object when nothing is new, so that nothing is drawn again", () => {
		const log = mergeEvents(emptyEventLog, [makeEvent(1)]);
		expect(mergeEvents(log, [makeEvent(1)])).toBe(log);
	});

	it("any order, split and repetition gives the same log", () => {
		const all = Array.from({ length: 12 }, (_, index) => makeEvent(index + 1));
		const shuffled = fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 });
		fc.assert(
			fc.property(shuffled, fc.integer({ min: 1, max: 6 }), (events, chunk) => {
				let log = emptyEventLog;
				for (let at = 0; at < events.length; at += chunk) log = mergeEvents(log, events.slice(at, at + chunk));
				expect(seqs(log.events)).toEqual(seqs(all));
				expect(log.ahead).toEqual([]);
			}),
		);
	});
});
