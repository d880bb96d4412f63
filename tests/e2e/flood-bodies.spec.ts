import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { stack } from "./steps/stack";

const CONNECTIONS = 12;
const BYTES_EACH = 50 * 1024 * 1024;
/** All that was sent, held once, would be 600. */
const MOST_GROWTH_MB = 300;
/** What the server does not take so long after its answer, it does not take at all. */
const HEARD_MS = 1_500;
const CHUNK = Buffer.alloc(64 * 1024, "a");

const { hostname, port } = new URL(stack.web);
const processes = path.join(path.dirname(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json"), "processes.json");
const pid: number = JSON.parse(readFileSync(processes, "utf8")).parts.web.pid;

function residentMb(): number {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Pushes a body as fast as it is taken, until the server has had enough; gives the beginning of its answer. */
function push(head: string, isChunked: boolean): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect(Number(port), hostname);
		let answer = "";
		let sentBytes = 0;
		const pump = () => {
			while (sentBytes < BYTES_EACH && !socket.destroyed) {
				sentBytes += CHUNK.byteLength;
				if (!socket.write(isChunked ? Buffer.concat([Buffer.from("10000\r\n"), CHUNK, Buffer.from("\r\n")]) : CHUNK)) return void socket.once("drain", pump);
			}
			if (isChunked) socket.write("0\r\n\r\n");
		};
		socket.on("data", (data) => {
			answer += data;
			setTimeout(() => socket.destroy(), HEARD_MS);
			// What was sent whole leaves the connection open.
			if (sentBytes >= BYTES_EACH) socket.end();
		});
		socket.on("error", () => undefined);
		socket.once("close", () => resolve(answer.slice(0, 12)));
		socket.write(`${head}\r\nHost: ${hostname}\r\n${isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${BYTES_EACH}`}\r\n\r\n`);
		pump();
	});
}

const FORM = "Content-Type: application/x-www-form-urlencoded";
const FLOODS: ReadonlyArray<[head: string, isChunked: boolean, answers: string]> = [
	["POST /api/inngest HTTP/1.1\r\nContent-Type: application/json", false, "413"],
	["POST /api/inngest HTTP/1.1\r\nContent-Type: application/json", true, "413"],
	["PUT /api/inngest HTTP/1.1", true, "413"],
	[`POST /api/auth/callback/credentials HTTP/1.1\r\n${FORM}`, true, "413"],
	["POST /api/v1/auth/signin HTTP/1.1\r\nContent-Type: application/json", true, "413"],
	["POST /api/mcp/documents HTTP/1.1", true, "401"],
	["POST /api/v1/files/upload HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b", true, "401"],
	["PUT /api/v1/files/any/content HTTP/1.1", false, "401"],
	["POST /catalog HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b", true, "405"],
];

for (const [head, isChunked, answers] of FLOODS) {
	test(`${head.split(" HTTP")[0]}: ${CONNECTIONS} bodies that nobody asked for${isChunked ? ", of unknown size" : ""} are refused and leave the memory alone`, async () => {
		const before = residentMb();
		let most = before;
		const watch = setInterval(() => {
			most = Math.max(most, residentMb());
		}, 20);
		const heard = await Promise.all(Array.from({ length: CONNECTIONS }, () => push(head, isChunked)));
		clearInterval(watch);
		expect(heard).toEqual(heard.map(() => `HTTP/1.1 ${answers}`));
		expect(most - before).toBeLessThan(MOST_GROWTH_MB);
	});
}
