"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/format/format";
import { toast } from "@/components/ui/overlay/toast";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { communityKeys, likeWorkflow } from "./queries";

/** Likes a workflow, and takes the like back. Shown at once, and as the service counts it when it answers. */
export function LikeButton({ workflow, isSignedIn }: { workflow: UserWorkflow; isSignedIn: boolean }) {
	const queryClient = useQueryClient();
	const { workflowId, isLiked, stats } = workflow;
	const key = communityKeys.one(workflowId);
	const show = (liked: boolean, likeCount: number) =>
		queryClient.setQueryData<UserWorkflow>(key, (known) => known && { ...known, isLiked: liked, stats: { ...known.stats, likeCount } });
	const like = useMutation({
		mutationFn: () => likeWorkflow(workflowId),
		onMutate: () => void show(!isLiked, stats.likeCount + (isLiked ? -1 : 1)),
		onSuccess: ({ liked, likeCount }) => void show(liked, likeCount),
		onError: (error) => {
			show(isLiked, stats.likeCount);
			toast.error(messageOf(error));
		},
	});
	const words = count(stats.likeCount, "like");
	if (!isSignedIn)
		return (
			<Button asChild>
				<Link href={`/sign-in?next=/community/${workflowId}`}>
					<Heart aria-hidden /> {words}
					<span className="sr-only">. Sign in to like it</span>
				</Link>
			</Button>
		);
	return (
		<Button
			aria-pressed={isLiked}
			isBusy={like.isPending}
			icon={<Heart aria-hidden className={isLiked ? "fill-current text-danger" : ""} />}
			onClick={() => like.mutate()}
		>
			{words}
		</Button>
	);
}
