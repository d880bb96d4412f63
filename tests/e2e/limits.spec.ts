import { type IncomingMessage, request } from "node:http";
import { expect, test } from "@playwright/test";
import { stack } from "./steps/stack";

/** What is left of a caller's minute, as the answer to a sign-up without fields says it. */
async function remainingFor(localAddress: string, headers: Record<string, string> = {}): Promise<number> {
	const { port } = new URL(stack.web);
	const options = { hostname: "127.0.0.1", port, path: "/api/v1/auth/signup", method: "POST", localAddress, headers };
	const response = await new Promise<IncomingMessage>((resolve, reject) => request(options, resolve).on("error", reject).end());
	response.resume();
	return Number(response.headers["ratelimit-remaining"]);
}

test("each address has limits of its own, which no header changes", async () => {
	// Any address of 127.0.0.0/8 is this machine.
	const [one, other] = [2, 3].map((network) => `127.${network}.${1 + (process.pid % 250)}.${1 + Math.floor(Math.random() * 250)}`) as [string, string];
	const first = await remainingFor(one);
	expect(await remainingFor(one, { "x-forwarded-for": other, "x-peer-address": other })).toBe(first - 1);
	expect(await remainingFor(other)).toBe(first);
});
