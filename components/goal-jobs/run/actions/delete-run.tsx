"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { fileKeys } from "@/components/files/queries";
import { deleteRun } from "@/components/goal-jobs/mutations";
import { fileUsesQuery, forgetRun, runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

export function DeleteRun({ job }: { job: GoalJob }) {
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
				Delete run
			</Button>
			<DeleteRunDialog job={job} isOpen={isAsking} onOpenChange={setIsAsking} />
		</>
	);
}

interface DeleteRunDialogProps {
	job: GoalJob;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

/** Takes a finished run away for good, after asking whether its files go too, and leads back to the list. */
export function DeleteRunDialog({ job, isOpen, onOpenChange }: DeleteRunDialogProps) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const { own, shared } = useFilesOf(job, isOpen);
	const [chosen, setChosen] = useState<boolean | null>(null);
	const areFilesChosen = own.length > 0 && (chosen ?? shared.length === 0);
	const remove = useMutation({
		mutationFn: () => deleteRun(job, areFilesChosen),
		onSuccess: () => {
			void queryClient.invalidateQueries({ queryKey: ["runs", "list"] });
			void queryClient.invalidateQueries({ queryKey: runKeys.recent });
			void queryClient.invalidateQueries({ queryKey: fileKeys.all });
			queryClient.removeQueries({ queryKey: runKeys.fileUses(job.fileIds) });
			router.push("/runs");
		},
	});
	const { isSuccess: isGone } = remove;
	// Only when the page is left: while it is shown it would ask for the run again.
	useEffect(() => {
		if (isGone) return () => forgetRun(queryClient, job.jobSpecId);
	}, [isGone, job.jobSpecId, queryClient]);
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="Delete this run?"
			description="Its results, steps and record are gone for good."
			actions={
				<SureActions onKeep={() => onOpenChange(false)} isBusy={remove.isPending || remove.isSuccess} onSure={() => remove.mutate()}>
					{areFilesChosen ? `Delete run and ${own.length === 1 ? "file" : "files"}` : "Delete run"}
				</SureActions>
			}
		>
			<div className="grid grid-cols-1 gap-3">
				{own.length > 0 && (
					<CheckboxField
						isChecked={areFilesChosen}
						onCheckedChange={setChosen}
						label={
							<>
								Delete {own.length === 1 ? "the file" : "the files"} too:{" "}
								<span className="wrap-anywhere font-medium">{own.map(({ fileName }) => fileName).join(", ")}</span>
							</>
						}
					/>
				)}
				{shared.length > 0 && (
					<p className="text-ink-muted text-sm">
						<span className="wrap-anywhere font-medium">{shared.map(({ fileName }) => fileName).join(", ")}</span>{" "}
						{shared.length === 1 ? "stays: another run uses it." : "stay: other runs use them."}
					</p>
				)}
				{remove.isError && (
					<Notice tone="danger" title="The run was not deleted">
						{messageOf(remove.error)}
					</Notice>
				)}
			</div>
		</Dialog>
	);
}

interface NamedFile {
	fileId: string;
	fileName: string;
}

/** The files of a run that no other run was made with, and those that others need. Looked up when the question is asked. */
function useFilesOf({ fileIds, inputFileNames }: GoalJob, isWanted: boolean): { own: NamedFile[]; shared: NamedFile[] } {
	const { data } = useQuery({ ...fileUsesQuery(fileIds), enabled: isWanted && fileIds.length > 0 });
	const files = data?.items.map(({ fileId, runs }) => ({ fileId, runs, fileName: inputFileNames[fileIds.indexOf(fileId)] ?? "its file" })) ?? [];
	return { own: files.filter(({ runs }) => runs <= 1), shared: files.filter(({ runs }) => runs > 1) };
}
