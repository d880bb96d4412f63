"use client";

import { useSyncExternalStore } from "react";

let key = "";
const listeners = new Set<() => void>();

/** Keeps a key for all calls of this page, and nowhere else: it is gone when the page is left. */
export function keepKey(next: string): void {
	key = next;
	for (const listener of listeners) listener();
}

export function useKey(): string {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => key,
		() => "",
	);
}
