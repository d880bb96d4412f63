"use client";

import { Command } from "cmdk";
import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { Kbd } from "@/components/ui/kbd";
import { OVERLAY_STYLE } from "@/components/ui/overlay/overlay-style";
import { matches } from "./matches";
import { PaletteEntries } from "./palette-entries";
import { FIELD_STYLE, PALETTE_PROMPT, PALETTE_TITLE, WINDOW_STYLE } from "./palette-look";
import { useFirstLine } from "./use-first-line";

interface PaletteWindowProps {
	/** What was typed before this was there. */
	begun: string;
	/** Whether the person has a plan, to change or to end. */
	hasPlan: boolean;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

export function PaletteWindow({ begun, hasPlan, isOpen, onOpenChange }: PaletteWindowProps) {
	return (
		<Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
			<Dialog.Portal>
				<Dialog.Overlay className={OVERLAY_STYLE} />
				<Dialog.Content aria-describedby={undefined} className={WINDOW_STYLE}>
					<Dialog.Title className="sr-only">{PALETTE_TITLE}</Dialog.Title>
					<Palette begun={begun} hasPlan={hasPlan} onClose={() => onOpenChange(false)} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Palette({ begun, hasPlan, onClose }: { begun: string; hasPlan: boolean; onClose: () => void }) {
	const router = useRouter();
	const [sought, setSought] = useState(begun.trim());
	const [typed, setTyped] = usePausedText(sought, setSought);
	const { listRef, selection } = useFirstLine(typed);
	return (
		<Command label={PALETTE_TITLE} filter={matches} {...selection}>
			<div className="flex items-center gap-3 border-b px-4">
				<Command.Input value={typed} onValueChange={setTyped} placeholder={PALETTE_PROMPT} className={FIELD_STYLE} />
				<span className="max-sm:hidden">
					<Kbd>Esc</Kbd>
				</span>
				<button
					type="button"
					aria-label="Close the search"
					onClick={onClose}
					className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink sm:hidden"
				>
					<X aria-hidden className="size-5" />
				</button>
			</div>
			<Command.List ref={listRef} className="max-h-[60dvh] sm:max-h-[50vh] overflow-y-auto p-2 pt-0 pb-4">
				<PaletteEntries
					typed={typed}
					sought={sought}
					hasPlan={hasPlan}
					onGo={(href) => {
						onClose();
						router.push(href);
					}}
					onDone={onClose}
				/>
			</Command.List>
			<p aria-hidden className="flex gap-4 border-t px-4 py-2 text-ink-faint text-xs max-sm:hidden pointer-coarse:hidden">
				<span>
					<Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
				</span>
				<span>
					<Kbd>Enter</Kbd> open
				</span>
			</p>
		</Command>
	);
}
