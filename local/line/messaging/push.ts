import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Desk } from "@/local/line/desk";
import { type AcceptedKey, usedThisMonth } from "@/local/line/records/book";
import { isReachable } from "@/local/line/records/people";

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A retry key holds for a day. */
const KEY_HOLDS_MS = 24 * 3_600_000;
const MOST_TEXT = 5_000;

const Message = z.looseObject({ type: z.string() }).check((context) => {
	const { type, text, altText } = context.value;
	const wrong = (message: string, path: string) => context.issues.push({ code: "custom", message, path: [path], input: context.value });
	if (type === "text" && (typeof text !== "string" || text === "" || text.length > MOST_TEXT)) wrong("Length must be between 1 and 5000", "text");
	if (type !== "text" && type !== "flex" && type !== "template") wrong("must be one of the following values: [text, template, flex]", "type");
	if (type !== "text" && (typeof altText !== "string" || altText === "")) wrong("May not be empty", "altText");
});
const Push = z.object({ to: z.string(), messages: z.array(Message).min(1).max(5), notificationDisabled: z.boolean().optional() });

export interface Sent {
	readonly status: number;
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
}

const newMessageId = () => `5${BigInt(`0x${randomBytes(7).toString("hex")}`)}`;

function refuse(status: number, message: string, requestId: string, details?: unknown): Sent {
	return { status, body: { message, ...(details ? { details } : {}) }, headers: { "x-line-request-id": requestId } };
}

const idsOnly = (messageIds: readonly string[]) => messageIds.map((id) => ({ id }));

function acceptedBefore(desk: Desk, key: string): AcceptedKey | undefined {
	return desk.book.acceptedKeys.find((accepted) => accepted.key === key && Date.parse(accepted.acceptedAt) > Date.now() - KEY_HOLDS_MS);
}

/**
 * Sends messages to one person. As LINE does it: whoever blocks the account gets nothing and the answer is 200 all the same; an id that nobody has is 400;
 * a retry key that was accepted before is 409 with the first request's id.
 */
export function push(desk: Desk, text: string, key: string | undefined): Sent {
	const { book, faults } = desk;
	const requestId = crypto.randomUUID();
	const { pushStatus } = faults();
	if (pushStatus !== null)
		return refuse(pushStatus, pushStatus === 429 ? "The API rate limit has been exceeded. Try again later." : "Internal error", requestId);
	if (key !== undefined && !KEY.test(key)) return refuse(400, "The retry key is invalid", requestId);
	const earlier = key === undefined ? undefined : acceptedBefore(desk, key.toLowerCase());
	if (earlier) {
		const headers = { "x-line-request-id": requestId, "x-line-accepted-request-id": earlier.requestId };
		return { status: 409, body: { message: "The retry key is already accepted", sentMessages: idsOnly(earlier.messageIds) }, headers };
	}
	const request = Push.safeParse(parse(text));
	if (!request.success) {
		const details = request.error.issues.map(({ message, path }) => ({ message, property: path.join(".") }));
		return refuse(400, `The request body has ${details.length} error(s)`, requestId, details);
	}
	const { to, messages } = request.data;
	const person = book.people.find(({ userId }) => userId === to);
	if (!person) return refuse(400, "Failed to send messages", requestId);
	const isReached = isReachable(person);
	if (isReached && book.monthlyLimit !== null && usedThisMonth(book) + 1 > book.monthlyLimit)
		return refuse(429, "You have reached your monthly limit.", requestId);
	const sentAt = new Date().toISOString();
	const sent = messages.map((content) => ({ id: newMessageId(), userId: to, requestId, sentAt, content, wasDelivered: isReached }));
	book.messages.push(...sent);
	if (key !== undefined) book.acceptedKeys.push({ key: key.toLowerCase(), requestId, messageIds: sent.map(({ id }) => id), acceptedAt: sentAt });
	book.save();
	return { status: 200, body: { sentMessages: idsOnly(sent.map(({ id }) => id)) }, headers: { "x-line-request-id": requestId } };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
