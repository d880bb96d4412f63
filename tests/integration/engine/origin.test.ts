import { NextRequest } from "next/server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeEngine } from "./fake-engine";

const engine = await startFakeEngine();
Object.assign(process.env, { INNGEST_BASE_URL: engine.url, APP_URL: "https://app.example.test" });
const { PUT } = await import("@/app/api/inngest/route");

afterAll(() => engine.close());
beforeEach(() => engine.registrations.splice(0));

/** Sends an unsigned sync, as anybody can, and gives what was registered. */
async function sync(url: string, headers: Record<string, string> = {}) {
	expect((await PUT(new NextRequest(url, { method: "PUT", headers }), undefined)).status).toBe(200);
	const [registered] = engine.registrations;
	if (!registered) throw new Error("Nothing was registered");
	const { search, body } = registered;
	return { search, text: JSON.stringify(body), addresses: [body.url, ...body.functions.map((one) => one.steps.step.runtime.url)] };
}

describe("the engine's address of the app", () => {
	it.each([
		["the host of the address", "https://evil.example/api/inngest", {}],
		["a Host header", "https://app.example.test/api/inngest", { host: "evil.example" }],
		[
			"X-Forwarded-Host",
			"https://app.example.test/api/inngest",
			{ "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" },
		],
		["another path", "https://app.example.test//evil.example/api/inngest", { host: "app.example.test" }],
	])("is the configured one, whatever a sync says in %s", async (_place, url, headers) => {
		const { addresses, text } = await sync(url, headers);
		for (const address of addresses) expect(address).toMatch(/^https:\/\/app\.example\.test\/api\/inngest(\?fnId=|$)/);
		expect(text).not.toContain("evil");
	});

	it("carries nothing that a sync put into its query, which would change every later call", async () => {
		const { addresses, search } = await sync("https://app.example.test/api/inngest?probe=trust&stepId=x&deployId=dpl_1&x=1");
		expect(search).toBe("?deployId=dpl_1");
		for (const address of addresses) expect(address).not.toMatch(/probe|[?&]x=/);
		expect(addresses[1]).toContain("stepId=step");
	});
});
