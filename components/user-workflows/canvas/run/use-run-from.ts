"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi, messageOf } from "@/components/api-client";
import { userWorkflowOperations } from "@/components/calls/user-workflows";
import { runKeys } from "@/components/goal-jobs/queries";
import { isTerminal } from "@/components/goal-jobs/run-state";
import { toast } from "@/components/ui/overlay/toast";
import { type RunFrom, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { idsByReference } from "@/components/user-workflows/document/wire";
import { workflowKeys } from "@/components/user-workflows/queries";
import { useShownRun } from "./shown-run";

/** Makes a run that begins at a tool, with what the shown run did before it; null while no run that has ended is shown. */
export function useRunFrom(onSave: () => Promise<boolean>, onMade: () => void): RunFrom | null {
	const queryClient = useQueryClient();
	const { workflowId, editor, isReadOnly } = useEditorTools();
	const shown = useShownRun();
	const make = useMutation({
		mutationFn: async (nodeId: string) => {
			if (!(await onSave())) throw new Error("Your changes are not saved yet, and a run takes what is saved.");
			const fromTool = [...idsByReference(editor.document)].find(([, id]) => id === nodeId)?.[0] ?? "";
			return callApi(userWorkflowOperations.runFromTool, { params: { workflowId }, body: { jobSpecId: shown.runId ?? "", fromTool } });
		},
		onSuccess: (job) => {
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), job);
			void queryClient.invalidateQueries({ queryKey: workflowKeys.runs(workflowId) });
			shown.show(job.jobSpecId);
			onMade();
		},
		onError: (error) => toast.error("The run could not be made", { description: messageOf(error) }),
	});
	const isPossible = !isReadOnly && shown.job !== undefined && isTerminal(shown.job.status) && shown.job.startedAt !== null;
	return isPossible ? { run: (nodeId) => make.mutate(nodeId), isBusy: make.isPending } : null;
}
