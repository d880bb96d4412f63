import { z } from "zod";
import { isReservedName } from "./event-names";

const MAX_EVENTS = 5_000;
const MAX_EVENT_BYTES = 3 * 1024 * 1024;
const EARLIEST_TS = Date.UTC(1980, 0, 1);
const LATEST_TS = Date.UTC(2100, 0, 1);

const Name = z
	.string()
	.default("")
	.superRefine((name, context) => {
		if (name === "") context.addIssue({ code: "custom", message: "event name is empty" });
		if (isReservedName(name)) context.addIssue({ code: "custom", message: `event name is reserved for internal use: ${name}` });
	});

const Data = z
	.record(z.string(), z.unknown())
	.nullish()
	.transform((data) => {
		const { _inngest, ...own } = data ?? {};
		return own;
	});

const Timestamp = z
	.number()
	.int()
	.optional()
	.transform((ts) => (ts === 0 ? undefined : ts))
	.refine((ts) => ts === undefined || ts >= EARLIEST_TS, "timestamp is before Jan 1, 1980")
	.refine((ts) => ts === undefined || ts <= LATEST_TS, "timestamp is after Jan 1, 2100");

const IncomingEvent = z.looseObject({
	name: Name,
	data: Data,
	id: z
		.string()
		.optional()
		.transform((id) => (id === "" ? undefined : id)),
	ts: Timestamp,
	user: z.record(z.string(), z.unknown()).nullish(),
});
export type IncomingEvent = z.output<typeof IncomingEvent>;

/** A sending that cannot be taken in. */
export class InvalidSending extends Error {}

/** Reads the events of a sending, one or a list; throws InvalidSending with the first reason against it. */
export function parseSending(body: unknown): IncomingEvent[] {
	const sent: unknown[] = Array.isArray(body) ? body : [body];
	if (typeof body !== "object" || body === null) throw new InvalidSending("Request body must contain an event object or an array of event objects");
	if (sent.length > MAX_EVENTS) throw new InvalidSending(`Cannot have more than ${MAX_EVENTS} events in a batch`);
	return sent.map((event) => {
		const bytes = Buffer.byteLength(JSON.stringify(event) ?? "");
		if (bytes > MAX_EVENT_BYTES) throw new InvalidSending(`Event is over the max size: Max ${MAX_EVENT_BYTES} bytes / Size ${bytes} bytes`);
		const parsed = IncomingEvent.safeParse(event);
		if (parsed.success) return parsed.data;
		const [issue] = parsed.error.issues;
		throw new InvalidSending(`${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
	});
}
