"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Archive, Download, Globe, Lock, MoreHorizontal, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { userWorkflowOperations } from "@/components/calls/user-workflows";
import { Button } from "@/components/ui/button";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import { toast } from "@/components/ui/overlay/toast";
import type { UserWorkflow, UserWorkflowSummary, Visibility } from "@/lib/user-workflows/schemas";
import { workflowKeys } from "./queries";

interface WorkflowMenuProps {
	workflow: Pick<UserWorkflowSummary, "workflowId" | "name" | "visibility">;
	onChanged?: (workflow: UserWorkflow) => void;
	/** Where to go once it is deleted. */
	deletedTo?: string;
}

const DONE: Record<Visibility, string> = { public: "It is public now", private: "Only you see it now", archived: "It is archived" };

/** What can be done with a workflow as a whole. */
export function WorkflowMenu({ workflow: { workflowId, name, visibility }, onChanged, deletedTo }: WorkflowMenuProps) {
	const queryClient = useQueryClient();
	const router = useRouter();
	const [isDeleting, setIsDeleting] = useState(false);
	const change = useMutation({
		mutationFn: (next: Visibility) => callApi(userWorkflowOperations.updateUserWorkflow, { params: { workflowId }, body: { visibility: next } }),
		onSuccess: (workflow) => {
			queryClient.setQueryData(workflowKeys.detail(workflowId), workflow);
			void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
			toast.success(DONE[workflow.visibility]);
			onChanged?.(workflow);
		},
		onError: (error) => toast.error("That did not work", { description: messageOf(error) }),
	});
	const remove = useMutation({
		mutationFn: () => callApi(userWorkflowOperations.deleteUserWorkflow, { params: { workflowId } }),
		onSuccess: () => {
			setIsDeleting(false);
			toast.success(`${name} is deleted`);
			if (deletedTo) router.push(deletedTo);
			void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
		},
	});
	const to = (next: Visibility) => () => change.mutate(next);
	return (
		<>
			<Menu
				trigger={
					<Button variant="ghost" size="icon" aria-label={`More for ${name}`} isBusy={change.isPending}>
						<MoreHorizontal aria-hidden />
					</Button>
				}
			>
				<MenuItem asChild>
					<a href={`/api/v1/user_workflows/${workflowId}/export`} download>
						<Download aria-hidden /> Export
					</a>
				</MenuItem>
				{visibility !== "public" && (
					<MenuItem onSelect={to("public")}>
						<Globe aria-hidden /> Publish
					</MenuItem>
				)}
				{visibility === "public" && (
					<MenuItem onSelect={to("archived")}>
						<Archive aria-hidden /> Archive
					</MenuItem>
				)}
				{visibility === "archived" && (
					<MenuItem onSelect={to("private")}>
						<Lock aria-hidden /> Make private
					</MenuItem>
				)}
				<MenuSeparator />
				<MenuItem isDangerous disabled={visibility === "public"} onSelect={() => setIsDeleting(true)}>
					<Trash2 aria-hidden /> {visibility === "public" ? "Delete: archive it first" : "Delete"}
				</MenuItem>
			</Menu>
			<Dialog
				isOpen={isDeleting}
				onOpenChange={setIsDeleting}
				title={`Delete ${name}?`}
				description="It is gone for good, with its versions. Its runs and their results stay, and so do copies that others made."
				actions={
					<SureActions onKeep={() => setIsDeleting(false)} isBusy={remove.isPending} onSure={() => remove.mutate()}>
						Delete for good
					</SureActions>
				}
			>
				{remove.error && <p className="text-danger text-sm">{messageOf(remove.error)}</p>}
			</Dialog>
		</>
	);
}
