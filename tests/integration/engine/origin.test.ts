import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

interface Registration {
	url: string;
	functions: { steps: { step: { runtime: { url: string } } } }[];
}

const registered: { search: string; body: Registration }[] = [];
const engine = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	registered.push({ search: new URL(request.url ?? "/", "http://engine").search, body: JSON.parse(Buffer.concat(chunks).toString()) });
	response.setHeader("content-type", "application/json").end(JSON.stringify({ ok: true, status: 200, modified: true }));
});
await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
Object.assign(process.env, { INNGEST_BASE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`, APP_URL: "https://app.example.test" });
afterAll(() => new Promise((resolve) => engine.close(resolve)));
beforeEach(() => registered.splice(0));

const { PUT } = await import("@/app/api/inngest/route");

const addressesOf = ({ body }: (typeof registered)[number]) => [body.url, ...body.functions.map((one) => one.steps.step.runtime.url)];

/** An unsigned sync, as anybody can send it. */
function sync(url: string, headers: Record<string, string> = {}): Promise<Response> {
	return PUT(new NextRequest(url, { method: "PUT", headers }));
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
		expect((await sync(url, headers)).status).toBe(200);
		const [first] = registered;
		if (!first) throw new Error("Nothing was registered");
		for (const address of addressesOf(first)) expect(address).toMatch(/^https:\/\/app\.example\.test\/api\/inngest(\?fnId=|$)/);
		expect(JSON.stringify(first.body)).not.toContain("evil");
	});

	it("carries nothing that a sync put into its query, which would change every later call", async () => {
		await sync("https://app.example.test/api/inngest?probe=trust&stepId=x&deployId=dpl_1&x=1");
		expect(registered).toHaveLength(1);
		expect(registered[0]?.search).toBe("?deployId=dpl_1");
		for (const address of addressesOf(registered[0] as (typeof registered)[number])) expect(address).not.toMatch(/probe|[?&]x=/);
		expect(registered[0]?.body.functions[0]?.steps.step.runtime.url).toContain("stepId=step");
	});
});
