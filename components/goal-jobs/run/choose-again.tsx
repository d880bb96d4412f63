"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ListPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { chooseAgain } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/overlay/toast";

/** Makes a run that begins at the last choice of this one, and leads to it. `label` says what is chosen. */
export function ChooseAgain({ jobSpecId, label, className }: { jobSpecId: string; label: string; className?: string }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const make = useMutation({
		mutationFn: () => chooseAgain(jobSpecId),
		onSuccess: (made) => {
			void queryClient.invalidateQueries({ queryKey: runKeys.lists });
			router.push(`/runs/${made.jobSpecId}`);
		},
		onError: (error) => void toast.error(messageOf(error)),
	});
	return (
		<Button className={className} icon={<ListPlus aria-hidden />} isBusy={make.isPending || make.isSuccess} onClick={() => make.mutate()}>
			{label}
		</Button>
	);
}
