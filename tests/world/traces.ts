import type { MailContent } from "@/lib/mail/schemas";
import { unseal } from "@/lib/mail/sealed-content";
import { db } from "@/lib/platform/database/db";

/** Actions in the audit trail about one record, oldest first. */
export async function auditOf(targetId: string): Promise<string[]> {
	const rows = await db().auditEvent.findMany({ where: { targetId }, orderBy: { id: "asc" } });
	return rows.map((row) => row.action);
}

/** The mails to an address, oldest first. */
export async function mailsTo(email: string): Promise<MailContent[]> {
	const rows = await db().mailMessage.findMany({ where: { toAddress: email }, orderBy: { id: "asc" } });
	return Promise.all(rows.map((row) => unseal(String(Object(row.data).sealed))));
}

/** The token in the newest mail of that kind. */
export async function mailedToken(email: string, template: "verify_email" | "reset_password"): Promise<string> {
	const mail = (await mailsTo(email)).findLast((one) => one.template === template);
	const url = mail?.template === "verify_email" ? mail.verifyUrl : mail?.template === "reset_password" ? mail.resetUrl : "";
	const token = URL.canParse(url) ? new URL(url).searchParams.get("token") : null;
	if (!token) throw new Error(`No ${template} mail to ${email}`);
	return token;
}
