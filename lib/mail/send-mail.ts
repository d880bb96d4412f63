import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { renderMail } from "./render-mail";
import { unseal } from "./sealed-content";

/** A sender that took a mail and was never heard of again gives way to the next after this long. */
const CLAIM_MS = 120_000;
const SMTP_TIMEOUT_MS = 20_000;

const Stored = z.object({ sealed: z.string() });
const ERASED = {};

let transporter: Transporter | undefined;

function mailer(): Transporter {
	const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
	transporter ??= createTransport({ url: env().SMTP_URL, ...timeouts });
	return transporter;
}

async function claim(mailId: string): Promise<boolean> {
	const now = Date.now();
	const { count } = await db().mailMessage.updateMany({
		where: { id: mailId, OR: [{ status: "queued" }, { status: "sending", claimedAt: { lt: new Date(now - CLAIM_MS) } }] },
		data: { status: "sending", claimedAt: new Date(now), attempts: { increment: 1 } },
	});
	return count === 1;
}

/** Whether the server refuses this mail for good, so that another try would get the same answer. */
function isRefusal(error: unknown): boolean {
	return error instanceof Error && "responseCode" in error && typeof error.responseCode === "number" && error.responseCode >= 500;
}

export type MailOutcome = "sent" | "sent_before" | "refused" | "gone";

/**
 * Sends a queued mail once, however often it is called, as far as SMTP allows: only a crash between the server's yes and
 * our note of it can send twice, and then under the same Message-ID. The content is erased once it is sent.
 * @throws when the mail should be tried again later: the server can't be reached, or another sender has it.
 */
export async function sendQueuedMail(mailId: string): Promise<MailOutcome> {
	const mail = await db().mailMessage.findUnique({ where: { id: mailId } });
	if (!mail) return "gone";
	if (mail.status === "sent") return "sent_before";
	if (mail.status === "refused") return "refused";
	if (!(await claim(mailId))) throw new Error("This mail is being sent by somebody else.");
	try {
		const content = await unseal(Stored.parse(mail.data).sealed);
		const messageId = `<${mail.id}@${new URL(env().APP_URL).hostname}>`;
		await mailer().sendMail({ from: env().MAIL_FROM, to: mail.toAddress, messageId, ...(await renderMail(content)) });
	} catch (error) {
		const isFinal = isRefusal(error);
		await db().mailMessage.updateMany({ where: { id: mailId }, data: isFinal ? { status: "refused", data: ERASED } : { status: "queued", claimedAt: null } });
		// Servers like to repeat whom a mail is for.
		const words = (error instanceof Error ? error.message : String(error)).replaceAll(mail.toAddress, "[the address]");
		logger.warn({ mailId, error: words }, "A mail could not be sent");
		if (isFinal) return "refused";
		throw error;
	}
	await db().mailMessage.updateMany({ where: { id: mailId }, data: { status: "sent", sentAt: new Date(), data: ERASED } });
	return "sent";
}
