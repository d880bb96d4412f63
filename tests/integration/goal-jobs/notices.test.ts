import PusherClient from "pusher-js";
import { afterAll, expect, it } from "vitest";
import { eventually } from "@/tests/world/eventually";
import { startMailbox } from "@/tests/world/stand-ins";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("channels");
const mailbox = await startMailbox();
Object.assign(process.env, mailbox.variables);
afterAll(mailbox.stop);

const { makeJob, makePausedJob } = await import("@/tests/factories/jobs");
const { makePerson } = await import("@/tests/factories/people");
const { call } = await import("@/tests/world/client");
const { mailsIn } = await import("@/tests/world/mailbox");
const { sendNotices } = await import("@/lib/goal-jobs/notices/send-notices");
const { authorizeChannel } = await import("@/lib/realtime/realtime");
const { db } = await import("@/lib/platform/database/db");
const unsubscribe = await import("@/app/api/v1/users/unsubscribe/route");
const preferences = await import("@/app/api/v1/users/me/notification-preferences/route");

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (ms: number) => new Date(Date.now() - ms);

const mailsTo = (userId: string) => mailsIn(mailbox, userId);

/** A page of ours that listens to a channel, until it is closed. */
async function openPage(channel: string): Promise<() => Promise<void>> {
	const { hostname, port } = new URL(world.urlOf("channels"));
	const client = new PusherClient(process.env.PUSHER_KEY ?? "", {
		cluster: "local",
		wsHost: hostname,
		wsPort: Number(port),
		forceTLS: false,
		enabledTransports: ["ws"],
		disableStats: true,
		channelAuthorization: {
			endpoint: "",
			transport: "ajax",
			customHandler: ({ socketId, channelName }, callback) => callback(null, authorizeChannel(socketId, channelName)),
		},
	});
	await new Promise<void>((resolve) => client.subscribe(channel).bind("pusher:subscription_succeeded", () => resolve()));
	return async () => {
		client.disconnect();
		const { isListenedTo } = await import("@/lib/realtime/realtime");
		await eventually(async () => !(await isListenedTo(channel)));
	};
}

const linkIn = (text: string, path: string) => new URL(/https?:\/\/\S+/g[Symbol.match](text)?.find((link) => link.includes(path)) ?? "http://none");

it("a pause is mailed once, in text and HTML, with a link to its card; however often it is looked at", async () => {
	const { userId, user } = await makePerson({ name: "Ada" });
	const { job } = await makePausedJob(userId, { since: ago(3 * MINUTE) });
	await db().goalJob.update({ where: { id: job.id }, data: { agentMessage: "Is this what you are looking for?", inputFileNames: ["ada.pdf"] } });
	await Promise.all([sendNotices(), sendNotices(), sendNotices()]);
	await sendNotices(new Date(Date.now() + 20 * MINUTE));
	const [mail, ...others] = await mailsTo(userId);
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ Subject: "Waiting for you: Is this what you are looking for?", To: [{ Address: user.email }] });
	for (const body of [mail.Text, mail.HTML]) {
		expect(body).toContain("Hello Ada,");
		expect(body).toContain("Which titles?");
		expect(body).toContain("ada.pdf");
		expect(body).toContain(`/inbox?run=${job.id}`);
		expect(body).toContain("/unsubscribe?token=");
	}
});

it("nobody is mailed in the first minutes, nor once it is answered", async () => {
	const { userId } = await makePerson();
	const { interrupt } = await makePausedJob(userId, { since: ago(MINUTE) });
	await sendNotices();
	expect(await mailsTo(userId)).toEqual([]);
	await db().interrupt.update({ where: { id: interrupt.id }, data: { status: "resolved" } });
	await sendNotices(new Date(Date.now() + 5 * MINUTE));
	expect(await mailsTo(userId)).toEqual([]);
});

it("with a page open a pause is held back for a quarter of an hour, and mailed after all", async () => {
	const { userId } = await makePerson();
	await makePausedJob(userId, { since: ago(5 * MINUTE) });
	const close = await openPage(`private-user-${userId}`);
	await sendNotices();
	expect(await mailsTo(userId)).toEqual([]);
	await sendNotices(new Date(Date.now() + 10 * MINUTE));
	expect(await mailsTo(userId)).toHaveLength(1);
	await close();
});

it("a day before a pause closes it is mailed once more", async () => {
	const { userId } = await makePerson();
	const { job } = await makePausedJob(userId, { since: ago(28.5 * DAY) });
	await sendNotices();
	expect(await mailsTo(userId)).toEqual([]);
	await sendNotices(new Date(Date.now() + 0.6 * DAY));
	await sendNotices(new Date(Date.now() + 0.7 * DAY));
	const [mail, ...others] = await mailsTo(userId);
	expect(others).toEqual([]);
	expect(mail.Subject).toMatch(/^Closes in a day: /);
	expect(mail.Text).toContain(`/inbox?run=${job.id}`);
	expect(mail.Text).toMatch(/It is closed on \w+ \d+, \d{4}/);
});

