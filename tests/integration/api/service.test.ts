import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("channels");
// It answers as an engine would that is up.
process.env.INNGEST_BASE_URL = `${world.urlOf("channels")}/`;

const { GET: healthRoute } = await import("@/app/api/v1/health/route");
const { GET: configRoute } = await import("@/app/api/v1/realtime/config/route");
const { POST: authRoute } = await import("@/app/api/v1/realtime/auth/route");
const { POST: echoRoute } = await import("@/app/api/v1/echo/route");
const { GET: catalogRoute } = await import("@/app/api/v1/workflows/catalog/route");
const { GET: documentRoute } = await import("@/app/api/v1/openapi.json/route");
const { PATCH: nothingRoute } = await import("@/app/api/v1/[...path]/route");
const { PATCH: apiRoute } = await import("@/app/api/route");
const { PATCH: versionRoute } = await import("@/app/api/v1/route");
const { POST: signUpRoute } = await import("@/app/api/v1/auth/signup/route");
const { GET: downloadRoute, PUT: sendRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
const { RATE_LIMITS, takeRateLimit } = await import("@/lib/platform/rate-limit");
const { recordRegistration } = await import("@/lib/platform/engine/record-registration");

it("health is open, names every part, and is 503 when one does not answer", async () => {
	await recordRegistration({ kind: "accepted", isNewToEngine: false });
	const ok = await call(healthRoute, "GET");
	expect(ok).toMatchObject({ status: 200, body: { status: "ok", checks: { database: "ok", engine: "ok", realtime: "ok", storage: "ok" } } });
	expect(ok.body.version).toMatch(/^\d+\.\d+\.\d+$/);
	await world.stop("channels");
	await new Promise((resolve) => setTimeout(resolve, 1100));
	const failing = await call(healthRoute, "GET");
	expect(failing).toMatchObject({
		status: 503,
		body: { status: "failing", checks: { database: "ok", engine: "failing", realtime: "failing", storage: "ok" } },
	});
});

it("health, signed links and the stream's address answer a caller whose requests are used up", async () => {
	const headers = { "x-forwarded-for": "203.0.113.77" };
	for (let round = 0; round < RATE_LIMITS.general.points; round++) await takeRateLimit("general", "203.0.113.77");
	expect((await call(signUpRoute, "POST", { headers, body: {} })).status).toBe(429);
	expect((await call(signUpRoute, "POST", { headers: { "x-forwarded-for": "203.0.113.78" }, body: {} })).status, "another address").toBe(422);
	expect((await call(healthRoute, "GET", { headers })).status).not.toBe(429);
	expect((await call(configRoute, "GET", { headers })).status).toBe(200);
	for (const [route, method] of [
		[downloadRoute, "GET"],
		[sendRoute, "PUT"],
	] as const)
		expect((await call(route, method, { headers, params: { fileId: "any" } })).body.code).toBe("UNAUTHENTICATED");
});

it("the stream's address is open; its private channels are signed for their owners alone", async () => {
	expect((await call(configRoute, "GET")).body).toEqual({
		key: "test-key",
		host: "127.0.0.1",
		port: Number(new URL(world.urlOf("channels")).port),
		useTls: false,
		cluster: "local",
	});
	const [owner, stranger] = await Promise.all([makePerson(), makePerson()]);
	const { id } = await makeJob(owner.userId);
	const form = { "content-type": "application/x-www-form-urlencoded" };
	const ask = (token: string, channel: string, socket = "12.34") =>
		call(authRoute, "POST", { token, headers: form, body: new URLSearchParams({ socket_id: socket, channel_name: channel }).toString() });
	for (const channel of [`private-job-${id}`, `private-user-${owner.userId}`]) {
		const signature = createHmac("sha256", "test-secret").update(`12.34:${channel}`).digest("hex");
		expect(await ask(owner.token, channel)).toMatchObject({ status: 200, body: { auth: `test-key:${signature}` } });
	}
	expect(await ask(stranger.token, `private-job-${id}`)).toMatchObject({ status: 404, body: { code: "JOB_NOT_FOUND" } });
	expect(await ask(stranger.token, `private-user-${owner.userId}`)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
	expect((await ask(owner.token, "presence-anything")).body.code).toBe("FORBIDDEN");
	expect((await ask(owner.token, `private-job-${id}`, "12:34")).body.code).toBe("VALIDATION_ERROR");
	expect((await call(authRoute, "POST", { token: owner.token, body: { socket_id: "1.2" } })).body.code).toBe("UNSUPPORTED_MEDIA_TYPE");
	expect((await call(authRoute, "POST", { token: owner.token, headers: form, body: "a".repeat(5000) })).body.code).toBe("PAYLOAD_TOO_LARGE");
});

it("the catalog, the echo, the document and unknown addresses", async () => {
	const person = await makePerson();
	const { token } = person;
	const catalog = (await call(catalogRoute, "GET", { token: await makeApiKey(person) })).body;
	expect(catalog.total).toBe(catalog.workflows.length);
	expect(catalog.workflows[0]).toMatchObject({ workflowId: READY, hasCheckpoints: true, deprecated: false });
	for (const body of [{ a: [1, "zwei", null] }, [], "text"])
		expect((await call(echoRoute, "POST", { token, body: JSON.stringify(body), headers: { "content-type": "application/json" } })).body).toEqual(body);
	expect((await call(echoRoute, "POST", { token })).body).toBeNull();
	const document = await call(documentRoute, "GET");
	expect(document.body.openapi).toBe("3.1.0");
	expect(document.headers.get("cache-control")).toContain("public");
	expect(document.body.info.description).toContain(`ORIGIN=${process.env.APP_URL}\n`);
	expect(JSON.stringify(document.body)).not.toContain("localhost:3000");
	for (const route of [nothingRoute, apiRoute, versionRoute]) {
		const nothing = await call(route, "PATCH");
		expect(nothing).toMatchObject({ status: 404, body: { error: "NOT_FOUND", code: "NOT_FOUND" } });
		expect(nothing.body.message).toMatch(/\/docs\/api.*\/api\/v1\/openapi\.json/);
	}
});
