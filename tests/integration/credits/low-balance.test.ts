import { afterAll, expect, it } from "vitest";
import { startMailbox } from "@/tests/world/stand-ins";
import { UNIT } from "@/tests/world/unit";

const mailbox = await startMailbox();
Object.assign(process.env, mailbox.variables);
afterAll(mailbox.stop);

const { give, priced, useUpFreeMonth } = await import("@/tests/factories/credits");
const { makeUser } = await import("@/tests/factories/people");
const { mailsIn } = await import("@/tests/world/mailbox");
const { holdCharge } = await import("@/lib/credits/charges/hold-charge");
const { noticeLowBalances } = await import("@/lib/credits/notices/notice-low-balances");
const { db } = await import("@/lib/platform/database/db");
const { queryOf } = await import("@/lib/platform/database/query");
const { transaction } = await import("@/lib/platform/database/transaction");
const { newId } = await import("@/lib/platform/ids");

const queuedFor = (userId: string) => db().mailMessage.count({ where: { userId } });

it("who has little left after a run is mailed once a month, with what is left and a link that stops such mails", async () => {
	const { id } = await makeUser({ name: "Ada" });
	await useUpFreeMonth(id, 350_000);
	await noticeLowBalances();
	await noticeLowBalances();
	const [mail, ...others] = await mailsIn(mailbox, id);
	expect(others).toEqual([]);
	expect(mail.Subject).toBe("Your credits are running low");
	expect(mail.Text).toContain(`You have ${UNIT === "micro" ? "$0.35" : "35 credits"} left.`);
	expect(mail.Text).toContain("/credits\n");
	expect(mail.ListUnsubscribe.HeaderPost).toBe("List-Unsubscribe=One-Click");
});

it("who has enough, or does not want it, gets none, nor a guest", async () => {
	const enough = await makeUser();
	await useUpFreeMonth(enough.id, 500_000);
	const toppedUp = await makeUser();
	await useUpFreeMonth(toppedUp.id, 0);
	await give(toppedUp.id, 500_000);
	const unwilling = await makeUser({ lowBalance: false });
	await useUpFreeMonth(unwilling.id, 0);
	const guest = await makeUser({ isGuest: true });
	await useUpFreeMonth(guest.id, 0);
	await noticeLowBalances();
	for (const { id } of [enough, toppedUp, unwilling, guest]) expect(await queuedFor(id)).toBe(0);
});

it("while another run holds credits, what comes back of them is awaited", async () => {
	const { id: ownerId } = await makeUser();
	await useUpFreeMonth(ownerId, 1_000_000);
	const run = { ownerId, runId: newId(), job: null, workflowKind: "goal_lane", specId: "goal_lane.held", price: priced(900_000), allowanceMicroU: 5_000_000 };
	await transaction((tx) => holdCharge(queryOf(tx), run));
	await noticeLowBalances();
	expect(await queuedFor(ownerId)).toBe(0);
});

it("a run that ended long ago is no news", async () => {
	const { id } = await makeUser();
	await useUpFreeMonth(id, 0);
	await noticeLowBalances(new Date(Date.now() + 60 * 60_000));
	expect(await queuedFor(id)).toBe(0);
});
