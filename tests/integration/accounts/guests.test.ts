import { expect, it } from "vitest";
import { POST as guestRoute } from "@/app/api/v1/auth/anonymous/route";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { POST as signUpRoute } from "@/app/api/v1/auth/signup/route";
import { POST as verifyRoute } from "@/app/api/v1/auth/verify-email/route";
import { GET as fileRoute } from "@/app/api/v1/files/[fileId]/route";
import { POST as registerRoute } from "@/app/api/v1/files/route";
import { POST as feedbackRoute, GET as readFeedbackRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/feedback/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { POST as createSurveyRoute } from "@/app/api/v1/surveys/route";
import { POST as keyRoute } from "@/app/api/v1/users/me/api-keys/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { forgotPassword } from "@/lib/accounts/passwords/forgot-password";
import { signIn as signInVerb } from "@/lib/accounts/sessions/sign-in";
import { claimGoalJobs } from "@/lib/goal-jobs/lifecycle/claim-goal-jobs";
import { getGoalJob } from "@/lib/goal-jobs/views/get-goal-job";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { makeJob } from "@/tests/factories/jobs";
import { caller, freshEmail, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf, mailedToken } from "@/tests/world/traces";
import { resetPassword, verifyEmail } from "./verbs";

async function startGuest() {
	const { status, body } = await call(guestRoute, "POST");
	expect(status).toBe(201);
	return { token: String(body.accessToken), userId: String(body.user.id), user: body.user };
}

async function claims(guestId: string): Promise<unknown[]> {
	const events = await db().outboxEvent.findMany({ where: { name: "account/guest.claimed" } });
	return events.map((event) => event.data).filter((data) => Object(data).guestId === guestId);
}

it("a guest has a session and no address, and can't make keys", async () => {
	const guest = await startGuest();
	expect(guest.user).toMatchObject({ email: null, name: "Guest", emailVerified: false });
	expect((await call(profileRoute, "GET", { token: guest.token })).body.id).toBe(guest.userId);
	expect((await call(keyRoute, "POST", { token: guest.token, body: { name: "x" } })).body.code).toBe("FORBIDDEN");
});

it("signing in with the guest's token claims it once and ends it", async () => {
	const guest = await startGuest();
	const user = await makeUser();
	const signedIn = await call(signInRoute, "POST", { token: guest.token, body: { email: user.email, password: PASSWORD } });
	expect(signedIn.body.user.id).toBe(user.id);
	expect(await claims(guest.userId)).toEqual([{ guestId: guest.userId, userId: user.id }]);
	expect(await auditOf(guest.userId)).toEqual(["account.claim_guest"]);
	expect((await call(profileRoute, "GET", { token: guest.token })).status).toBe(401);
	await call(signInRoute, "POST", { token: guest.token, body: { email: user.email, password: PASSWORD } });
	expect(await claims(guest.userId)).toHaveLength(1);
});

it("signing up with the guest's token claims it when the address is verified, not before", async () => {
	const guest = await startGuest();
	const email = freshEmail();
	const { body } = await call(signUpRoute, "POST", { token: guest.token, body: { email, password: PASSWORD } });
	expect(await claims(guest.userId)).toEqual([]);
	expect((await call(profileRoute, "GET", { token: guest.token })).body.email).toBeNull();
	await verifyEmail(caller(), { token: await mailedToken(email, "verify_email") });
	expect(await claims(guest.userId)).toEqual([{ guestId: guest.userId, userId: body.user.id }]);
});

it("a reset proves the address as well, so it claims the guest too", async () => {
	const guest = await startGuest();
	const email = freshEmail();
	const { body } = await call(signUpRoute, "POST", { token: guest.token, body: { email, password: PASSWORD } });
	await forgotPassword(caller(), { email });
	await resetPassword(caller(), { token: await mailedToken(email, "reset_password"), newPassword: "another long phrase" });
	expect(await claims(guest.userId)).toEqual([{ guestId: guest.userId, userId: body.user.id }]);
});

it("a guest that signs up for a taken address is not handed to its owner", async () => {
	const guest = await startGuest();
	const owner = await makeUser();
	await call(signUpRoute, "POST", { token: guest.token, body: { email: owner.email, password: "another long phrase" } });
	expect(await claims(guest.userId)).toEqual([]);
	expect((await call(profileRoute, "GET", { token: guest.token })).status).toBe(200);
});

it("an account's own token claims nothing", async () => {
	const first = await makeUser();
	const second = await makeUser();
	const { body } = await call(signInRoute, "POST", { body: { email: first.email, password: PASSWORD } });
	await call(signInRoute, "POST", { token: body.accessToken, body: { email: second.email, password: PASSWORD } });
	expect(await claims(first.id)).toEqual([]);
	expect((await call(profileRoute, "GET", { token: body.accessToken })).status).toBe(200);
});

/** What a guest leaves: a file, a job made of it, what it thought of the job, and a survey. */
async function work(token: string, guestId: string) {
	const file = await call(registerRoute, "POST", { token, body: { fileName: "a.pdf", mimeType: "application/pdf", sizeBytes: 5, local: true } });
	const job = await makeJob(guestId, { fileIds: [file.body.fileId] });
	const params = { jobSpecId: job.id };
	expect((await call(createSurveyRoute, "POST", { token, body: { title: "A guest asks" } })).status).toBe(201);
	expect((await call(feedbackRoute, "POST", { token, params, body: { rating: "positive" } })).status).toBe(200);
	const look = async (credential: string) => [
		(await call(fileRoute, "GET", { token: credential, params: { fileId: file.body.fileId } })).status,
		(await call(jobRoute, "GET", { token: credential, params })).status,
		(await call(readFeedbackRoute, "GET", { token: credential, params })).status,
	];
	return { jobId: job.id, look };
}

/** Where rows still name this owner, in whatever table. */
async function rowsOf(ownerId: string): Promise<string[]> {
	const columns = await db().$queryRaw<Array<{ table: string; column: string }>>`
		SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
		WHERE table_schema = 'public' AND data_type = 'uuid' AND column_name IN ('ownerId', 'userId', 'creatorId')`;
	expect(columns.length).toBeGreaterThan(5);
	const found: string[] = [];
	for (const { table, column } of columns) {
		const [row] = await db().$queryRawUnsafe<Array<{ count: bigint }>>(`SELECT count(*) FROM "${table}" WHERE "${column}" = $1::uuid`, ownerId);
		if (row?.count) found.push(`${table}.${column}`);
	}
	return found.sort();
}

it("what a guest made is the user's in the answer to the sign-in, and the guest's no more", async () => {
	const guest = await startGuest();
	const { jobId, look } = await work(guest.token, guest.userId);
	const user = await makeUser();
	expect(await look(guest.token)).toEqual([200, 200, 200]);
	const signedIn = await call(signInRoute, "POST", { token: guest.token, body: { email: user.email, password: PASSWORD } });
	expect(await look(signedIn.body.accessToken)).toEqual([200, 200, 200]);
	expect(await look(guest.token)).toEqual([401, 401, 401]);
	// Another process may believe the guest's token for three seconds more.
	const actor = { kind: "guest", userId: guest.userId, sessionId: newId(), tier: "free", signedInAt: new Date() } as const;
	await expect(getGoalJob({ ...caller(), actor }, jobId)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
	expect(await rowsOf(guest.userId)).toEqual(["session.userId"]);
});

it("it moves with the confirmed address as well", async () => {
	const guest = await startGuest();
	const { look } = await work(guest.token, guest.userId);
	const email = freshEmail();
	await call(signUpRoute, "POST", { token: guest.token, body: { email, password: PASSWORD } });
	expect(await look(guest.token)).toEqual([200, 200, 200]);
	await call(verifyRoute, "POST", { body: { token: await mailedToken(email, "verify_email") } });
	const { body } = await call(signInRoute, "POST", { body: { email, password: PASSWORD } });
	expect(await look(body.accessToken)).toEqual([200, 200, 200]);
	expect(await rowsOf(guest.userId)).toEqual(["session.userId"]);
});

it("a claim that fails in one domain moves nothing and signs nobody in", async () => {
	const guest = await startGuest();
	const { look } = await work(guest.token, guest.userId);
	const user = await makeUser();
	const actor = { kind: "guest", userId: guest.userId, sessionId: newId(), tier: "free", signedInAt: new Date() } as const;
	const failing: MoveGuestWork = async (tx, claim) => {
		await moveGuestWork(tx, claim);
		throw new Error("the last domain failed");
	};
	await expect(signInVerb({ ...caller(), actor }, { email: user.email, password: PASSWORD }, failing)).rejects.toThrow("the last domain failed");
	expect(await look(guest.token)).toEqual([200, 200, 200]);
	expect(await db().session.count({ where: { userId: user.id } })).toBe(0);
	expect(await claims(guest.userId)).toEqual([]);
});

it("a file and a job that a guest's last request added late follow", async () => {
	const guest = await startGuest();
	const user = await makeUser();
	await call(signInRoute, "POST", { token: guest.token, body: { email: user.email, password: PASSWORD } });
	await makeJob(guest.userId);
	const claim = { guestId: guest.userId, userId: user.id };
	expect(await transaction((tx) => claimGoalJobs(tx, claim))).toBe(1);
	expect(await transaction((tx) => claimGoalJobs(tx, claim))).toBe(0);
	expect(await rowsOf(guest.userId)).toEqual(["session.userId"]);
});
