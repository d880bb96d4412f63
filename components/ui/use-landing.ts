"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Whether the focus is where nobody put it: on nothing, on what is out of sight by now and is left by the browser a moment later, or on a place that a
 * page chose by itself.
 */
export function isFocusFree(): boolean {
	const { activeElement } = document;
	return (
		activeElement === null || activeElement === document.body || !activeElement.checkVisibility() || activeElement.closest("[data-landing]") === activeElement
	);
}

/** What makes an element a place that can take the focus by itself, without being a stop of the Tab key. */
export const LANDING = { tabIndex: -1, "data-landing": "" } as const;

/**
 * When `screen` becomes another one in the same place, the focus moves to the element of the returned ref, so that the keyboard and a screen
 * reader go on there. Whoever is busy elsewhere on the page is left alone.
 */
export function useLanding<T extends HTMLElement>(screen: string): RefObject<T | null> {
	const ref = useRef<T>(null);
	const shownRef = useRef(screen);
	useEffect(() => {
		if (shownRef.current === screen) return;
		shownRef.current = screen;
		if (isFocusFree()) ref.current?.focus({ preventScroll: true });
	}, [screen]);
	return ref;
}
