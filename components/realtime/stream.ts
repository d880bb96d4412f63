import type { Channel, default as Pusher } from "pusher-js";
import { callApi } from "@/components/api-client";
import { realtimeOperations } from "@/components/calls/realtime";
import { setConnectionState } from "@/components/layout/connection-state";

/** A short break heals unseen; a longer one is said in the top line. */
const GRACE_MS = 1500;

let connecting: Promise<Pusher> | null = null;
let connected: Pusher | null = null;
let isWatching = false;
let graceTimer: ReturnType<typeof setTimeout> | undefined;

/** Says how the page stands to the service. Before there is a socket, only the browser knows of the network. */
function say(): void {
	clearTimeout(graceTimer);
	if (!navigator.onLine) setConnectionState("offline");
	else if (!connected || connected.connection.state === "connected") setConnectionState("live");
	else graceTimer = setTimeout(() => setConnectionState("reconnecting"), GRACE_MS);
}

/** A socket can outlive its network by half a minute, and a page can lose it before it has one; the browser knows at once. */
function watchNetwork(): void {
	if (isWatching) return;
	isWatching = true;
	window.addEventListener("online", say);
	window.addEventListener("offline", say);
	say();
}

async function connect(): Promise<Pusher> {
	const [{ default: Client }, config] = await Promise.all([import("pusher-js"), callApi(realtimeOperations.getRealtimeConfig, {})]);
	const address = config.host ? { wsHost: config.host, wsPort: config.port, wssPort: config.port } : {};
	const pusher = new Client(config.key, {
		...address,
		cluster: config.cluster,
		forceTLS: config.useTls,
		enabledTransports: ["ws", "wss"],
		disableStats: true,
		channelAuthorization: { endpoint: "/api/v1/realtime/auth", transport: "ajax" },
	});
	connected = pusher;
	pusher.connection.bind("state_change", say);
	return pusher;
}

interface StreamListener {
	/** Called after every (re)subscription: what was missed meanwhile has to be read. */
	onSubscribed: () => void;
	onMessage: (data: unknown) => void;
	onDown: () => void;
}

/** How many listen to each channel: it is left when the last of them goes. */
const listenerCounts = new Map<string, number>();

function enter(pusher: Pusher, channelName: string): Channel {
	listenerCounts.set(channelName, (listenerCounts.get(channelName) ?? 0) + 1);
	return pusher.subscribe(channelName);
}

function leave(pusher: Pusher, channelName: string): void {
	const left = (listenerCounts.get(channelName) ?? 1) - 1;
	if (left > 0) listenerCounts.set(channelName, left);
	else {
		listenerCounts.delete(channelName);
		pusher.unsubscribe(channelName);
	}
}

/** Listens to a private channel over the page's one socket. Returns the function that stops listening. */
export function listen(channelName: string, { onSubscribed, onMessage, onDown }: StreamListener): () => void {
	let stop: () => void = () => undefined;
	let isStopped = false;
	const subscribe = (pusher: Pusher) => {
		if (isStopped) return;
		const onState = ({ current }: { current: string }) => current !== "connected" && onDown();
		const onAny = (name: string, data: unknown) => !name.startsWith("pusher:") && onMessage(data);
		const channel = enter(pusher, channelName);
		channel.bind("pusher:subscription_succeeded", onSubscribed);
		channel.bind("pusher:subscription_error", onDown);
		channel.bind_global(onAny);
		pusher.connection.bind("state_change", onState);
		// Somebody else on this page listens already: nothing more is said about it.
		if (channel.subscribed) onSubscribed();
		stop = () => {
			pusher.connection.unbind("state_change", onState);
			channel.unbind("pusher:subscription_succeeded", onSubscribed);
			channel.unbind("pusher:subscription_error", onDown);
			channel.unbind_global(onAny);
			leave(pusher, channelName);
		};
	};
	const start = () => {
		if (isStopped) return;
		connecting ??= connect();
		connecting.then(subscribe).catch(() => {
			connecting = null;
			onDown();
			window.addEventListener("online", start, { once: true });
		});
	};
	watchNetwork();
	start();
	return () => {
		isStopped = true;
		stop();
	};
}
