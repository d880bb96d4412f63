import { createHmac } from "node:crypto";
import PusherServer from "pusher";
import type { Channel, Options } from "pusher-js";
import PusherClient from "pusher-js";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type ChannelsServer, startChannelsServer } from "@/local/channels/server";
import { startProgram } from "@/tests/world/program";

const APP = { id: "app-1", key: "key-1", secret: "secret-1" };
let server: ChannelsServer;
let pusher: PusherServer;
const clients: PusherClient[] = [];

function publisher(port: number, secret = APP.secret): PusherServer {
	return new PusherServer({ appId: APP.id, key: APP.key, secret, host: "127.0.0.1", port: String(port), useTLS: false });
}

function connect(port: number, options: Partial<Options> = {}): PusherClient {
	const client = new PusherClient(APP.key, {
		cluster: "local",
		wsHost: "127.0.0.1",
		wsPort: port,
		forceTLS: false,
		enabledTransports: ["ws"],
		disableStats: true,
		channelAuthorization: {
			endpoint: "",
			transport: "ajax",
			customHandler: ({ socketId, channelName }, callback) => {
				const presence = channelName.startsWith("presence-") ? { user_id: `user-${socketId}`, user_info: { name: "Ada" } } : undefined;
				callback(null, pusher.authorizeChannel(socketId, channelName, presence));
			},
		},
		...options,
	});
	clients.push(client);
	return client;
}

function next<Data = unknown>(source: { bind(event: string, handler: (data: Data) => void): unknown }, event: string): Promise<Data> {
	return new Promise((resolve) => source.bind(event, resolve));
}

async function join(client: PusherClient, name: string): Promise<Channel> {
	const channel = client.subscribe(name);
	await next(channel, "pusher:subscription_succeeded");
	return channel;
}

beforeAll(async () => {
	server = await startChannelsServer({ port: 0, app: APP });
	pusher = publisher(server.port);
});

afterEach(() => {
	for (const client of clients.splice(0)) client.disconnect();
});

afterAll(() => server.close());

it("an event reaches everybody in the channel and nobody else", async () => {
	const [first, second] = [connect(server.port), connect(server.port)];
	const [inRoom, elsewhere] = await Promise.all([join(first, "private-job-1"), join(second, "private-job-2")]);
	let strays = 0;
	elsewhere.bind("step_finished", () => {
		strays += 1;
	});
	const arrived = next(inRoom, "step_finished");
	const other = next(elsewhere, "other");
	await pusher.trigger("private-job-1", "step_finished", { seq: 7, text: "größer 👍" });
	await pusher.trigger("private-job-2", "other", {});
	expect(await arrived).toEqual({ seq: 7, text: "größer 👍" });
	await other;
	expect(strays).toBe(0);
});

it("the socket that caused an event can be left out", async () => {
	const [sender, receiver] = [connect(server.port), connect(server.port)];
	const [own, theirs] = await Promise.all([join(sender, "news"), join(receiver, "news")]);
	const seen: unknown[] = [];
	own.bind("hello", (data: unknown) => seen.push(data));
	const arrived = next(theirs, "hello");
	await pusher.trigger("news", "hello", "one", { socket_id: sender.connection.socket_id });
	await arrived;
	const last = next(own, "last");
	await pusher.trigger("news", "last", "two");
	await last;
	expect(seen).toEqual([]);
});

it("a batch delivers each event, and more than ten are refused", async () => {
	const channel = await join(connect(server.port), "batch");
	const [one, two] = [next(channel, "one"), next(channel, "two")];
	await pusher.triggerBatch([
		{ channel: "batch", name: "one", data: 1 },
		{ channel: "batch", name: "two", data: 2 },
	]);
	expect(await Promise.all([one, two])).toEqual([1, 2]);
	const eleven = Array.from({ length: 11 }, () => ({ channel: "batch", name: "x", data: 0 }));
	await expect(pusher.triggerBatch(eleven)).rejects.toMatchObject({ status: 400 });
});

it("a wrong signature, a wrong key and an old timestamp are refused", async () => {
	await expect(publisher(server.port, "guessed").trigger("news", "hello", {})).rejects.toMatchObject({ status: 401 });
	const path = `/apps/${APP.id}/channels`;
	const base = `http://127.0.0.1:${server.port}`;
	expect((await fetch(`${base}${path}`)).status).toBe(401);
	const statusAt = async (timestamp: number, extra = "") => {
		const query = `auth_key=${APP.key}&auth_timestamp=${timestamp}&auth_version=1.0`;
		const signature = createHmac("sha256", APP.secret).update(`GET\n${path}\n${query}`).digest("hex");
		return (await fetch(`${base}${path}?${query}&auth_signature=${signature}${extra}`)).status;
	};
	const now = Math.floor(Date.now() / 1000);
	expect(await statusAt(now)).toBe(200);
	expect(await statusAt(now - 700)).toBe(401);
	expect(await statusAt(now, "&info=user_count")).toBe(401);
});

