import "server-only";
import { randomInt } from "node:crypto";
import type { Transaction } from "@/lib/platform/database/db";
import type { MailContent } from "./schemas";

const HOUR_MS = 60 * 60_000;
const DELAY_MS = { least: 750, most: 1_750 } as const;

/** Mails that anybody can cause by typing somebody's address into a form. */
const UNASKED: MailContent["template"][] = ["verify_email", "existing_account", "reset_password"];

/**
 * Whether an address may get one more such mail: fewer than `most` in the last hour, whoever asked for them. Holds the address until the
 * transaction ends, so that of many requests at once no more get through. Whoever asks must not learn the answer.
 */
export async function mayMailUnasked(tx: Transaction, address: string, most: number): Promise<boolean> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`unasked-mail:${address}`}, 0))`;
	const since = new Date(Date.now() - HOUR_MS);
	return (await tx.mailMessage.count({ where: { toAddress: address, template: { in: UNASKED }, createdAt: { gt: since } } })) < most;
}

/**
 * How long after the answer such a mail is sent, in milliseconds: the answer must not tell that there is one. Never the same, for else its sending
 * would fall on the answer to a request that somebody times to it.
 */
export function unaskedMailDelayMs(): number {
	return randomInt(DELAY_MS.least, DELAY_MS.most + 1);
}
