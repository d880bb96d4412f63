"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PencilRuler } from "lucide-react";
import { useRouter } from "next/navigation";
import { callApi, messageOf } from "@/components/api-client";
import { userWorkflowOperations } from "@/components/calls/user-workflows";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/overlay/toast";
import { workflowKeys } from "./queries";

interface CustomizeButtonProps {
	/** What is copied: a workflow of the catalog, a public one, or one of the person's own. */
	sourceSpecId: string;
	name: string;
	size?: "sm" | "md";
}

/** Makes a copy of a workflow and opens it on the canvas. */
export function CustomizeButton({ sourceSpecId, name, size = "md" }: CustomizeButtonProps) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const fork = useMutation({
		mutationFn: () => callApi(userWorkflowOperations.forkUserWorkflow, { body: { sourceSpecId } }),
		onSuccess: ({ workflowId }) => {
			void queryClient.invalidateQueries({ queryKey: workflowKeys.lists });
			router.push(`/workflows/${workflowId}`);
		},
		onError: (error) => toast.error("No copy was made", { description: messageOf(error) }),
	});
	return (
		<Button size={size} variant="ghost" icon={<PencilRuler aria-hidden />} isBusy={fork.isPending || fork.isSuccess} onClick={() => fork.mutate()}>
			Customize<span className="sr-only">: {name}</span>
		</Button>
	);
}
