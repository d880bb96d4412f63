"use client";

import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 80rem)";

function subscribe(listener: () => void): () => void {
	const query = window.matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** Whether there is room for the file beside what was read from it. */
export function useIsWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(WIDE).matches,
		() => false,
	);
}
