import { delay } from "./core/retrying.ts";
import type { CallOptions, Transport } from "./core/transport.ts";
import type { EventLog, JobEvent, StatusView } from "./generated/models.ts";
import { watchChannel } from "./watch-channel.ts";

export interface EventOptions {
	/** Events after this one; 0 for all. */
	readonly after?: number;
	readonly signal?: AbortSignal;
}

const PAGE = 500;
const ENDED: ReadonlySet<string> = new Set(["completed", "partial", "failed", "cancelled"]);

export const isEnded = (status: string): boolean => ENDED.has(status);

/**
 * A job's events in order, each `seq` once and none left out, until the job has ended. They are read from the job's log; the stream only says
 * when there is something to read, so that a lost message loses nothing. Where there is no stream the log is read at the interval that the service suggests.
 */
export async function* followEvents(transport: Transport, jobSpecId: string, { after = 0, signal }: EventOptions = {}): AsyncGenerator<JobEvent> {
	const options: CallOptions = signal ? { signal } : {};
	const at = `/jobs/goal/${encodeURIComponent(jobSpecId)}`;
	const watch = watchChannel(transport, `private-job-${jobSpecId}`);
	let last = after;
	try {
		for (;;) {
			const woken = watch.next();
			const log = await transport.call<EventLog>("GET", `${at}/events`, { query: { after: last, limit: PAGE } }, options);
			for (const event of log.items) {
				if (event.seq <= last) continue;
				last = event.seq;
				yield event;
			}
			if (log.nextAfter !== null) continue;
			const status = await transport.call<StatusView>("GET", `${at}/status`, {}, options);
			if (status.lastSeq > last) continue;
			if (isEnded(status.status)) return;
			await Promise.race([woken, delay(status.suggestedPollIntervalMs ?? 5_000, signal)]);
		}
	} finally {
		watch.close();
	}
}
