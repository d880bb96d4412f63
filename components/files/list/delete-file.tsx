"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { ApiError, messageOf } from "@/components/api-client";
import { deleteFile, fileKeys } from "@/components/files/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import type { File as StoredFile } from "@/lib/files/schemas";
import type { FileUse } from "@/lib/goal-jobs/views/schemas";

/** Takes a file away for good, after asking. One that an unfinished run still needs stays until that run has ended. */
export function DeleteFile({ file, use }: { file: StoredFile; use: FileUse | undefined }) {
	const { count } = useFormat();
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const remove = useMutation({
		mutationFn: async () => {
			try {
				await deleteFile(file.fileId);
			} catch (error) {
				// Deleted in another window: that is what was wanted.
				if (!(error instanceof ApiError && error.status === 404)) throw error;
			}
		},
		onSuccess: async () => {
			await queryClient.invalidateQueries({ queryKey: fileKeys.all });
			setIsAsking(false);
		},
	});
	const openRuns = use?.openRuns ?? 0;
	return (
		<>
			<Button variant="ghost" size="icon" aria-label={`Delete ${file.fileName}`} icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)} />
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title={openRuns > 0 ? "This file is still needed" : "Delete this file?"}
				description={<span className="wrap-anywhere">{file.fileName}</span>}
				actions={
					openRuns > 0 ? (
						<>
							<Button onClick={() => setIsAsking(false)}>Keep it</Button>
							<Button asChild variant="primary">
								<Link href={`/runs?q=${encodeURIComponent(file.fileName.slice(0, 100))}`}>See its runs</Link>
							</Button>
						</>
					) : (
						<SureActions onKeep={() => setIsAsking(false)} isBusy={remove.isPending} onSure={() => remove.mutate()}>
							Delete file
						</SureActions>
					)
				}
			>
				<div className="grid grid-cols-1 gap-3">
					<p>
						{openRuns > 0
							? `${count(openRuns, "run")} with it ${openRuns === 1 ? "has" : "have"} not ended and could not go on without it. Cancel ${openRuns === 1 ? "it" : "them"} first, or wait for the end.`
							: "The file and its content are gone for good. Runs that have ended keep their results."}
					</p>
					{remove.isError && (
						<Notice tone="danger" title="The file was not deleted">
							{messageOf(remove.error)}
						</Notice>
					)}
				</div>
			</Dialog>
		</>
	);
}
