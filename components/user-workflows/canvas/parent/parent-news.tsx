"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { parentChangesQuery } from "@/components/user-workflows/queries";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { ParentDialog, type ParentDialogProps } from "./parent-dialog";

type ParentNewsProps = Pick<ParentDialogProps, "onSave" | "itemVersion" | "onTaken"> & { workflow: UserWorkflow };

/** Says that what this workflow was made from has changed since, where it has. */
export function ParentNews({ workflow, onTaken, ...saving }: ParentNewsProps) {
	const { workflowId, sourceSpecId, sourceType } = workflow;
	const { count } = useFormat();
	const [isOpen, setIsOpen] = useState(false);
	const { data } = useQuery({ ...parentChangesQuery(workflowId), enabled: sourceSpecId !== "" && (sourceType === "user" || sourceType === "curated") });
	if (!data || data.isUpToDate) return null;
	return (
		<>
			<Notice
				tone="info"
				title={`“${data.sourceName}” has changed since you copied it`}
				className="m-3 mb-0"
				action={
					<Button size="sm" onClick={() => setIsOpen(true)}>
						See {count(data.changes.length, "change")}
					</Button>
				}
			/>
			{isOpen && (
				<ParentDialog
					key={data.parentVersion}
					workflowId={workflowId}
					offered={data}
					onClose={() => setIsOpen(false)}
					onTaken={(next) => {
						setIsOpen(false);
						onTaken(next);
					}}
					{...saving}
				/>
			)}
		</>
	);
}
