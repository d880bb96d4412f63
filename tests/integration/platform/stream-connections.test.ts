import { expect, test } from "vitest";
import { sendToStream } from "@/lib/realtime/realtime";
import { listen } from "@/tests/world/listen";

const MESSAGE = { channel: "private-job-1", name: "job_updated", data: { seq: 1 }, reference: { seq: 1 } };
/** What the server of channels does with the first requests, in their order; null leaves one without an answer. */
const ANSWERS = ["cut", 200, null, 200, 403] as const;

test("a connection that is closed or silent as a message comes costs no message; one that is refused is said", async () => {
	const bodies: string[] = [];
	const server = await listen((request, response) => {
		let body = "";
		request.on("data", (part: Buffer) => (body += part.toString()));
		request.on("end", () => {
			const answer = ANSWERS[bodies.push(body) - 1];
			if (answer === "cut") request.socket.destroy();
			else if (typeof answer === "number") response.writeHead(answer, { "content-type": "application/json" }).end("{}");
		});
	});
	process.env.PUSHER_PORT = String(server.port);

	await sendToStream([MESSAGE]);
	await sendToStream([MESSAGE]);
	expect(bodies).toHaveLength(4);
	expect(bodies[1]).toBe(bodies[0]);

	await expect(sendToStream([MESSAGE])).rejects.toThrow("403");
	expect(bodies).toHaveLength(5);

	await server.close();
	await expect(sendToStream([MESSAGE])).rejects.toThrow("Request failed");
}, 20_000);
