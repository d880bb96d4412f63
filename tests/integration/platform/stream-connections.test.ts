import { expect, test } from "vitest";
import { sendToStream } from "@/lib/realtime/realtime";
import { listen } from "@/tests/world/listen";

const MESSAGE = { channel: "private-job-1", name: "job_updated", data: { seq: 1 }, reference: { seq: 1 } };

test("a connection that the server of channels closes as a message comes costs no message; one that is refused is said", async () => {
	const bodies: string[] = [];
	const server = await listen((request, response) => {
		let body = "";
		request.on("data", (part: Buffer) => (body += part.toString()));
		request.on("end", () => {
			bodies.push(body);
			if (bodies.length === 1) request.socket.destroy();
			else response.writeHead(bodies.length === 2 ? 200 : 403, { "content-type": "application/json" }).end("{}");
		});
	});
	process.env.PUSHER_PORT = String(server.port);

	await sendToStream([MESSAGE]);
	expect(bodies).toHaveLength(2);
	expect(bodies[1]).toBe(bodies[0]);

	await expect(sendToStream([MESSAGE])).rejects.toThrow("403");
	expect(bodies).toHaveLength(3);

	await server.close();
	await expect(sendToStream([MESSAGE])).rejects.toThrow("Request failed");
});
