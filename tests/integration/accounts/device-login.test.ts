import { expect, it } from "vitest";
import { POST as answerRoute } from "@/app/api/v1/auth/device/[userCode]/answer/route";
import { GET as showRoute } from "@/app/api/v1/auth/device/[userCode]/route";
import { POST as startRoute } from "@/app/api/v1/auth/device/route";
import { POST as takeRoute } from "@/app/api/v1/auth/device/token/route";
import { POST as createKeyRoute } from "@/app/api/v1/users/me/api-keys/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { pruneDeviceLogins } from "@/lib/accounts/device-login/take-device-login";
import { db } from "@/lib/platform/database/db";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const start = () => call(startRoute, "POST", { body: { clientName: "goal-mode command line" } });
const take = (deviceCode: string) => call(takeRoute, "POST", { body: { deviceCode } });
const answer = (token: string | undefined, userCode: string, isApproved: boolean) =>
	call(answerRoute, "POST", { ...(token ? { token } : {}), params: { userCode }, body: { isApproved } });

it("a program is signed in once somebody lets it in, and only once", async () => {
	const { token, user } = await makePerson();
	const asked = await start();
	expect(asked.status).toBe(201);
	const { deviceCode, userCode } = asked.body;
	expect(userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2-9]{4}-[BCDFGHJKLMNPQRSTVWXZ2-9]{4}$/);
	expect(asked.body.verificationUrlComplete).toBe(`${asked.body.verificationUrl}?code=${userCode}`);
	expect(JSON.stringify(await db().deviceLogin.findMany())).not.toContain(deviceCode);
	expect((await take(deviceCode)).body.code).toBe("DEVICE_LOGIN_PENDING");

	// As a person types it.
	const typed = userCode.toLowerCase().replace("-", "");
	expect((await call(showRoute, "GET", { token, params: { userCode: typed } })).body).toMatchObject({ userCode, clientName: "goal-mode command line" });
	expect((await answer(token, typed, true)).body.success).toBe(true);
	expect((await answer(token, userCode, true)).body.code).toBe("DEVICE_LOGIN_NOT_FOUND");

	const [one, other] = await Promise.all([take(deviceCode), take(deviceCode)]);
	const [taken, refused] = one.status === 200 ? [one, other] : [other, one];
	expect([taken.status, refused.body.code]).toEqual([200, "INVALID_TOKEN"]);
	expect((await call(profileRoute, "GET", { token: taken.body.accessToken })).body.id).toBe(user.id);
});

it("who is turned away, comes late or guesses gets nothing", async () => {
	const { token } = await makePerson();
	const denied = (await start()).body;
	await answer(token, denied.userCode, false);
	expect((await take(denied.deviceCode)).body.code).toBe("DEVICE_LOGIN_DENIED");

	const late = (await start()).body;
	await db().deviceLogin.update({ where: { userCode: late.userCode }, data: { expiresAt: new Date(Date.now() - 1) } });
	expect((await answer(token, late.userCode, true)).body.code).toBe("DEVICE_LOGIN_NOT_FOUND");
	expect((await take(late.deviceCode)).body.code).toBe("INVALID_TOKEN");
	expect((await take("guess")).body.code).toBe("INVALID_TOKEN");
	expect(await pruneDeviceLogins()).toBeGreaterThanOrEqual(1);
	expect(await db().deviceLogin.findUnique({ where: { userCode: late.userCode } })).toBeNull();
});

it("only a person who signed in a moment ago lets a program in", async () => {
	const { token } = await makePerson();
	const { body: key } = await call(createKeyRoute, "POST", { token, body: { name: "key" } });
	const { userCode } = (await start()).body;
	expect((await answer(undefined, userCode, true)).status).toBe(401);
	expect((await answer(key.key, userCode, true)).body).toMatchObject({ code: "FORBIDDEN", details: { scope: "person" } });
	const old = await makePerson();
	await db().session.updateMany({ where: { userId: old.userId }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
	expect((await answer(old.token, userCode, true)).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
});

it("a bad name is refused", async () => {
	for (const clientName of ["", "<script>", "x".repeat(81), 3]) expect((await call(startRoute, "POST", { body: { clientName } })).status).toBe(422);
});
