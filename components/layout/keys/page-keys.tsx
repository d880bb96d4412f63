"use client";

import { useEffect, useState } from "react";
import { KeyList } from "@/components/ui/key-list";
import { Dialog } from "@/components/ui/overlay/dialog";
import { areSingleKeysOn } from "@/components/ui/single-keys";

const KEYS: ReadonlyArray<{ keys: readonly string[]; does: string }> = [
	{ keys: ["Ctrl", "K"], does: "Find any page, run, workflow or action" },
	{ keys: ["j", "k"], does: "Next and previous row of a list" },
	{ keys: ["Enter"], does: "Open it" },
	{ keys: ["Esc"], does: "Close what lies over the page" },
	{ keys: ["?"], does: "These keys; where a page has more, it lists those" },
];

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox]";

/** The keys that work on every page, under ?. A page with keys of its own takes the press first and shows those. */
export function PageKeys() {
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			const target = event.target instanceof Element ? event.target : null;
			if (event.key !== "?" || event.metaKey || event.ctrlKey || event.altKey || target?.closest(TYPING)) return;
			// Whoever takes the press may listen after this one.
			setTimeout(() => {
				if (!event.defaultPrevented && areSingleKeysOn() && !document.querySelector("[role=dialog], [role=menu]")) setIsOpen(true);
			}, 0);
		}
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, []);
	return (
		<Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Keys">
			<KeyList listed={KEYS} />
		</Dialog>
	);
}
