"use client";

import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { isIn, plain, tellingWords } from "@/components/catalog/search-words";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { Kbd } from "@/components/ui/kbd";
import { OVERLAY_STYLE } from "@/components/ui/overlay/overlay-style";
import { PaletteEntries } from "./palette-entries";
import { FIELD_STYLE, PALETTE_PROMPT, PALETTE_TITLE, WINDOW_STYLE } from "./palette-look";

/** From so many letters on a word may be typed without its spaces: "topup". */
const LEAST_JOINED = 4;

/** Every telling word that is typed must stand in the entry; nothing is guessed, so that Enter never leads elsewhere. What begins with it comes first. */
function matches(entry: string, typed: string): number {
	const text = plain(entry);
	const words = text.split(" ");
	const isJoined = (word: string) => word.length >= LEAST_JOINED && words.some((_, at) => words.slice(at).join("").startsWith(word));
	const areIn = tellingWords(typed).every((word) => text.includes(word) || isIn(word, words, text) || isJoined(word));
	if (!areIn) return 0;
	return text.startsWith(plain(typed)) ? 1 : 0.5;
}

interface PaletteWindowProps {
	/** What was typed before this was there. */
	begun: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

export function PaletteWindow({ begun, isOpen, onOpenChange }: PaletteWindowProps) {
	return (
		<Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
			<Dialog.Portal>
				<Dialog.Overlay className={OVERLAY_STYLE} />
				<Dialog.Content aria-describedby={undefined} className={WINDOW_STYLE}>
					<Dialog.Title className="sr-only">{PALETTE_TITLE}</Dialog.Title>
					<Palette begun={begun} onClose={() => onOpenChange(false)} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Palette({ begun, onClose }: { begun: string; onClose: () => void }) {
	const router = useRouter();
	const [sought, setSought] = useState(begun.trim());
	const [typed, setTyped] = usePausedText(sought, setSought);
	return (
		<Command label={PALETTE_TITLE} filter={matches}>
			<div className="flex items-center gap-3 border-b px-4">
				<Command.Input value={typed} onValueChange={setTyped} placeholder={PALETTE_PROMPT} className={FIELD_STYLE} />
				<span className="max-sm:hidden">
					<Kbd>Esc</Kbd>
				</span>
			</div>
			<Command.List className="max-h-[60dvh] sm:max-h-[50vh] overflow-y-auto p-2 pt-0">
				<PaletteEntries
					typed={typed}
					sought={sought}
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
