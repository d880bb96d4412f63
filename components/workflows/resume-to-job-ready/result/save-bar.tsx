"use client";

import { CircleCheck } from "lucide-react";
import { messageOf } from "@/components/api-client";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { ResultEditing } from "./use-result-editor";

/** A file of the resume, and what its link is called. */
export interface SavedFile {
	readonly artifact: LinkedArtifact;
	readonly label: string;
}

/** What is changed and not saved, what the check says of it, and the way to new files; once they are made it says so in the same place. */
export function SaveBar({ editing, files }: { editing: ResultEditing; files: readonly SavedFile[] }) {
	const { count } = useFormat();
	const { check, edits, error, isOvertaken, isSaving } = editing;
	const changes = Object.keys(edits).length;
	const isEmpty = Object.values(edits).some((text) => text.trim() === "");
	const elsewhere = editing.violations.get("") ?? [];
	const words = isSaving ? "Making the files again" : `${count(changes, "line")} changed. ${stateWords(check)}`;
	useAnnouncement(words);
	if (editing.isSaved) return <Saved files={files} />;
	if (!editing.isChanged && !isSaving) return null;
	const isHeld = isEmpty || check.state === "refused";
	const refusal = error && !isOvertaken ? messageOf(error) : null;
	return (
		<StickyBar
			problem={
				isOvertaken
					? "This resume was changed in another window since you opened it. What you wrote here is kept: put it on the newer version, then save again."
					: (refusal ?? elsewhere.map(({ where, explanation }) => `${where}: ${explanation}`).join(" "))
			}
		>
			<p className="min-w-0 flex-1 basis-40 text-ink-muted" role="status">
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

function Saved({ files }: { files: readonly SavedFile[] }) {
	return (
		<StickyBar>
			<p className="mr-auto flex items-start gap-2" role="status">
				<CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
				<span>
					<span className="font-medium text-success">The files were made again.</span> Every download has your lines now.
				</span>
			</p>
			{files.map(({ artifact, label }) => (
				<DownloadLink key={label} artifact={artifact} label={label} />
			))}
		</StickyBar>
	);
}

function stateWords({ state, ownWords }: ResultEditing["check"]): string {
	switch (state) {
		case "checking":
			return "Comparing with your resume.";
		case "passed":
			return ownWords.length > 0 ? "What is in your own words is kept and marked as yours." : "Your resume supports them.";
		case "refused":
			return "Something can't stay as it is; mend it to save.";
		case "unknown":
			return "It will be checked when you save.";
		case "unasked":
			return "";
	}
}
