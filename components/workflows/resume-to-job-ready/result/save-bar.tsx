"use client";

import { messageOf } from "@/components/api-client";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import type { ResultEditing } from "./use-result-editor";

/** What is changed and not saved, what the check says of it, and the way to new files. */
export function SaveBar({ editing }: { editing: ResultEditing }) {
	const { count } = useFormat();
	const { check, edits, error, isOvertaken, isSaving } = editing;
	const changes = Object.keys(edits).length;
	const isEmpty = Object.values(edits).some((text) => text.trim() === "");
	const elsewhere = editing.violations.get("") ?? [];
	const words = isSaving ? "Making the files again" : `${count(changes, "line")} changed. ${stateWords(check.state)}`;
	useAnnouncement(words);
	if (!editing.isChanged && !isSaving) return null;
	const isHeld = isEmpty || check.state === "refused" || check.state === "checking";
	const refusal = error && !isOvertaken ? messageOf(error) : null;
	return (
		<StickyBar
			problem={
				isOvertaken
					? "This resume was changed in another window since you opened it. What you wrote here is kept: put it on the newer version, then save again."
					: (refusal ?? elsewhere.map(({ where, explanation }) => `${where}: ${explanation}`).join(" "))
			}
		>
			<p className="mr-auto text-ink-muted" role="status">
				{words}
			</p>
			<Button variant="ghost" onClick={editing.undoAll}>
				Undo all
			</Button>
			{isOvertaken ? (
				<Button variant="primary" size="lg" className="max-sm:w-full" onClick={editing.takeOver}>
					Put my lines on the newer version
				</Button>
			) : (
				<Button
					variant="primary"
					size="lg"
					className="max-sm:w-full"
					isBusy={isSaving}
					aria-disabled={isHeld || undefined}
					onClick={() => !isHeld && editing.save()}
				>
					Save and make the files again
				</Button>
			)}
		</StickyBar>
	);
}

function stateWords(state: ResultEditing["check"]["state"]): string {
	switch (state) {
		case "checking":
			return "Checking against your resume.";
		case "passed":
			return "Your resume supports them.";
		case "refused":
			return "Your resume does not support all of it; mend it to save.";
		case "unknown":
			return "It will be checked when you save.";
		case "unasked":
			return "";
	}
}
