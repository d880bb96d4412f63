import { useSyncExternalStore } from "react";

export type ConnectionState = "idle" | "live" | "reconnecting" | "offline";

let current: ConnectionState = "idle";
const listeners = new Set<() => void>();

/** Says how the live stream is doing; the top line shows it, once, for the whole page. */
export function setConnectionState(next: ConnectionState): void {
	if (next === current) return;
	current = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useConnectionState(): ConnectionState {
	return useSyncExternalStore(
		subscribe,
		() => current,
		() => "idle",
	);
}
