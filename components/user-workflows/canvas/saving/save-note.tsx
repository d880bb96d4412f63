"use client";

import { Check, CloudOff, GitMerge, LoaderCircle, TriangleAlert } from "lucide-react";
import { useFormat } from "@/components/ui/format/locale";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import type { SaveState } from "./saver";

/** Whether what is on the page is saved, in words. */
export function SaveNote({ state, onMerge }: { state: SaveState; onMerge: () => void }) {
	const { count } = useFormat();
	const isBad = state.kind !== "saved" && state.kind !== "saving";
	const words = wordsOf();
	useAnnouncement(isBad ? words : "");
	function wordsOf(): string {
		switch (state.kind) {
			case "saved":
				return "Saved";
			case "saving":
				return "Saving";
			case "offline":
				return `Offline, ${count(state.changes, "change")} kept`;
			case "signed-out":
				return `Signed out, ${count(state.changes, "change")} kept`;
			case "refused":
				return "Not saved";
			case "conflict":
				return "Changed elsewhere too";
		}
	}
	const style = "flex items-center gap-1.5 whitespace-nowrap text-sm";
	if (state.kind === "conflict") {
		return (
			<button type="button" onClick={onMerge} className={`${style} rounded-sm font-medium text-warning underline underline-offset-2`}>
				<GitMerge aria-hidden className="size-4" /> {words}
			</button>
		);
	}
	const Icon = { saved: Check, saving: LoaderCircle, offline: CloudOff, "signed-out": CloudOff, refused: TriangleAlert }[state.kind];
	return (
		<span className={`${style} ${isBad ? "text-warning" : "text-ink-faint"}`} title={state.kind === "refused" ? state.message : undefined}>
			<Icon aria-hidden className={`size-4 ${state.kind === "saving" ? "animate-spin" : ""}`} /> {words}
		</span>
	);
}
