"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { messageOf } from "@/components/api-client";
import { keepApplication, postingApplicationQuery, saveApplication } from "@/components/applications/queries";
import { StatusMenu } from "@/components/applications/status-menu";
import { isSamplePosting } from "@/components/postings/filter/posting-filter";
import { SampleBadge } from "@/components/postings/posting-badges";
import { postingQuery } from "@/components/postings/queries";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { toast } from "@/components/ui/overlay/toast";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";

interface PostingPlace {
	jobSpecId: string;
	postingId: string;
}

/** The way to apply, loud until it was taken. To what is invented nobody applies. */
export function ApplyLink({ jobSpecId, postingId, className }: PostingPlace & { className?: string }) {
	const { data: posting, isPending } = useQuery(postingQuery(jobSpecId, postingId));
	const { data: application } = useQuery(postingApplicationQuery(postingId));
	if (isPending) return <Skeleton className={cn("h-9 w-44 pointer-coarse:h-11", className)} />;
	if (!posting) return null;
	return (
		<Button asChild variant={application?.appliedAt || isSamplePosting(posting) ? "secondary" : "primary"} className={className}>
			<a href={posting.applyUrl} target="_blank" rel="noreferrer">
				<span className="truncate">{isSamplePosting(posting) ? "Open the sample posting" : `Apply at ${posting.company}`}</span> <ExternalLink aria-hidden />
				<span className="sr-only">(opens in a new tab)</span>
			</a>
		</Button>
	);
}

/** Where the person stands with a posting that they follow, to be changed on the spot; nothing while they do not. */
export function PostingStatus({ jobSpecId, postingId }: PostingPlace) {
	const queryClient = useQueryClient();
	const { data: application } = useQuery(postingApplicationQuery(postingId));
	const save = useMutation({
		mutationFn: (status: ApplicationStatus) => saveApplication({ jobSpecId, postingId, status }),
		onSuccess: (saved) => keepApplication(queryClient, saved),
		onError: (error) => void toast.error(`Not saved. ${messageOf(error)}`),
		scope: { id: `application-${postingId}` },
	});
	if (!application) return null;
	return <StatusMenu application={save.isPending ? { ...application, status: save.variables } : application} onChange={(status) => save.mutate(status)} />;
}

/** Says that a posting is invented, where it is. */
export function PostingSample({ jobSpecId, postingId }: PostingPlace) {
	const { data: posting } = useQuery(postingQuery(jobSpecId, postingId));
	return posting ? <SampleBadge posting={posting} /> : null;
}
