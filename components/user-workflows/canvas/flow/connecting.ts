import { useSyncExternalStore } from "react";
import type { ConnectionAnswer } from "@/components/user-workflows/document/connect";

/** The connection that is being drawn, and to which tools it may lead. */
interface Connecting {
	readonly nodeId: string;
	readonly side: "after" | "before";
	readonly answerFor: (nodeId: string) => ConnectionAnswer;
}

let current: Connecting | null = null;
let over: string | null = null;
const listeners = new Set<() => void>();

function tell(): void {
	for (const listener of listeners) listener();
}

export function beginConnecting(connecting: Connecting): void {
	current = connecting;
	tell();
}

export function endConnecting(): void {
	current = null;
	over = null;
	tell();
}

/** The tool under the pointer while a connection is drawn. */
export function connectOver(nodeId: string | null): void {
	if (over === nodeId || current === null) return;
	over = nodeId;
	tell();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const nothing = () => null;

/** How a tool stands to the connection that is being drawn: its start, one that fits or one that doesn't; null while none is drawn. */
export function useConnecting(nodeId: string): "start" | "fits" | "misfits" | null {
	return useSyncExternalStore(
		subscribe,
		() => {
			if (!current) return null;
			if (current.nodeId === nodeId) return "start";
			return current.answerFor(nodeId).fits ? "fits" : "misfits";
		},
		nothing,
	);
}

/** Why the tool under the pointer can't take the connection, in words. */
export function useMisfitReason(): string | null {
	return useSyncExternalStore(
		subscribe,
		() => {
			if (!current || over === null || over === current.nodeId) return null;
			const answer = current.answerFor(over);
			return answer.fits ? null : answer.reason;
		},
		nothing,
	);
}
