"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { messageOf } from "@/components/api-client";
import { deleteRun } from "@/components/goal-jobs/mutations";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Takes a finished run away for good, after asking, and leads back to the list. */
export function DeleteRun({ jobSpecId }: { jobSpecId: string }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const remove = useMutation({
		mutationFn: () => deleteRun(jobSpecId),
		onError: (error) => void toast.error(messageOf(error)),
		onSuccess: () => {
			void queryClient.invalidateQueries({ queryKey: ["runs", "list"] });
			void queryClient.invalidateQueries({ queryKey: ["runs", "recent"] });
			router.push("/runs");
		},
	});
	return (
		<>
			<Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
				Delete run
			</Button>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title="Delete this run?"
				description="Its results, steps and record are gone for good. The file that you uploaded stays."
				actions={
					<>
						<Button onClick={() => setIsAsking(false)}>Keep it</Button>
						<Button variant="danger" isBusy={remove.isPending || remove.isSuccess} onClick={() => remove.mutate()}>
							Delete run
						</Button>
					</>
				}
			/>
		</>
	);
}
