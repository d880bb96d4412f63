import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 64rem)";

function subscribe(listener: () => void): () => void {
	const query = window.matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** Whether there is room for the canvas between its panels. */
export function useWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(WIDE).matches,
		() => true,
	);
}
