import { createServer, request } from "node:http";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { prepareRequests } from "@/lib/http/incoming";
import { originOf } from "@/lib/http/request-origin";
import { env } from "@/lib/platform/env";
import { networkOf, readAddress } from "@/lib/platform/network/addresses";

process.env.DATABASE_URL ??= "postgres://127.0.0.1:9/none";
const hops = env().TRUSTED_PROXY_HOPS;
const trust = (count: number) => Object.assign(env(), { TRUSTED_PROXY_HOPS: count });
afterEach(() => trust(hops));

const asked = (headers: Record<string, string>) => originOf(new Request("http://127.0.0.1/", { headers })).ipAddress;

it("before a server of ours has seen the connection, nothing that a client wrote counts", () => {
	trust(0);
	expect(asked({ "x-peer-address": "203.0.113.9", "x-forwarded-for": "203.0.113.8" })).toBe("direct");
});

it("trusted proxies are counted from the right, and what is no address is passed over", () => {
	trust(1);
	expect(asked({ "x-forwarded-for": "198.51.100.1, 203.0.113.8" })).toBe("203.0.113.8");
	expect(asked({ "x-forwarded-for": "203.0.113.8:4711" })).toBe("203.0.113.8");
	expect(asked({ "x-forwarded-for": "x".repeat(5000) })).toBe("direct");
	trust(2);
	expect(asked({ "x-forwarded-for": "198.51.100.1, 203.0.113.8" })).toBe("198.51.100.1");
});

it("without a trusted proxy the connection says who calls, whatever the headers claim", async () => {
	trust(0);
	const stop = prepareRequests();
	onTestFinished(stop);
	const server = createServer((message, response) => response.end(asked(message.headers as Record<string, string>)));
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as { port: number };
	const from = (localAddress: string, headers: Record<string, string>) =>
		new Promise<string>((resolve, reject) => {
			const sent = request({ host: "127.0.0.1", port, localAddress, headers }, (response) => response.on("data", (text) => resolve(String(text))));
			sent.on("error", reject).end();
		});
	const forged = { "x-peer-address": "203.0.113.9", "X-Forwarded-For": "203.0.113.9", forwarded: "for=203.0.113.9" };
	expect(await from("127.0.0.1", forged)).toBe("127.0.0.1");
	expect(await from("127.0.0.2", {})).toBe("127.0.0.2");
	server.close();
});

it.each([
	["::ffff:203.0.113.8", "203.0.113.8", "203.0.113.8"],
	["[2001:db8:1:2:3:4:5:6]:443", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:db8:1:2:ffff::1", "2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
])("%s is %s and counted as %s", (text, address, network) => {
	expect(readAddress(text)).toBe(address);
	expect(networkOf(address)).toBe(network);
});

it.each(["", "direct", "1", "unknown", "203.0.113.8.9", "0x7f.1x"])("%s is no address", (text) => {
	expect(readAddress(text)).toBeNull();
	expect(networkOf(text)).toBe(text);
});