it("a payload of 10 kB passes, a larger one is refused with 413", async () => {
	const channel = await join(connect(server.port), "large");
	const arrived = next<string>(channel, "fits");
	await pusher.trigger("large", "fits", "x".repeat(10_240));
	expect((await arrived).length).toBe(10_240);
	await expect(pusher.trigger("large", "too-large", "x".repeat(10_241))).rejects.toMatchObject({ status: 413 });
});

it("a private channel takes a signature for this very socket and channel", async () => {
	for (const forge of [
		(socketId: string) => pusher.authorizeChannel(socketId, "private-job-2"),
		() => pusher.authorizeChannel("1.1", "private-job-1"),
		(socketId: string) => publisher(server.port, "guessed").authorizeChannel(socketId, "private-job-1"),
	]) {
		const client = connect(server.port, {
			channelAuthorization: { endpoint: "", transport: "ajax", customHandler: ({ socketId }, callback) => callback(null, forge(socketId)) },
		});
		const channel = client.subscribe("private-job-1");
		expect(await next(channel, "pusher:subscription_error")).toMatchObject({ status: 401 });
		expect(channel.subscribed).toBe(false);
	}
	const { channels } = (await (await pusher.get({ path: "/channels" })).json()) as { channels: Record<string, unknown> };
	expect(channels).not.toHaveProperty("private-job-1");
});

it("presence channels know their members as they come and go", async () => {
	const [first, second] = [connect(server.port), connect(server.port)];
	const room = await join(first, "presence-room");
	const added = next<{ id: string }>(room, "pusher:member_added");
	const removed = next<{ id: string }>(room, "pusher:member_removed");
	await join(second, "presence-room");
	const secondId = `user-${second.connection.socket_id}`;
	expect((await added).id).toBe(secondId);
	const users = (await (await pusher.get({ path: "/channels/presence-room/users" })).json()) as { users: unknown[] };
	expect(users.users).toHaveLength(2);
	second.disconnect();
	expect((await removed).id).toBe(secondId);
});

it("client events pass between members of a private channel only", async () => {
	const [first, second] = [connect(server.port), connect(server.port)];
	const [mine, theirs] = await Promise.all([join(first, "private-talk"), join(second, "private-talk")]);
	const heard = next(theirs, "client-typing");
	mine.trigger("client-typing", { by: "first" });
	expect(await heard).toEqual({ by: "first" });

	const open = await join(first, "open-talk");
	const refused = next(first.connection, "error");
	open.trigger("client-typing", {});
	expect(await refused).toMatchObject({ data: { code: null } });
});

it("the API tells which channels are occupied", async () => {
	const client = connect(server.port);
	await join(client, "private-occupied");
	const read = async () => (await pusher.get({ path: "/channels/private-occupied", params: { info: "subscription_count" } })).json();
	expect(await read()).toEqual({ occupied: true, subscription_count: 1 });
	client.unsubscribe("private-occupied");
	await expect.poll(read).toEqual({ occupied: false, subscription_count: 0 });
});

it("a key that nobody has closes with 4001, an unknown protocol with 4007", async () => {
	const closedWith = (path: string) => new Promise((resolve) => new WebSocket(`ws://127.0.0.1:${server.port}${path}`).once("close", (code) => resolve(code)));
	expect(await closedWith("/app/nobody?protocol=7")).toBe(4001);
	expect(await closedWith(`/app/${APP.key}?protocol=5`)).toBe(4007);
	expect(await closedWith("/elsewhere")).toBe(4005);
});

it("a client that never answers a ping is dropped with 4201", async () => {
	const impatient = await startChannelsServer({ port: 0, app: APP, timing: { activityTimeoutMs: 100, pongTimeoutMs: 100 } });
	const socket = new WebSocket(`ws://127.0.0.1:${impatient.port}/app/${APP.key}?protocol=7`);
	const events: string[] = [];
	socket.on("message", (raw) => events.push((JSON.parse(String(raw)) as { event: string }).event));
	const code = await new Promise((resolve) => socket.once("close", resolve));
	expect(code).toBe(4201);
	expect(events).toEqual(["pusher:connection_established", "pusher:ping", "pusher:error"]);
	await impatient.close();
});

it("clients come back to their channels by themselves after the server was killed", async () => {
	const environment = { PUSHER_APP_ID: APP.id, PUSHER_KEY: APP.key, PUSHER_SECRET: APP.secret };
	const killed = await startProgram("local/channels/main.ts", environment);
	const client = connect(killed.port);
	const channel = await join(client, "private-job-9");
	const cameBack = next(channel, "pusher:subscription_succeeded");
	await killed.end("SIGKILL");
	// At once, in this process: a client that finds nobody on its first try waits 15 seconds before the next.
	const successor = await startChannelsServer({ port: killed.port, app: APP });
	await cameBack;
	const arrived = next(channel, "after");
	await publisher(successor.port).trigger("private-job-9", "after", { ok: true });
	expect(await arrived).toEqual({ ok: true });
	client.disconnect();
	await successor.close();
});
