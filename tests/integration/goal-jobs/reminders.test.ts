import { afterAll, expect, it } from "vitest";
import { startMailbox } from "@/tests/world/stand-ins";

const mailbox = await startMailbox();
Object.assign(process.env, mailbox.variables);
afterAll(mailbox.stop);

const { makePerson } = await import("@/tests/factories/people");
const { call } = await import("@/tests/world/client");
const { mailsIn } = await import("@/tests/world/mailbox");
const { sendReminders } = await import("@/lib/goal-jobs/applications/reminding/send-reminders");
const { db } = await import("@/lib/platform/database/db");
const { newId } = await import("@/lib/platform/ids");
const unsubscribe = await import("@/app/api/v1/users/unsubscribe/route");
const preferences = await import("@/app/api/v1/users/me/notification-preferences/route");

const mailsTo = (userId: string) => mailsIn(mailbox, userId);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const at = (text: string) => new Date(`${text}Z`);

async function follow(ownerId: string, title: string, remindOn: string, given: { status?: "closed" | "applied"; notes?: string } = {}): Promise<string> {
	const id = newId();
	const said = { title, company: "Acme", applyUrl: "https://acme.example.com", fit: 80, statusChangedAt: new Date() };
	await db().application.create({ data: { id, ownerId, jobId: newId(), postingId: `job_${id}`, remindOn: day(remindOn), ...said, ...given } });
	return id;
}

it("a day's reminders come in one mail, in the morning where the person is, and once", async () => {
	const { userId, user } = await makePerson({ name: "Ada" });
	await db().user.update({ where: { id: userId }, data: { timeZone: "America/New_York" } });
	await follow(userId, "Analyst", "2031-05-04", { status: "applied", notes: "Ask\nMira." });
	const second = await follow(userId, "Engineer", "2031-05-04");
	await follow(userId, "Closed", "2031-05-04", { status: "closed" });
	await follow(userId, "Tomorrow", "2031-05-05");
	await sendReminders(at("2031-05-04T11:59:00"));
	expect(await mailsTo(userId)).toEqual([]);
	await Promise.all([1, 2, 3].map(() => sendReminders(at("2031-05-04T12:00:00"))));
	await sendReminders(at("2031-05-04T20:00:00"));
	const [mail, ...others] = await mailsTo(userId);
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ Subject: "Reminder: Analyst, Acme and 1 more", To: [{ Address: user.email }] });
	for (const body of [mail.Text, mail.HTML]) {
		for (const said of ["Hello Ada,", "Analyst, Acme (applied): Ask Mira.", "Engineer, Acme (saved)", "/applications", "/unsubscribe?token="])
			expect(body).toContain(said);
		for (const unsaid of ["Closed", "Tomorrow"]) expect(body).not.toContain(unsaid);
	}

	await sendReminders(at("2031-05-05T12:00:00"));
	expect((await mailsTo(userId)).map(({ Subject }: { Subject: string }) => Subject).sort()).toEqual([
		"Reminder: Analyst, Acme and 1 more",
		"Reminder: Tomorrow, Acme",
	]);
	// Another day is another reminder.
	await db().application.update({ where: { id: second }, data: { remindOn: day("2031-05-06") } });
	await sendReminders(at("2031-05-06T12:00:00"));
	expect(await mailsTo(userId)).toHaveLength(3);
});

it("nobody is mailed who does not want it, who is a guest, or about a day that was long over when it was set", async () => {
	const wanting = await makePerson();
	await follow(wanting.userId, "Old", "2031-01-02");
	const guest = await makePerson({ isGuest: true });
	await follow(guest.userId, "Analyst", "2031-05-04");
	await follow(wanting.userId, "Analyst", "2031-05-04");
	await sendReminders(at("2031-05-04T12:00:00"));
	expect(await mailsTo(guest.userId)).toEqual([]);
	const [mail, ...others] = await mailsTo(wanting.userId);
	expect([mail.Subject, others]).toEqual(["Reminder: Analyst, Acme", []]);

	const oneClick = new URL(mail.ListUnsubscribe.Links[0]);
	const form = { body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" }, query: oneClick.search };
	expect(await call(unsubscribe.POST, "POST", form)).toMatchObject({ status: 200, body: { preference: "reminders" } });
	expect((await call(preferences.GET, "GET", { token: wanting.token })).body).toMatchObject({ reminders: false, runWaiting: true });
	await follow(wanting.userId, "Engineer", "2031-05-05");
	await sendReminders(at("2031-05-05T12:00:00"));
	expect(await mailsTo(wanting.userId)).toHaveLength(1);
	const left = await db().application.count({ where: { ownerId: wanting.userId, remindedOn: null } });
	expect(left).toBe(0);
});
