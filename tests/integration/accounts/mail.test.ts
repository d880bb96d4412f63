import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { queueMail } from "@/lib/mail/queue-mail";
import { sendQueuedMail } from "@/lib/mail/send-mail";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { freshEmail } from "@/tests/factories/people";

interface Received {
	readonly to: string[];
	readonly raw: string;
}

const received: Received[] = [];
let answerOf: () => Error | null = () => null;
let server: SMTPServer;

beforeAll(async () => {
	server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onData(stream, session, done) {
			void text(stream).then((raw) => {
				const refusal = answerOf();
				if (!refusal) received.push({ to: session.envelope.rcptTo.map((one) => one.address), raw });
				done(refusal);
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as AddressInfo;
	// Before anything reads the environment.
	process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

beforeEach(() => {
	received.length = 0;
	answerOf = () => null;
});

const VERIFY_URL = "http://127.0.0.1:3000/verify?token=secret-token";

async function queue(to = freshEmail(), dedupeKey: string = newId()): Promise<string | null> {
	return transaction((tx) => queueMail(tx, { to, userId: null, dedupeKey, content: { template: "verify_email", name: "Ada", verifyUrl: VERIFY_URL } }));
}

function refusal(responseCode: number): Error {
	return Object.assign(new Error("SECRET-WORDS of a mail server"), { responseCode });
}

it("a queued mail arrives in text and HTML, and its content is erased", async () => {
	const to = freshEmail();
	const mailId = (await queue(to)) ?? "";
	expect(await sendQueuedMail(mailId)).toBe("sent");
	expect(received.map((mail) => mail.to)).toEqual([[to]]);
	const mail = await PostalMime.parse(received[0]?.raw ?? "");
	expect(mail).toMatchObject({ subject: "Confirm your e-mail address", from: { address: "hello@goal-mode.test" }, messageId: `<${mailId}@127.0.0.1>` });
	expect(mail.text).toContain(VERIFY_URL);
	expect(mail.html).toContain(VERIFY_URL);
	const row = await db().mailMessage.findUniqueOrThrow({ where: { id: mailId } });
	expect(row).toMatchObject({ status: "sent", attempts: 1, data: {} });
	expect(row.sentAt).not.toBeNull();
});

it("what is called twice, or by five at once, is sent once", async () => {
	const mailId = (await queue()) ?? "";
	const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => sendQueuedMail(mailId)));
	expect(outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value === "sent")).toHaveLength(1);
	expect(await sendQueuedMail(mailId)).toBe("sent_before");
	expect(received).toHaveLength(1);
});

it("a request with a used key queues nothing, and none survives a rolled-back change", async () => {
	const key = newId();
	expect(await queue("a@example.test", key)).not.toBeNull();
	expect(await queue("b@example.test", key)).toBeNull();
	const lost = newId();
	const change = transaction(async (tx) => {
		await queueMail(tx, { to: "c@example.test", userId: null, dedupeKey: lost, content: { template: "verify_email", name: null, verifyUrl: VERIFY_URL } });
		throw new Error("rolled back");
	});
	await expect(change).rejects.toThrow("rolled back");
	expect(await db().mailMessage.count({ where: { dedupeKey: lost } })).toBe(0);
});

it("a server that is busy is tried again later", async () => {
	const mailId = (await queue()) ?? "";
	answerOf = () => refusal(451);
	await expect(sendQueuedMail(mailId)).rejects.toThrow();
	answerOf = () => null;
	expect(await sendQueuedMail(mailId)).toBe("sent");
	expect(received).toHaveLength(1);
	expect((await db().mailMessage.findUniqueOrThrow({ where: { id: mailId } })).attempts).toBe(2);
});

it("a refusal for good is final and not retried", async () => {
	const mailId = (await queue()) ?? "";
	answerOf = () => refusal(550);
	expect(await sendQueuedMail(mailId)).toBe("refused");
	answerOf = () => null;
	expect(await sendQueuedMail(mailId)).toBe("refused");
	expect(received).toHaveLength(0);
	const row = await db().mailMessage.findUniqueOrThrow({ where: { id: mailId } });
	expect(row.data).toEqual({});
	// What the server said is in the log alone.
	expect(JSON.stringify(row)).not.toContain("SECRET-WORDS");
});

it("a sender that vanished gives way, but not at once", async () => {
	const mailId = (await queue()) ?? "";
	await db().mailMessage.update({ where: { id: mailId }, data: { status: "sending", claimedAt: new Date() } });
	await expect(sendQueuedMail(mailId)).rejects.toThrow("being sent");
	await db().mailMessage.update({ where: { id: mailId }, data: { claimedAt: new Date(Date.now() - 121_000) } });
	expect(await sendQueuedMail(mailId)).toBe("sent");
	expect(await sendQueuedMail(newId())).toBe("gone");
});
