import { afterAll, expect, it } from "vitest";
import { startMailbox } from "@/tests/world/stand-ins";

const mailbox = await startMailbox();
Object.assign(process.env, mailbox.variables);
afterAll(mailbox.stop);

const { makeUser } = await import("@/tests/factories/people");
const { call } = await import("@/tests/world/client");
const { auditOf } = await import("@/tests/world/traces");
const { mailsIn } = await import("@/tests/world/mailbox");
const { planNewsletter } = await import("@/lib/accounts/newsletters/plan-newsletter");
const { previewNewsletter } = await import("@/lib/accounts/newsletters/preview-newsletter");
const { readNewsletter } = await import("@/lib/accounts/newsletters/read-newsletter");
const { sendNewsletter } = await import("@/lib/accounts/newsletters/send-newsletter");
const { db } = await import("@/lib/platform/database/db");
const unsubscribe = await import("@/app/api/v1/users/unsubscribe/route");

const TEXT = `# What is new

Runs now *wait* for you, and [the guide](https://example.com/guide) says how.

- one thing
- another, with <b>signs</b>

> Nothing is lost.
`;

let letters = 0;
const letter = (preference: "newsletter" | "productUpdates" = "newsletter") =>
	readNewsletter({ subject: `Letter ${++letters} of ${process.pid}`, markdown: TEXT, preference });
const subscriber = (given: Parameters<typeof makeUser>[0] = {}) => makeUser({ newsletter: true, ...given });
const queuedFor = async (userId: string) => (await db().mailMessage.findMany({ where: { userId, template: "newsletter" } })).length;

it("it goes to who chose it and has a confirmed address, and to nobody else", async () => {
	const wants = await subscriber({ name: "Ada" });
	const others = await Promise.all([
		subscriber({ newsletter: false }),
		subscriber({ emailVerifiedAt: null }),
		subscriber({ isGuest: true }),
		subscriber({ deletedAt: new Date() }),
	]);
	const newsletter = letter();
	const { subscribers, earlier } = await planNewsletter(newsletter);
	expect(earlier).toBeNull();
	expect(await sendNewsletter(newsletter)).toBe(subscribers);
	expect(await queuedFor(wants.id)).toBe(1);
	for (const { id } of others) expect(await queuedFor(id)).toBe(0);
	const { id } = await db().newsletter.findUniqueOrThrow({ where: { digest: newsletter.digest } });
	expect(await auditOf(id)).toEqual(["newsletter.send"]);
});

it("what is new goes to who wants to hear that, which is another choice", async () => {
	const [reader, both] = [await makeUser({ productUpdates: false, newsletter: true }), await makeUser({ productUpdates: true, newsletter: false })];
	await sendNewsletter(letter("productUpdates"));
	expect([await queuedFor(reader.id), await queuedFor(both.id)]).toEqual([0, 1]);
});

it("it arrives in text and HTML, and one press of a mail program takes that choice back and nothing else", async () => {
	const reader = await subscriber({ name: "Ada" });
	const newsletter = letter();
	await sendNewsletter(newsletter);
	const [mail] = await mailsIn(mailbox, reader.id);
	expect(mail.Subject).toBe(newsletter.subject);
	expect(mail.Text).toContain("Hello Ada,\n\n\nWhat is new\n\nRuns now wait for you, and the guide https://example.com/guide says how.");
	expect(mail.Text).toContain(" * another, with <b>signs</b>");
	expect(mail.HTML).toMatch(/<h2[^>]*>What is new<\/h2>/);
	expect(mail.HTML).toMatch(/<a [^>]*href="https:\/\/example.com\/guide"/);
	expect(mail.HTML).toContain("&lt;b&gt;signs&lt;/b&gt;");
	expect(mail.ListUnsubscribe.HeaderPost).toBe("List-Unsubscribe=One-Click");
	const { search } = new URL(mail.ListUnsubscribe.Links[0]);
	expect(mail.Text).toMatch(/\nStop mails like this one http\S+\/unsubscribe\?token=/);
	expect(mail.Text).toContain(`/unsubscribe${search}`);
	const before = await db().user.findUniqueOrThrow({ where: { id: reader.id } });
	const answer = await call(unsubscribe.POST, "POST", {
		body: "List-Unsubscribe=One-Click",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		query: search,
	});
	expect(answer).toMatchObject({ status: 200, body: { preference: "newsletter" } });
	const after = await db().user.findUniqueOrThrow({ where: { id: reader.id } });
	expect(after).toEqual({ ...before, newsletter: false, updatedAt: after.updatedAt });
	await sendNewsletter(letter());
	expect(await queuedFor(reader.id)).toBe(1);
});

it("a send that is cut off goes on where it stopped, and nobody gets a letter twice", async () => {
	await Promise.all(Array.from({ length: 130 }, () => subscriber({ passwordHash: null })));
	const newsletter = letter();
	const { subscribers } = await planNewsletter(newsletter);
	const cutOff = sendNewsletter(newsletter, (mailed) => {
		throw new Error(`cut off at ${mailed}`);
	});
	await expect(cutOff).rejects.toThrow("cut off at 100");
	expect((await planNewsletter(newsletter)).earlier).toMatchObject({ mailed: 100, finishedAt: null });
	expect(await Promise.all([sendNewsletter(newsletter), sendNewsletter(newsletter)])).toEqual([subscribers, subscribers]);
	const { id, finishedAt } = await db().newsletter.findUniqueOrThrow({ where: { digest: newsletter.digest } });
	const mails = await db().mailMessage.findMany({ where: { dedupeKey: { startsWith: `newsletter:${id}:` } }, select: { userId: true } });
	expect(finishedAt).not.toBeNull();
	expect(mails).toHaveLength(subscribers);
	expect(new Set(mails.map(({ userId }) => userId)).size).toBe(subscribers);
	await subscriber();
	expect(await sendNewsletter(newsletter)).toBe(subscribers);
});

it("a preview reaches one account and is no send", async () => {
	const operator = await makeUser({ name: "Olga" });
	const newsletter = letter();
	await previewNewsletter(newsletter, ` ${operator.email.toUpperCase()} `);
	const [mail, ...others] = await mailsIn(mailbox, operator.id);
	expect([mail.Subject, others]).toEqual([`[Preview] ${newsletter.subject}`, []]);
	expect((await planNewsletter(newsletter)).earlier).toBeNull();
	await expect(previewNewsletter(newsletter, "nobody@example.test")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("what can't be mailed is named, all at once", () => {
	const wrong = { subject: " ", markdown: "![a cat](https://example.com/cat.png) and [a page](/catalog)", preference: "newsletter" } as const;
	expect(() => readNewsletter(wrong)).toThrow(/Give it a subject[\s\S]*cat\.png can't go along[\s\S]*"\/catalog" leads nowhere/);
	expect(() => readNewsletter({ ...wrong, subject: "a\r\nBcc: b", markdown: "" })).toThrow(/one line[\s\S]*empty/);
	expect(() => readNewsletter({ ...wrong, subject: "a", markdown: "x".repeat(50_001) })).toThrow("50001 characters");
});
