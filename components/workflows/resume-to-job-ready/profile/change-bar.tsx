"use client";

import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import type { ProfileEditing } from "./editing/use-profile-editor";
import { lastChangeWords, lastStep } from "./state/history";

/** The last change with the way back; it stays as long as there is one. */
export function ChangeBar({ editing }: { editing: ProfileEditing }) {
	const { history, answer, undo, edit } = editing;
	const last = history && lastStep(history);
	const words = history && (last || answer) ? lastChangeWords(history) : "";
	useAnnouncement(last ? `${words}.` : "");
	if (!history || (!last && !answer)) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
		<div role="group" aria-label="Last change" className="flex w-full min-w-0 items-center gap-2 border-b pb-2">
			<p className="wrap-anywhere mr-auto line-clamp-2 min-w-0 max-w-full text-sm">{words}</p>
			{last && (
				<Button variant="ghost" size="sm" icon={<Undo2 aria-hidden />} onClick={undo}>
					Undo
				</Button>
			)}
			{answer && (
				<Button variant="ghost" size="sm" onClick={() => edit({ what: "Went back to what was read", change: () => history.read })}>
					Undo all
				</Button>
			)}
		</div>
	);
}
