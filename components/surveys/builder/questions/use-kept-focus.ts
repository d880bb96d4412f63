"use client";

import { useLayoutEffect, useRef } from "react";

/** Keeps the keyboard in its field while a list is put into another order: an element that moves in the page loses the focus. */
export function useKeptFocus(): void {
	const activeRef = useRef<Element | null>(null);
	// Before the page changes, and so in the middle of rendering.
	activeRef.current = typeof document === "undefined" ? null : document.activeElement;
	useLayoutEffect(() => {
		const active = activeRef.current;
		if (active instanceof HTMLElement && active.isConnected && document.activeElement === document.body && active !== document.body) active.focus();
	});
}
