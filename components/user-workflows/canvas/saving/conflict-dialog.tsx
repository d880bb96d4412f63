"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { Words } from "@/components/user-workflows/canvas/versions/words";
import { wordChanges } from "@/components/user-workflows/document/changes";
import type { Choices, Conflict, Side } from "@/components/user-workflows/document/merge";
import { SideChoice } from "./side-choice";

interface ConflictDialogProps {
	conflicts: readonly Conflict[];
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	onResolve: (choices: Choices) => void;
}

const FIELD_WORDS = { name: "Name", description: "Description", systemPrompt: "Prompt" } as const;

/** What was changed here and elsewhere at once: each is decided by itself, and everything else is merged already. */
export function ConflictDialog({ conflicts, isOpen, onOpenChange, onResolve }: ConflictDialogProps) {
	const [choices, setChoices] = useState<Choices>({});
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="Changed here and elsewhere"
			description="Somebody, or you in another tab, saved this workflow while you edited it. Everything that does not contradict is merged. Choose for the rest; nothing is lost until you do."
			className="w-[min(46rem,calc(100vw-2rem))]"
			actions={
				<>
					<Button onClick={() => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, "theirs"])))}>Take all of theirs</Button>
					<Button variant="primary" onClick={() => onResolve(choices)}>
						Save the merge
					</Button>
				</>
			}
		>
			<ul className="grid gap-4">
				{conflicts.map((conflict) => (
					<li key={conflict.key}>
						<ConflictChoice
							conflict={conflict}
							side={choices[conflict.key] ?? "mine"}
							onSide={(side) => setChoices((before) => ({ ...before, [conflict.key]: side }))}
						/>
					</li>
				))}
			</ul>
		</Dialog>
	);
}

function ConflictChoice({ conflict, side, onSide }: { conflict: Conflict; side: Side; onSide: (side: Side) => void }) {
	const { table } = useEditorTools();
	const toolWords = (node: { note: string } | null) =>
		node === null ? "Deleted" : node.note === "" ? "Kept, without a note" : `Kept, with the note “${node.note}”`;
	function parts(): { title: string; mine: string; theirs: string } {
		switch (conflict.kind) {
			case "text":
				return { title: FIELD_WORDS[conflict.field], mine: conflict.mine, theirs: conflict.theirs };
			case "tags":
				return { title: "Tags", mine: conflict.mine.join(", "), theirs: conflict.theirs.join(", ") };
			case "tool":
				return { title: table.tools.get(conflict.toolName)?.title ?? conflict.toolName, mine: toolWords(conflict.mine), theirs: toolWords(conflict.theirs) };
			case "group":
				return { title: "Name of a specialist", mine: conflict.mine ?? "No name", theirs: conflict.theirs ?? "No name" };
		}
	}
	const { title, mine, theirs } = parts();
	const isText = conflict.kind === "text";
	return (
		<SideChoice
			name={conflict.key}
			title={title}
			side={side}
			onSide={onSide}
			mine={{ label: "Mine, here", text: mine || "Empty" }}
			theirs={{ label: "Theirs, saved", text: isText ? <Words words={wordChanges(mine, theirs)} /> : theirs || "Empty" }}
		/>
	);
}
