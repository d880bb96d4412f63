import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { POST as forgotRoute } from "@/app/api/v1/auth/forgot-password/route";
import { POST as resendRoute } from "@/app/api/v1/auth/resend-verification/route";
import { POST as signUpRoute } from "@/app/api/v1/auth/signup/route";
import type { RouteHandler } from "@/lib/http/route";
import { sendQueuedMail } from "@/lib/mail/send-mail";
import { db } from "@/lib/platform/database/db";
import { freshEmail, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { startMailbox } from "@/tests/world/stand-ins";

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeAll(async () => {
	mailbox = await startMailbox();
	// Before anything reads the environment.
	Object.assign(process.env, mailbox.variables);
});
afterAll(() => mailbox.stop());

const List = z.object({ messages: z.array(z.object({ Subject: z.string() })) });

/** The subjects of all mails that came to an address, once everything queued is sent. */
async function arrived(address: string): Promise<string[]> {
	for (const { id } of await db().mailMessage.findMany({ where: { toAddress: address, status: "queued" } })) await sendQueuedMail(id);
	const response = await fetch(`${mailbox.url}/api/v1/search?query=${encodeURIComponent(`to:"${address}"`)}`);
	return List.parse(await response.json())
		.messages.map(({ Subject }) => Subject)
		.sort();
}

/** Asks so often at once, as many people from many places would. */
async function ask(route: RouteHandler, times: number, body: Record<string, unknown>) {
	const answers = await Promise.all(Array.from({ length: times }, () => call(route, "POST", { body })));
	return answers.map(({ status, body: answer }) => JSON.stringify([status, { ...answer, user: undefined }]));
}

const signUpOf = (email: string) => ({ email, password: PASSWORD, fullName: "Nobody You Know" });

// At once: what takes the time is that answers wait for their step.
it.concurrent("sign-up sends one mail an hour to an address, whoever owns it, and answers everybody alike", async () => {
	const { email: owned } = await makeUser();
	const fresh = freshEmail();
	const answers = [...(await ask(signUpRoute, 6, signUpOf(owned))), ...(await ask(signUpRoute, 6, signUpOf(fresh)))];
	expect(new Set(answers).size).toBe(1);
	expect(await arrived(owned)).toEqual(["You already have an account"]);
	expect(await arrived(fresh)).toEqual(["Confirm your e-mail address"]);

	await db().mailMessage.updateMany({ where: { toAddress: owned }, data: { createdAt: new Date(Date.now() - 61 * 60_000) } });
	await ask(signUpRoute, 2, signUpOf(owned));
	expect(await arrived(owned)).toHaveLength(2);
});

it.concurrent("all kinds of links together come five times an hour at most, and the sixth asker hears what the first heard", async () => {
	const email = freshEmail();
	await ask(signUpRoute, 1, signUpOf(email));
	const resent = await ask(resendRoute, 3, { email });
	const forgotten = await ask(forgotRoute, 5, { email });
	expect(new Set(resent).size).toBe(1);
	expect(new Set(forgotten)).toEqual(new Set(await ask(forgotRoute, 1, { email: freshEmail() })));
	const subjects = await arrived(email);
	expect(subjects).toHaveLength(5);
	expect(subjects.filter((subject) => subject === "Set a new password")).toHaveLength(1);
});

it("a mail goes out at another moment after each answer, so that no other request's time tells of it", async () => {
	const { email } = await makeUser();
	const before = Date.now();
	await ask(forgotRoute, 5, { email });
	const mails = (await db().mailMessage.findMany({ where: { toAddress: email } })).map(({ id }) => id);
	const events = await db().outboxEvent.findMany({ where: { OR: mails.map((mailId) => ({ data: { path: ["mailId"], equals: mailId } })) } });
	const delays = events.map(({ nextAttemptAt, createdAt }) => nextAttemptAt.getTime() - createdAt.getTime());
	expect(delays).toHaveLength(5);
	expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(50);
	expect(events.every(({ nextAttemptAt }) => nextAttemptAt.getTime() >= before + 750)).toBe(true);
});
