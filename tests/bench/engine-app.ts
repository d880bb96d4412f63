import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Inngest } from "inngest";
import { serve } from "inngest/node";

const nowMs = () => performance.timeOrigin + performance.now();
const inngest = new Inngest({ id: "bench", logger: { info() {}, warn() {}, error() {}, debug() {} } });

/** When each step of each run began, by the token of its event. */
const begun = new Map<string, number[]>();

const stepping = (id: string, count: number, options: { checkpointing?: false }) =>
	inngest.createFunction({ id, triggers: { event: `bench/${id}` }, ...options }, async ({ event, step }) => {
		const times = begun.get(event.data.token) ?? [];
		begun.set(event.data.token, times);
		for (let index = 0; index < count; index++) await step.run(`step ${index}`, () => void times.push(nowMs()));
	});

const handle = serve({
	client: inngest,
	servePath: "/api/inngest",
	functions: [stepping("fifty-steps", 50, {}), stepping("twenty-calls", 20, { checkpointing: false }), stepping("one-step", 1, {})],
});

const server = createServer((request, response) => {
	const url = new URL(request.url ?? "/", "http://app");
	if (url.pathname === "/api/inngest") return handle(request, response);
	request.resume().once("end", () => {
		response.writeHead(200, { "content-type": "application/json" });
		response.end(JSON.stringify(url.pathname === "/begun" ? (begun.get(url.searchParams.get("token") ?? "") ?? []) : {}));
	});
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
	process.stdout.write(`${JSON.stringify({ listening: (server.address() as AddressInfo).port })}\n`);
});
