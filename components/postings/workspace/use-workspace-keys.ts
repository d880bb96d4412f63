"use client";

import { useEffect, useRef } from "react";
import { areSingleKeysOn } from "@/components/ui/single-keys";

export interface WorkspaceKeys {
	onStep: (step: 1 | -1) => void;
	onPick: () => void;
	onPin: () => void;
	onDismiss: () => void;
	onCompare: () => void;
	onOpen: () => void;
	onBack: () => void;
	onHelp: () => void;
}

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=slider]";
const PRESSED = "a, button, summary, [role=button], [role=menuitem], input, [role=checkbox]";

/**
 * The keys of the workspace: from the first moment and wherever the focus is, but where somebody types or a dialog is open; within another page only
 * where the focus is in the list.
 */
export function useWorkspaceKeys(keys: WorkspaceKeys, isWholePage: boolean): void {
	const keysRef = useRef(keys);
	keysRef.current = keys;
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
			const target = event.target instanceof Element ? event.target : null;
			if (target?.closest(TYPING) || document.querySelector("[role=dialog], [role=menu], [role=listbox]:not([aria-label=Postings])")) return;
			if (!isWholePage && !target?.closest("[role=listbox][aria-label=Postings]")) return;
			if (event.key === "Enter" && target?.closest(PRESSED)) return;
			const now = keysRef.current;
			const acts: Record<string, () => void> = { Enter: now.onOpen, Escape: now.onBack };
			const letters: Record<string, () => void> = {
				j: () => now.onStep(1),
				k: () => now.onStep(-1),
				x: now.onPick,
				p: now.onPin,
				d: now.onDismiss,
				c: now.onCompare,
				"?": now.onHelp,
			};
			const act = acts[event.key] ?? (areSingleKeysOn() ? letters[event.key] : undefined);
			if (!act) return;
			event.preventDefault();
			act();
		}
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [isWholePage]);
}
