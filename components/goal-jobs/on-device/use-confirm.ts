"use client";

import { useQueryClient } from "@tanstack/react-query";
import { forgetLocalFile } from "@/components/device/store/local-file";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { confirmedQuery, keepConfirmed, localFileQuery } from "./device-queries";

/** Keeps what a person lets go on, by the tool that it stands for. From then on it is sent to each pause that asks for it, and the file is let go. */
export function useConfirm({ jobSpecId, sensitiveLocalFileIds }: GoalJob) {
	const queryClient = useQueryClient();
	return async (outputs: Readonly<Record<string, unknown>>): Promise<void> => {
		await keepConfirmed(jobSpecId, outputs);
		queryClient.setQueryData(confirmedQuery(jobSpecId).queryKey, outputs);
		for (const fileId of sensitiveLocalFileIds) {
			await forgetLocalFile(fileId);
			queryClient.removeQueries({ queryKey: localFileQuery(fileId).queryKey });
		}
	};
}
