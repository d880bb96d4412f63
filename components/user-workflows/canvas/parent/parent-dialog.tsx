"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi, messageOf } from "@/components/api-client";
import { workflowVersionOperations } from "@/components/calls/user-workflows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { SideChoice } from "@/components/user-workflows/canvas/saving/side-choice";
import { Words } from "@/components/user-workflows/canvas/versions/words";
import { wordChanges } from "@/components/user-workflows/document/changes";
import type { Choices, Side } from "@/components/user-workflows/document/merge";
import { workflowKeys } from "@/components/user-workflows/queries";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import type { ParentChange, ParentChanges } from "@/lib/user-workflows/versions/schemas";
import { changeTitle, stateWords } from "./change-words";

export interface ParentDialogProps {
	workflowId: string;
	offered: ParentChanges;
	onClose: () => void;
	onSave: () => Promise<boolean>;
	/** The version that the server has now. */
	itemVersion: () => number;
	onTaken: (workflow: UserWorkflow) => void;
}

/** Each change of the parent three ways: as it was taken, as it is here, as the parent has it. What both changed stays as it is here unless chosen. */
export function ParentDialog({ workflowId, offered, onClose, onSave, itemVersion, onTaken }: ParentDialogProps) {
	const queryClient = useQueryClient();
	const { isReadOnly } = useEditorTools();
	const [choices, setChoices] = useState<Choices>({});
	const { changes, sourceName } = offered;
	const sideOf = ({ changeId, isConflict }: ParentChange): Side => choices[changeId] ?? (isConflict ? "mine" : "theirs");
	const chosen = changes.filter((change) => sideOf(change) === "theirs");
	const all = (side: Side) => setChoices(Object.fromEntries(changes.map(({ changeId }) => [changeId, side])));
	const refresh = () => queryClient.invalidateQueries({ queryKey: workflowKeys.parent(workflowId) });
	const take = useMutation({
		mutationFn: async () => {
			await onSave();
			const body = { take: chosen.map(({ changeId }) => changeId), parentVersion: offered.parentVersion, expectedVersion: itemVersion() };
			return callApi(workflowVersionOperations.takeParentChanges, { params: { workflowId }, body });
		},
		onSuccess: (workflow) => {
			void refresh();
			void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
			void queryClient.invalidateQueries({ queryKey: workflowKeys.versions(workflowId) });
			onTaken(workflow);
		},
		onError: (error) => error instanceof ApiError && error.code === "VERSION_CONFLICT" && void refresh(),
	});
	const label = chosen.length === 0 ? "Keep all as they are here" : chosen.length === 1 ? "Take 1 change" : `Take ${chosen.length} changes`;
	return (
		<Dialog
			isOpen
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={`What “${sourceName}” has changed`}
			description="Choose for each change. What you keep as it is here is not offered again; undo takes back what you take."
			className="w-[min(52rem,calc(100vw-2rem))]"
			actions={
				!isReadOnly && (
					<>
						<Button onClick={() => all("mine")}>Keep all of mine</Button>
						<Button onClick={() => all("theirs")}>Take all of theirs</Button>
						<Button variant="primary" isBusy={take.isPending} onClick={() => take.mutate()}>
							{label}
						</Button>
					</>
				)
			}
		>
			<ul className="grid gap-5">
				{changes.map((change) => (
					<li key={change.changeId}>
						<ChangeChoice change={change} side={sideOf(change)} onSide={(side) => setChoices((before) => ({ ...before, [change.changeId]: side }))} />
					</li>
				))}
			</ul>
			{take.error && (
				<p role="alert" className="mt-3 text-danger text-sm">
					{messageOf(take.error)}
				</p>
			)}
		</Dialog>
	);
}

function ChangeChoice({ change, side, onSide }: { change: ParentChange; side: Side; onSide: (side: Side) => void }) {
	const { table } = useEditorTools();
	const { kind, base, mine, theirs, isConflict, changeId } = change;
	const title = changeTitle(change, (toolName) => table.tools.get(toolName)?.title ?? toolName);
	const said = (text: string | null) => {
		if (kind !== "paragraph") return stateWords(change, text);
		return text === base ? (text ?? "Nothing here") : <Words words={wordChanges(base ?? "", text ?? "")} />;
	};
	return (
		<SideChoice
			name={changeId}
			title={
				<span className="flex flex-wrap items-center gap-2">
					{title}
					{isConflict && <Badge tone="warning">You changed it too</Badge>}
				</span>
			}
			side={side}
			onSide={onSide}
			mine={{ label: "Keep mine", text: said(mine) }}
			theirs={{ label: "Take theirs", text: said(theirs) }}
		>
			{isConflict && (
				<p className="wrap-anywhere max-h-32 overflow-y-auto whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm">
					<span className="font-medium">As you took it: </span>
					{kind === "paragraph" ? (base ?? "It was not there") : stateWords(change, base)}
				</p>
			)}
		</SideChoice>
	);
}
