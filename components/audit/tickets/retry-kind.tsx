"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi, messageOf } from "@/components/api-client";
import { retryOperations } from "@/components/calls/goal-jobs";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { toast } from "@/components/ui/overlay/toast";

interface RetryKindProps {
	exceptionType: string;
	workflowId: string | null;
	runs: number;
}

/** Lets all failed runs with an open ticket of a kind go on from where they stopped. */
export function RetryKind({ exceptionType, workflowId, runs }: RetryKindProps) {
	const { count, number } = useFormat();
	const queryClient = useQueryClient();
	const retry = useMutation({
		mutationFn: () => callApi(retryOperations.retryTicketed, { body: { exception_type: exceptionType, workflow_id: workflowId } }),
		onSuccess: ({ retried, refused, left }) => {
			const [first] = refused;
			const rest = left > 0 ? ` ${count(left, "more run waits", "more runs wait")}: do it again for them.` : "";
			if (retried.length > 0)
				toast.success(`${count(retried.length, "run goes", "runs go")} on from where ${retried.length === 1 ? "it" : "they"} stopped.${rest}`);
			if (first) toast.error(`${count(refused.length, "run was", "runs were")} left as they are`, { description: first.message });
			if (retried.length + refused.length === 0) toast.info("No run of this kind has to be retried any more.");
		},
		onError: (error) => toast.error("No run was retried", { description: messageOf(error) }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["audit"] }),
	});
	return (
		<Button size="sm" isBusy={retry.isPending} onClick={() => retry.mutate()}>
			{runs === 1 ? "Retry the failed run" : `Retry the ${number(runs)} failed runs`}
		</Button>
	);
}
