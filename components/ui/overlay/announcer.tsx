"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";

let current = "";
const listeners = new Set<() => void>();

function say(text: string): void {
	current = text;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The one place from which changes are read out: it is there from the start, as screen readers need it. */
export function Announcer() {
	const text = useSyncExternalStore(
		subscribe,
		() => current,
		() => "",
	);
	return (
		<p role="status" className="sr-only">
			{text}
		</p>
	);
}

/** Reads `text` out, politely, whenever it becomes another one; not when the page opens. */
export function useAnnouncement(text: string): void {
	const saidRef = useRef(text);
	useEffect(() => {
		if (saidRef.current === text) return;
		saidRef.current = text;
		say(text);
	}, [text]);
}
