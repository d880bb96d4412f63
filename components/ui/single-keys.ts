"use client";

import { useSyncExternalStore } from "react";

const KEPT = "postings-without-single-keys";
const listeners = new Set<() => void>();

/** Whether single letters are keys now. */
export function areSingleKeysOn(): boolean {
	try {
		return window.localStorage.getItem(KEPT) !== "1";
	} catch {
		return true;
	}
}

/** Whether single letters are keys. Who dictates, or hits keys by accident, turns them off (WCAG 2.1.4); kept on this device. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
	const isOn = useSyncExternalStore(
		(onChange) => {
			listeners.add(onChange);
			return () => listeners.delete(onChange);
		},
		areSingleKeysOn,
		() => true,
	);
	return [
		isOn,
		(wanted) => {
			try {
				if (wanted) window.localStorage.removeItem(KEPT);
				else window.localStorage.setItem(KEPT, "1");
			} catch {
				// Without a place to keep it, it holds until the page is left.
			}
			for (const listener of listeners) listener();
		},
	];
}
