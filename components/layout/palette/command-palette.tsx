"use client";

import { useEffect, useState } from "react";
import { lateModule, useLateModule } from "@/components/ui/late-module";
import { ComingPalette } from "./coming-palette";

const OPEN_EVENT = "command-palette:open";

const palettes = lateModule(() => import("./palette-window"));

export function openCommandPalette(): void {
	window.dispatchEvent(new Event(OPEN_EVENT));
}

/** Reaches every page, run, workflow and action from the keyboard: Ctrl or Command with K. */
export function CommandPalette({ hasPlan }: { hasPlan: boolean }) {
	const [isOpen, setIsOpen] = useState(false);
	const [wasOpen, setWasOpen] = useState(false);
	const [begun, setBegun] = useState("");
	if (isOpen && !wasOpen) setWasOpen(true);
	const { module, hasFailed } = useLateModule(palettes, isOpen);
	const change = (isNowOpen: boolean) => {
		setIsOpen(isNowOpen);
		if (!isNowOpen) setBegun("");
	};

	useEffect(() => {
		const open = () => setIsOpen(true);
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
			event.preventDefault();
			setIsOpen((was) => !was);
		};
		window.addEventListener(OPEN_EVENT, open);
		window.addEventListener("keydown", onKeyDown);
		return () => {
			window.removeEventListener(OPEN_EVENT, open);
			window.removeEventListener("keydown", onKeyDown);
		};
	}, []);

	if (module) return wasOpen && <module.PaletteWindow hasPlan={hasPlan} begun={begun} isOpen={isOpen} onOpenChange={change} />;
	return isOpen && <ComingPalette typed={begun} onType={setBegun} hasFailed={hasFailed} onClose={() => change(false)} />;
}
