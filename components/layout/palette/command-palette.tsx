"use client";

import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { Kbd } from "@/components/ui/kbd";
import { OVERLAY_STYLE } from "@/components/ui/overlay/dialog";
import { PaletteEntries } from "./palette-entries";

const OPEN_EVENT = "command-palette:open";

export function openCommandPalette(): void {
	window.dispatchEvent(new Event(OPEN_EVENT));
}

/** Every word that is typed must stand in the entry; nothing is guessed, so that Enter never leads elsewhere. */
function matches(entry: string, typed: string): number {
	const text = entry.toLowerCase();
	return typed
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word))
		? 1
		: 0;
}

/** Reaches every page, run, workflow and action from the keyboard: Ctrl or Command with K. */
export function CommandPalette() {
	const [isOpen, setIsOpen] = useState(false);

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

	return (
		<Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
			<Dialog.Portal>
				<Dialog.Overlay className={OVERLAY_STYLE} />
				<Dialog.Content
					aria-describedby={undefined}
					className="fixed top-[14vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-enter overflow-hidden rounded-lg bg-raised shadow-float"
				>
					<Dialog.Title className="sr-only">Search pages, runs, workflows and actions</Dialog.Title>
					<Palette onClose={() => setIsOpen(false)} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Palette({ onClose }: { onClose: () => void }) {
	const router = useRouter();
	const [sought, setSought] = useState("");
	const [typed, setTyped] = usePausedText(sought, setSought);
	return (
		<Command label="Search pages, runs, workflows and actions" filter={matches}>
			<div className="flex items-center gap-3 border-b px-4">
				<Command.Input
					value={typed}
					onValueChange={setTyped}
					placeholder="Go to a page, a run or a workflow, or do something"
					className="h-12 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
				/>
				<Kbd>Esc</Kbd>
			</div>
			<Command.List className="max-h-[50vh] overflow-y-auto p-2 pt-0">
				<PaletteEntries
					typed={sought}
					onGo={(href) => {
						onClose();
						router.push(href);
					}}
					onDone={onClose}
				/>
			</Command.List>
		</Command>
	);
}
