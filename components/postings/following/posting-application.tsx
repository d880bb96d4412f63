"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { ApplicationFields } from "@/components/applications/application-fields";
import { keepApplication, postingApplicationQuery, saveApplication } from "@/components/applications/queries";
import { useFormat } from "@/components/ui/format/locale";
import type { ApplicationChange } from "@/lib/goal-jobs/applications/schemas";

interface PostingApplicationProps {
	jobSpecId: string;
	postingId: string;
}

/** Where a person stands with a posting that a run found: the same over all runs. */
export function PostingApplication({ jobSpecId, postingId }: PostingApplicationProps) {
	const { day } = useFormat();
	const queryClient = useQueryClient();
	const { data: application, isPending } = useQuery(postingApplicationQuery(postingId));
	const save = useMutation({
		mutationFn: (change: ApplicationChange) => saveApplication({ jobSpecId, postingId, ...change }),
		onSuccess: (saved) => keepApplication(queryClient, saved),
		scope: { id: `application-${postingId}` },
	});
	if (isPending) return null;
	return (
		<section aria-label="Your application" className="grid grid-cols-1 gap-4 rounded-lg border bg-canvas p-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h3 className="font-semibold">Your application</h3>
				{application?.appliedAt && <span className="text-ink-muted text-sm">Applied on {day(application.appliedAt)}</span>}
			</div>
			<ApplicationFields
				application={application ?? null}
				state={save.isPending ? "saving" : save.isError ? "failed" : save.isSuccess ? "saved" : "idle"}
				changing={save.isPending ? save.variables : undefined}
				onChange={(change) => save.mutate(change)}
			/>
			{application && (
				<Link
					href="/applications"
					className="inline-flex w-fit items-center rounded-sm text-accent text-sm underline underline-offset-2 pointer-coarse:min-h-10"
				>
					See all your applications
				</Link>
			)}
		</section>
	);
}
