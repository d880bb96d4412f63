"use client";

import { useEffect, useRef } from "react";
import { useMedia } from "@/components/ui/use-media";
import { BackStack } from "./back-stack";

const NARROW = "(max-width: 63.99rem)";

let stack: BackStack | null = null;

function backStack(): BackStack {
	if (stack) return stack;
	// The same address with the router's own state: going back to it is no navigation.
	const made = new BackStack({ push: () => window.history.pushState(window.history.state, ""), back: () => window.history.back() });
	window.addEventListener("popstate", () => made.wentBack());
	stack = made;
	return made;
}

/** On phones the way back of the system closes what lies over a page, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
	const isNarrow = useMedia(NARROW);
	const onCloseRef = useRef(onClose);
	onCloseRef.current = onClose;
	const closeRef = useRef<(() => void) | null>(null);
	const isHeld = isOpen && isNarrow;
	useEffect(() => {
		if (isHeld && closeRef.current === null) {
			const close = () => {
				closeRef.current = null;
				onCloseRef.current();
			};
			closeRef.current = close;
			backStack().opened(close);
		} else if (!isHeld && closeRef.current !== null) {
			const close = closeRef.current;
			closeRef.current = null;
			backStack().closed(close);
		}
	}, [isHeld]);
	useEffect(
		() => () => {
			if (closeRef.current !== null) backStack().forget(closeRef.current);
		},
		[],
	);
}
