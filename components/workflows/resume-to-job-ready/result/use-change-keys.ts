"use client";

import { useEffect, useRef } from "react";
import { isFocusFree } from "@/components/ui/use-landing";
import { allLines, type Line, type Part } from "./state/tailored-lines";

const isTyping = (target: EventTarget | null) => target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** j and k go from change to change, while the keyboard is in the view (`within`) or nowhere. */
export function useChangeKeys(within: string, parts: readonly Part[], chosenPath: string | undefined, onShow: (line: Line) => void): void {
	const step = (key: string): Line | undefined => {
		const changed = allLines(parts).filter(({ marks }) => marks.length > 0);
		const at = changed.findIndex(({ path }) => path === chosenPath);
		if (key === "j") return changed[at + 1];
		return at < 0 ? changed.at(-1) : changed[at - 1];
	};
	const handleRef = useRef<(event: KeyboardEvent) => void>(() => undefined);
	handleRef.current = (event) => {
		if (event.defaultPrevented || isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
		if ((event.key !== "j" && event.key !== "k") || !(isFocusFree() || document.activeElement?.closest(within))) return;
		const next = step(event.key);
		if (!next) return;
		event.preventDefault();
		onShow(next);
	};
	useEffect(() => {
		const listen = (event: KeyboardEvent) => handleRef.current(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}
