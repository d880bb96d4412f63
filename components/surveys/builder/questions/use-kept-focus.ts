"use client";

import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the keyboard in its field while a list is put into another order: an element that moves in the page loses the focus. Where its question
 * is gone, the keyboard goes to the one that stands there now.
 */
export function useKeptFocus(): void {
	const activeRef = useRef<Element | null>(null);
	// Before the page changes, and so in the middle of rendering.
	activeRef.current = typeof document === "undefined" ? null : document.activeElement;
	const row = activeRef.current?.closest("[data-drag]");
	const place = row ? [...document.querySelectorAll("[data-drag]")].indexOf(row) : -1;
	useLayoutEffect(() => {
		const active = activeRef.current;
		if (active instanceof HTMLElement && active.isConnected && document.activeElement === document.body && active !== document.body) active.focus();
		if (place < 0 || active?.isConnected || document.activeElement !== document.body) return;
		const texts = document.querySelectorAll<HTMLElement>('[data-place^="text:"]');
		texts[Math.min(place, texts.length - 1)]?.focus();
	});
}
