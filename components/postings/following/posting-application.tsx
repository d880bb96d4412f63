"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { ApplicationFields } from "@/components/applications/application-fields";
import { keepApplication, postingApplicationQuery, saveApplication } from "@/components/applications/queries";
import { postingQuery } from "@/components/postings/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import type { ApplicationChange } from "@/lib/goal-jobs/applications/schemas";

interface PostingApplicationProps {
	jobSpecId: string;
	postingId: string;
}

/** The way to apply for a posting that a run found, and where its person stands with it: the same over all runs. */
export function PostingApplication({ jobSpecId, postingId }: PostingApplicationProps) {
	const { day } = useFormat();
	const queryClient = useQueryClient();
	const { data: posting } = useQuery(postingQuery(jobSpecId, postingId));
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
				<div className="flex flex-wrap items-center gap-2">
					{application?.appliedAt && <span className="text-ink-muted text-sm">Applied on {day(application.appliedAt)}</span>}
					{posting && (
						<Button asChild size="sm" variant={application?.appliedAt ? "secondary" : "primary"}>
							<a href={posting.applyUrl} target="_blank" rel="noreferrer">
								Apply at {posting.company} <ExternalLink aria-hidden />
								<span className="sr-only">(opens in a new tab)</span>
							</a>
						</Button>
					)}
				</div>
			</div>
			<ApplicationFields
				application={application ?? null}
				state={save.isPending ? "saving" : save.isError ? "failed" : "idle"}
				changing={save.isPending ? save.variables : undefined}
				onChange={(change) => save.mutate(change)}
			/>
			{application && (
				<Link href="/applications" className="w-fit rounded-sm text-accent text-sm underline underline-offset-2">
					See all your applications
				</Link>
			)}
		</section>
	);
}
