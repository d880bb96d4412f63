import "server-only";
import { db } from "@/lib/platform/database/db";
import { LIFETIMES } from "./lifetimes";
import { pruneLogins } from "./login/login-state";

const CONTACTS_KEPT_MS = 400 * 24 * 3_600_000;

/** Forgets logins that ended, ids of old webhooks, and what was heard long ago. */
export async function pruneMessaging(now = Date.now()): Promise<void> {
	await pruneLogins();
	await db().messagingWebhookEvent.deleteMany({ where: { receivedAt: { lt: new Date(now - LIFETIMES.webhookIdsMs) } } });
	await db().messagingContact.deleteMany({ where: { updatedAt: { lt: new Date(now - CONTACTS_KEPT_MS) } } });
}
