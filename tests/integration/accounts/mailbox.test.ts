import { afterAll, beforeAll, expect, it } from "vitest";
import { startMailbox } from "@/tests/world/stand-ins";

const mailbox = await startMailbox();
Object.assign(process.env, mailbox.variables);
afterAll(mailbox.stop);

const { caller, freshEmail, makeApiKey, makePerson, makeUser, PASSWORD } = await import("@/tests/factories/people");
const { mailsIn } = await import("@/tests/world/mailbox");
const { mailReceipt } = await import("@/lib/accounts/notifications/mail-receipt");
const { changePassword } = await import("@/lib/accounts/passwords/change-password");
const { forgotPassword } = await import("@/lib/accounts/passwords/forgot-password");
const { hashSecret } = await import("@/lib/accounts/secret");
const { unlinkProvider } = await import("@/lib/accounts/methods/unlink-provider");
const { refreshSession } = await import("@/lib/accounts/sessions/refresh-session");
const { signUp } = await import("@/lib/accounts/sign-up/sign-up");
const { db } = await import("@/lib/platform/database/db");
const { transaction } = await import("@/lib/platform/database/transaction");
const { newId } = await import("@/lib/platform/ids");
const { signIn } = await import("./verbs");

/** What brings each mail about; returns whom it is for. Those about runs, low credits and letters have mailboxes of their own. */
const CAUSES: Record<string, () => Promise<string>> = {
	"Confirm your e-mail address": async () => {
		const email = freshEmail();
		await signUp(caller(), { email, password: PASSWORD, newsletter: false });
		return (await db().user.findUniqueOrThrow({ where: { email } })).id;
	},
	"You already have an account": async () => {
		const { id, email } = await makeUser();
		await signUp(caller(), { email, password: PASSWORD, newsletter: false });
		return id;
	},
	"Set a new password": async () => {
		const { id, email } = await makeUser();
		await forgotPassword(caller(), { email });
		return id;
	},
	"Your password was changed": async () => {
		const { context, userId } = await makePerson();
		await changePassword(context, { currentPassword: PASSWORD, newPassword: "nine green kettles", keepApiKeys: false });
		return userId;
	},
	"A new sign-in to your account": async () => {
		const { user } = await makePerson();
		await signIn({ ...caller(), userAgent: "curl/8.5.0" }, { email: user.email, password: PASSWORD });
		return user.id;
	},
	"We signed out one of your devices": async () => {
		const { refreshToken, userId } = await makePerson();
		await refreshSession(caller(), { refreshToken });
		await db().refreshToken.update({ where: { tokenHash: hashSecret(refreshToken) }, data: { usedAt: new Date(Date.now() - 11_000) } });
		await expect(refreshSession(caller(), { refreshToken })).rejects.toMatchObject({ code: "REFRESH_TOKEN_REUSED" });
		return userId;
	},
	"An API key was made for your account": async () => {
		const person = await makePerson();
		await makeApiKey(person, { name: "Nightly" });
		return person.userId;
	},
	"GitHub was taken off your account": async () => {
		const { context, userId } = await makePerson();
		await db().oAuthIdentity.create({ data: { id: newId(), userId, provider: "github", issuer: "https://github.com", subject: newId(), label: "ada" } });
		await unlinkProvider(context, "github");
		return userId;
	},
	"Receipt: $10.00 of credit": async () => {
		const { id: userId } = await makeUser();
		const paid = { userId, transactionId: `txn_${newId()}`, amountMinor: 1000, currency: "USD", bought: "$10.00 of credit", paidAt: new Date() };
		await transaction((tx) => mailReceipt(tx, paid));
		return userId;
	},
};

/** Where each leads. */
const LEADS_TO: Record<string, RegExp> = {
	"Confirm your e-mail address": /\/verify\?token=[\w-]{43}$/,
	"You already have an account": /\/sign-in$/,
	"Set a new password": /\/reset\?token=[\w-]{43}$/,
	"Your password was changed": /\/forgot$/,
	"A new sign-in to your account": /\/account\/sessions$/,
	"We signed out one of your devices": /\/forgot$/,
	"An API key was made for your account": /\/account\/api-keys$/,
	"GitHub was taken off your account": /\/account\/methods$/,
	"Receipt: $10.00 of credit": /\/credits$/,
};

let readers: Record<string, string>;
beforeAll(async () => {
	const entries = await Promise.all(Object.entries(CAUSES).map(async ([subject, cause]) => [subject, await cause()] as const));
	readers = Object.fromEntries(entries);
});

it.each(Object.keys(CAUSES))("%s: it is in the mailbox, once, as text and HTML that lead to one place, and can't be stopped by a press", async (subject) => {
	const [mail, ...others] = await mailsIn(mailbox, readers[subject] ?? "");
	expect(others).toEqual([]);
	expect(mail.Subject).toBe(subject);
	const address = /:\n(http\S+)\n/.exec(mail.Text)?.[1] ?? "";
	expect(address).toMatch(LEADS_TO[subject] ?? /never/);
	expect(mail.HTML).toContain(`href="${address}"`);
	expect(mail.HTML).toMatch(/^<!DOCTYPE html/);
	expect(mail.ListUnsubscribe.Links ?? []).toEqual([]);
	expect(`${mail.Text}${mail.HTML}`).not.toContain(PASSWORD);
});
