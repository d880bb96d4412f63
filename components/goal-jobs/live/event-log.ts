import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { isNumber, isText } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";

/** Whether a message of the stream is an entry of the log. */
export function isJobEvent(value: unknown): value is JobEvent {
	return isRecord(value) && isNumber(value.seq) && isText(value.type) && isText(value.ts) && isText(value.attemptId) && isRecord(value.data);
}

/** What this page knows of a run's event log. `events` has no gap up to `lastSeq`; `ahead` waits for what is missing before it. */
export interface EventLogState {
	events: readonly JobEvent[];
	lastSeq: number;
	ahead: readonly JobEvent[];
}

export const emptyEventLog: EventLogState = { events: [], lastSeq: 0, ahead: [] };

/** An event too large for the stream arrives there as a reference; its content has to be read from the log. */
function isReference(event: JobEvent): boolean {
	return Object.keys(event.data).length === 1 && "ref" in event.data;
}

function bySeq(left: JobEvent, right: JobEvent): number {
	return left.seq - right.seq;
}

/**
 * Adds events from the stream, the log or both, in any order and any number of times.
 * Returns the same object when nothing is new.
 */
export function mergeEvents(log: EventLogState, incoming: readonly JobEvent[]): EventLogState {
	const fresh = incoming.filter((event) => event.seq > log.lastSeq);
	if (fresh.length === 0) return log;
	const known = new Map<number, JobEvent>();
	for (const event of [...log.ahead, ...fresh]) {
		const before = known.get(event.seq);
		if (before === undefined || isReference(before)) known.set(event.seq, event);
	}
	const queue = [...known.values()].sort(bySeq);
	const events = [...log.events];
	let lastSeq = log.lastSeq;
	for (const event of queue) {
		if (event.seq !== lastSeq + 1 || isReference(event)) break;
		events.push(event);
		lastSeq = event.seq;
	}
	return { events, lastSeq, ahead: queue.filter((event) => event.seq > lastSeq) };
}

/** True when the log has to be read again from `lastSeq`: something is missing, or `newestSeq` says there is more. */
export function hasGap(log: EventLogState, newestSeq = 0): boolean {
	return log.ahead.length > 0 || newestSeq > log.lastSeq;
}
