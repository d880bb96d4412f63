"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useId } from "react";
import { messageOf } from "@/components/api-client";
import { keepApplication, saveApplication } from "@/components/applications/queries";
import { isStatus, STATUS_OPTIONS } from "@/components/applications/statuses";
import { Select } from "@/components/ui/form/select";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { useFollowedStatus } from "./use-followed";

/** Where the person stands with a posting, to be changed with one choice; the same over all runs. */
export function FollowStatus({ jobSpecId, postingId }: { jobSpecId: string; postingId: string }) {
	const id = useId();
	const queryClient = useQueryClient();
	const followed = useFollowedStatus(postingId);
	const save = useMutation({
		mutationFn: (status: ApplicationStatus) => saveApplication({ jobSpecId, postingId, status }),
		onSuccess: (saved) => keepApplication(queryClient, saved),
		scope: { id: `application-${postingId}` },
	});
	const status = save.isPending ? save.variables : followed;
	return (
		<div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
			<span id={id} className="text-ink-muted">
				Your application
			</span>
			<Select
				aria-labelledby={id}
				value={status ?? ""}
				placeholder="Not followed"
				disabled={followed === undefined}
				options={STATUS_OPTIONS}
				onValueChange={(value) => isStatus(value) && save.mutate(value)}
				className="w-40"
			/>
			{followed && (
				<Link href="/applications" className="inline-flex items-center rounded-sm text-accent underline underline-offset-2 pointer-coarse:min-h-10">
					See all your applications
				</Link>
			)}
			<span role="status" className={save.isError ? "text-danger" : "sr-only"}>
				{save.isError && `Not saved. ${messageOf(save.error)}`}
				{save.isSuccess && !save.isPending && "Saved"}
			</span>
		</div>
	);
}
