import { expect, it } from "vitest";
import { POST as guestRoute } from "@/app/api/v1/auth/anonymous/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { finishOAuth } from "@/lib/accounts/oauth/finish-oauth";
import { takeStart } from "@/lib/accounts/oauth/oauth-state";
import { db } from "@/lib/platform/database/db";
import { makeJob } from "@/tests/factories/jobs";
import { caller, makeUser } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { openProviders } from "@/tests/world/identity";
import { freshPerson, OAuthBrowser, placeOf } from "@/tests/world/oauth-browser";
import { auditOf } from "@/tests/world/traces";

await openProviders();

/** A guest with a job, in a browser that has its token. */
async function guestWithWork(browser = new OAuthBrowser()) {
	const { body } = await call(guestRoute, "POST");
	browser.take(new Headers({ "set-cookie": `access_token=${body.accessToken}; Path=/` }));
	const job = await makeJob(body.user.id);
	return { browser, guestId: String(body.user.id), jobId: job.id };
}

const seen = async (browser: OAuthBrowser, jobSpecId: string) =>
	(await call(jobRoute, "GET", { params: { jobSpecId }, headers: { cookie: browser.cookie() } })).status;

it.each(["google", "github"] as const)("what a guest made is the user's when they sign up with %s, and when they sign in", async (provider) => {
	const person = freshPerson();
	const first = await guestWithWork();
	expect(placeOf(await first.browser.signIn(provider, person)).error).toBeNull();
	const { userId } = await db().oAuthIdentity.findFirstOrThrow({ where: { user: { email: person.email } } });
	expect(await seen(first.browser, first.jobId)).toBe(200);
	expect(await auditOf(first.guestId)).toEqual(["account.claim_guest"]);

	const second = await guestWithWork();
	await second.browser.signIn(provider, person);
	expect(await db().goalJob.count({ where: { ownerId: userId } })).toBe(2);
	expect(await db().goalJob.count({ where: { ownerId: { in: [first.guestId, second.guestId] } } })).toBe(0);
	expect(await seen(second.browser, second.jobId)).toBe(200);
});

it("the guest that set out is remembered, and one that is there when the browser comes back joins it", async () => {
	const { browser, guestId } = await guestWithWork();
	const answered = await browser.visit("google", freshPerson());
	const later = await guestWithWork(browser);
	expect(placeOf(await browser.comeBack("google", answered)).error).toBeNull();
	const { body } = await browser.profile();
	expect(await db().goalJob.count({ where: { ownerId: body.id } })).toBe(2);
	for (const id of [guestId, later.guestId]) expect(await auditOf(id)).toEqual(["account.claim_guest"]);
});

it("a visit that comes to nothing leaves the guest as it was", async () => {
	const owner = await makeUser();
	const { browser, guestId, jobId } = await guestWithWork();
	expect(placeOf(await browser.signIn("google", freshPerson({ email: owner.email }))).error).toBe("OAuthLinkingRequired");
	expect(placeOf(await browser.signIn("google", "no")).error).toBe("AUTH_OAUTH_DENIED");
	expect(await seen(browser, jobId)).toBe(200);
	expect((await browser.profile()).body.id).toBe(guestId);
});

it("work that can't be moved makes no account and signs nobody in", async () => {
	const { browser, guestId, jobId } = await guestWithWork();
	const person = freshPerson();
	const answered = await browser.visit("google", person);
	const [, secret = ""] = /oauth-browser=([^;]+)/.exec(browser.cookie()) ?? [];
	const started = await takeStart("google", answered.searchParams.get("state") ?? "", secret);
	expect(started.userId).toBe(guestId);
	const failing = async () => {
		throw new Error("the last domain failed");
	};
	await expect(finishOAuth(caller(), started, Object.fromEntries(answered.searchParams), failing)).rejects.toThrow("the last domain failed");
	expect(await db().user.count({ where: { email: person.email } })).toBe(0);
	expect(await seen(browser, jobId)).toBe(200);
});
