"use client";

import { useEffect, useRef } from "react";
import { LANDING } from "@/components/ui/use-landing";
import { giveHeldKeys } from "./held-keys";

/** On the field that an overlay begins with, where that is not its first control. */
export const FIRST_FOCUS = "data-first-focus";

/** Puts the keyboard where the page goes on, or at its heading: the nearest place when what had the focus is gone. */
function focusHeading(): void {
	const landing = document.querySelector<HTMLElement>("#content section[data-landing]");
	const heading = landing ?? document.querySelector<HTMLElement>("#content h1") ?? document.querySelector<HTMLElement>("h1");
	if (!heading) return;
	heading.tabIndex = LANDING.tabIndex;
	heading.dataset.landing = LANDING["data-landing"];
	heading.focus({ preventScroll: true });
}

/**
 * For an overlay that is opened by state and so knows no trigger: the focus goes back to what had it, or to the page's heading where that is
 * gone. What has taken the focus meanwhile keeps it.
 */
export function useFocusReturn() {
	const openerRef = useRef<Element | null>(null);
	useEffect(() => giveHeldKeys(), []);
	return {
		onOpenAutoFocus: (event: Event) => {
			openerRef.current = document.activeElement;
			const first = event.target instanceof Element ? event.target.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`) : null;
			if (!first) return;
			event.preventDefault();
			first.focus();
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			const { activeElement } = document;
			if (activeElement !== null && activeElement !== document.body) return;
			const opener = openerRef.current;
			if (opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility()) opener.focus({ preventScroll: true });
			else focusHeading();
		},
	};
}