it.each([
	["completed", "Finished: cv.pdf", null],
	["partial", "Finished with exceptions: cv.pdf", "One letter could not be made."],
	["failed", "Stopped: cv.pdf", "The job boards were down."],
] as const)("an end is mailed once: %s", async (status, subject, errorMessage) => {
	const { userId } = await makePerson();
	const ended = { startedAt: ago(9 * MINUTE), completedAt: ago(3 * MINUTE), inputFileNames: ["cv.pdf"] };
	const job = await makeJob(userId, { status, errorMessage, ...ended });
	await sendNotices();
	await sendNotices();
	const [mail, ...others] = await mailsTo(userId);
	expect(others).toEqual([]);
	expect(mail.Subject).toBe(subject);
	expect(mail.Text).toContain(`/runs/${job.id}`);
	expect(mail.HTML).toContain(`/runs/${job.id}`);
	if (errorMessage) expect(mail.Text).toContain(errorMessage);
});

it("an end that is watched on the run's page is not mailed, nor one of a run that never began, was cancelled or is no news", async () => {
	const { userId } = await makePerson();
	const job = await makeJob(userId, { startedAt: ago(5 * MINUTE), completedAt: ago(MINUTE) });
	const close = await openPage(`private-job-${job.id}`);
	await sendNotices();
	await close();
	await makeJob(userId, { status: "failed", completedAt: ago(3 * MINUTE) });
	await makeJob(userId, { status: "cancelled", startedAt: ago(5 * MINUTE), completedAt: ago(3 * MINUTE) });
	await makeJob(userId, { startedAt: ago(DAY), completedAt: ago(60 * MINUTE) });
	await sendNotices(new Date(Date.now() + 3 * MINUTE));
	expect(await mailsTo(userId)).toEqual([]);
	expect(await db().runNotice.findMany({ where: { jobId: job.id } })).toMatchObject([{ kind: "finished", outcome: "seen" }]);
});

it.each([
	["a guest", { isGuest: true }],
	["an address that was never confirmed", { emailVerifiedAt: null }],
	["somebody who wants none", { runWaiting: false }],
	["somebody who is gone", { deletedAt: new Date() }],
])("%s gets none", async (_who, given) => {
	const { userId } = await makePerson();
	await db().user.update({ where: { id: userId }, data: given });
	const { job } = await makePausedJob(userId, { since: ago(3 * MINUTE) });
	await sendNotices();
	expect(await db().mailMessage.count({ where: { userId } })).toBe(0);
	expect(await db().runNotice.findMany({ where: { jobId: job.id } })).toMatchObject([{ kind: "waiting", outcome: "unwanted" }]);
});

it("a thousand runs are not a thousand mails", async () => {
	const { userId } = await makePerson();
	for (let index = 0; index < 25; index++) await makePausedJob(userId, { since: ago(3 * MINUTE) });
	await sendNotices();
	expect(await db().mailMessage.count({ where: { userId } })).toBe(20);
	expect(await db().runNotice.count({ where: { outcome: "too_many", job: { ownerId: userId } } })).toBe(5);
});

it("one press of a mail program stops mails of that kind, signed out, and a scanner that opens the link changes nothing", async () => {
	const { userId, token } = await makePerson();
	await makePausedJob(userId, { since: ago(3 * MINUTE) });
	await sendNotices();
	const [mail] = await mailsTo(userId);
	expect(mail.ListUnsubscribe.HeaderPost).toBe("List-Unsubscribe=One-Click");
	const oneClick = new URL(mail.ListUnsubscribe.Links[0]);
	expect(oneClick.pathname).toBe("/api/v1/users/unsubscribe");
	const page = linkIn(mail.Text, "/unsubscribe?token=");
	expect(page.searchParams.get("token")).toBe(oneClick.searchParams.get("token"));

	const opened = await call(unsubscribe.GET, "GET", { query: oneClick.search });
	expect([opened.status, opened.headers.get("location")]).toEqual([302, `/unsubscribe${page.search}`]);
	const wanted = async () => (await call(preferences.GET, "GET", { token })).body;
	expect(await wanted()).toMatchObject({ runWaiting: true });
	const form = { body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" }, query: oneClick.search };
	for (let press = 0; press < 2; press++) {
		expect(await call(unsubscribe.POST, "POST", form)).toMatchObject({ status: 200, body: { success: true, preference: "runWaiting" } });
	}
	expect(await wanted()).toMatchObject({ runWaiting: false, runExpiring: true, runFinished: true });
	await makePausedJob(userId, { since: ago(3 * MINUTE) });
	await sendNotices();
	expect(await mailsTo(userId)).toHaveLength(1);
});

it("a link that was altered, or is of another purpose, stops nothing", async () => {
	const { userId, token } = await makePerson();
	await makePausedJob(userId, { since: ago(3 * MINUTE) });
	await sendNotices();
	const [mail] = await mailsTo(userId);
	const good = linkIn(mail.Text, "/unsubscribe?token=").searchParams.get("token") ?? "";
	const [head, , signature] = good.split(".");
	const other = Buffer.from(JSON.stringify({ sub: (await makePerson()).userId, mail: "runWaiting", aud: "mail-preferences" })).toString("base64url");
	for (const bad of ["x", token, `${head}.${other}.${signature}`]) {
		expect((await call(unsubscribe.POST, "POST", { query: `?token=${bad}` })).body.code).toBe("INVALID_TOKEN");
	}
	expect((await call(unsubscribe.POST, "POST")).status).toBe(422);
	expect((await call(preferences.GET, "GET", { token })).body).toMatchObject({ runWaiting: true });
});
