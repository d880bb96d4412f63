"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { ApiError, callApi } from "@/components/api-client";
import { resultOperations } from "@/components/calls/goal-jobs";
import { sendFeedback } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { Feedback } from "@/lib/goal-jobs/results/schemas";

const CHOICES = [
	{ rating: "positive", label: "Useful", Icon: ThumbsUp },
	{ rating: "negative", label: "Not useful", Icon: ThumbsDown },
] as const;

async function readFeedback(jobSpecId: string): Promise<Feedback | null> {
	try {
		return await callApi(resultOperations.getFeedback, { params: { jobSpecId } });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}

/** One press says whether the result helped; it can be changed at any time. */
export function FeedbackButtons({ jobSpecId }: { jobSpecId: string }) {
	const queryClient = useQueryClient();
	const queryKey = runKeys.feedback(jobSpecId);
	const { data } = useQuery({ queryKey, queryFn: () => readFeedback(jobSpecId), staleTime: Number.POSITIVE_INFINITY });
	const send = useMutation({
		mutationFn: (rating: Feedback["rating"]) => sendFeedback(jobSpecId, rating),
		onSuccess: (feedback) => queryClient.setQueryData(queryKey, feedback),
	});
	const rating = send.isPending ? send.variables : data?.rating;
	return (
		<fieldset className="flex flex-wrap items-center gap-1">
			<legend className="float-left mr-2 text-ink-muted text-sm">Was this useful?</legend>
			{CHOICES.map(({ rating: value, label, Icon }) => (
				<Button
					key={value}
					variant="ghost"
					size="sm"
					aria-pressed={rating === value}
					onClick={() => send.mutate(value)}
					className={cn(rating === value && "bg-sunken text-ink")}
				>
					<Icon aria-hidden className={cn(rating === value && "fill-current")} />
					{label}
				</Button>
			))}
			<span role="status" className="sr-only">
				{send.isSuccess ? "Thank you, noted" : ""}
			</span>
		</fieldset>
	);
}
