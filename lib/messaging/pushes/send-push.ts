import "server-only";
import { findMessagingAccount } from "@/lib/messaging/configured";
import { hearOfContact } from "@/lib/messaging/contacts";
import { LIFETIMES } from "@/lib/messaging/lifetimes";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { logger } from "@/lib/platform/logger";
import type { MessagingPushModel } from "@/lib/platform/prisma/models";
import { askBot, NoAnswer, refusalOf } from "./bot";
import { type Attempt, judge } from "./outcome";

export type PushOutcome = MessagingPushModel["status"] | "gone";

/** Whether messages reach this person now: the platform takes a message to whoever blocks the account, and says nothing. */
async function isReachable(messagingUserId: string): Promise<boolean> {
	try {
		await askBot((client) => client.getProfile(messagingUserId));
		return true;
	} catch (error) {
		if (refusalOf(error)?.status === 404) return false;
		throw error;
	}
}

async function attempt({ id, messagingUserId, text }: MessagingPushModel): Promise<Attempt> {
	try {
		const message = { to: messagingUserId, messages: [{ type: "text" as const, text }] };
		const { httpResponse } = await askBot((client) => client.pushMessageWithHttpInfo(message, id));
		return { kind: "accepted", requestId: httpResponse.headers.get("x-line-request-id") };
	} catch (error) {
		const refusal = refusalOf(error);
		if (refusal?.status === 409) return { kind: "accepted", requestId: refusal.requestId };
		if (refusal) return { kind: "refused", status: refusal.status, message: refusal.message };
		if (error instanceof NoAnswer) return { kind: "unanswered" };
		throw error;
	}
}

async function settle({ id }: MessagingPushModel, status: MessagingPushModel["status"], more: Partial<MessagingPushModel> = {}): Promise<PushOutcome> {
	await db().messagingPush.updateMany({ where: { id, status: "queued" }, data: { status, settledAt: new Date(), ...more } });
	return status;
}

function wordsOf(attempted: Attempt): string | null {
	if (attempted.kind === "refused") return `${attempted.status} ${attempted.message}`;
	return attempted.kind === "unanswered" ? "no answer" : null;
}

/**
 * Sends a queued message once, however often it is called: every attempt has the same retry key, and none is made after the platform has forgotten it.
 * @throws when it should be tried again soon.
 */
export async function sendQueuedPush(pushId: string, now = new Date()): Promise<PushOutcome> {
	const push = await db().messagingPush.findUnique({ where: { id: pushId } });
	if (!push) return "gone";
	if (push.status !== "queued") return push.status;
	if (!findMessagingAccount()) return settle(push, "misconfigured", { lastError: "messaging is not set up" });
	const unansweredForMs = push.unansweredSince ? now.getTime() - push.unansweredSince.getTime() : null;
	if (unansweredForMs !== null && unansweredForMs >= LIFETIMES.retryKeyMs) return settle(push, "unconfirmed");
	// A message that may be there already is not put off for that: its key tells.
	if (push.unansweredSince === null && !(await isReachableOrUnknown(push))) {
		await transaction((tx) => hearOfContact(tx, push.messagingUserId, false, now));
		return settle(push, "unreachable");
	}
	// Written before the platform is asked: a process that dies in between must not forget that it asked.
	await db().messagingPush.updateMany({ where: { id: push.id }, data: { attempts: { increment: 1 }, unansweredSince: push.unansweredSince ?? now } });
	const attempted = await attempt(push);
	const verdict = judge(attempted, unansweredForMs, LIFETIMES.retryKeyMs);
	const lastError = wordsOf(attempted);
	if (lastError !== null) logger.warn({ pushId, attempt: lastError, verdict }, "A message could not be sent");
	if (verdict !== "again") {
		const wasNeverSent = attempted.kind === "refused" && push.unansweredSince === null;
		return settle(push, verdict, {
			lastError,
			...(attempted.kind === "accepted" ? { platformRequestId: attempted.requestId } : {}),
			...(wasNeverSent ? { unansweredSince: null } : {}),
		});
	}
	const isSurelyNotSent = attempted.kind === "refused" && attempted.status === 429 && push.unansweredSince === null;
	await db().messagingPush.updateMany({ where: { id: push.id }, data: { lastError, ...(isSurelyNotSent ? { unansweredSince: null } : {}) } });
	throw new Error(`The message is to be tried again: ${lastError}.`);
}

/** When the platform does not say, the message is tried. */
async function isReachableOrUnknown({ messagingUserId }: MessagingPushModel): Promise<boolean> {
	try {
		return await isReachable(messagingUserId);
	} catch (error) {
		logger.warn({ err: error }, "LINE did not say whether a person can be reached");
		return true;
	}
}
