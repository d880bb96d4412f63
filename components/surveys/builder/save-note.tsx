"use client";

import { Check, CircleAlert, CloudOff, Lock, type LucideIcon, PencilLine, RefreshCw } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import type { SaveState } from "./saving/autosave";

const LOOKS: Record<SaveState["kind"], { icon: LucideIcon; ink: string }> = {
	saved: { icon: Check, ink: "text-ink-muted" },
	waiting: { icon: PencilLine, ink: "text-ink-muted" },
	saving: { icon: RefreshCw, ink: "text-ink-muted" },
	offline: { icon: CloudOff, ink: "text-warning" },
	refused: { icon: CircleAlert, ink: "text-danger" },
	ended: { icon: Lock, ink: "text-warning" },
};

/** Where what is written is: with the server, on its way, or on this device. */
export function SaveNote({ save }: { save: SaveState }) {
	const { count } = useFormat();
	const kept = count(save.changes, "change");
	const words: Record<SaveState["kind"], string> = {
		saved: save.unfinished > 0 ? `Saved, but for ${count(save.unfinished, "unfinished part")}` : "Saved",
		waiting: "Saving",
		saving: "Saving",
		offline: `Offline, ${kept} kept`,
		refused: `Not saved, ${kept} kept`,
		ended: "No longer a draft",
	};
	const { icon: Icon, ink } = LOOKS[save.kind];
	// Each keystroke is saved: only what needs attention is read out.
	useAnnouncement(save.kind === "offline" || save.kind === "refused" ? words[save.kind] : "");
	return (
		<span data-save={save.kind} className={cn("inline-flex items-center gap-1.5 whitespace-nowrap text-sm", ink)}>
			<Icon aria-hidden className={cn("size-3.5", save.kind === "saving" && "animate-pulse-quiet")} />
			{words[save.kind]}
		</span>
	);
}
