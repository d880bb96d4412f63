"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { Comment } from "@/lib/user-workflows/community/schemas";
import { LIMITS } from "@/lib/user-workflows/limits";
import { addComment, commentsQuery, communityKeys, deleteComment } from "./queries";

/** What people say of a workflow, newest first; each text as it was written. */
export function Comments({ workflowId, isSignedIn }: { workflowId: string; isSignedIn: boolean }) {
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(commentsQuery(workflowId));
	const comments = data?.pages.flatMap(({ items }) => items) ?? [];
	return (
		<div className="grid gap-5">
			{isSignedIn ? (
				<CommentForm workflowId={workflowId} />
			) : (
				<p className="text-ink-muted">
					<Link href={`/sign-in?next=/community/${workflowId}`} className="text-accent underline underline-offset-2">
						Sign in
					</Link>{" "}
					to comment.
				</p>
			)}
			{error && <p className="text-danger">{messageOf(error)}</p>}
			{isPending && <Skeleton className="h-24 rounded-lg" />}
			{data && comments.length === 0 && <p className="text-ink-muted">Nobody has said anything yet.</p>}
			{comments.length > 0 && (
				<ul aria-label="Comments" className="grid divide-y border-y">
					{comments.map((comment) => (
						<CommentItem key={comment.commentId} comment={comment} />
					))}
				</ul>
			)}
			{hasNextPage && (
				<div>
					<Button size="sm" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
						Show older comments
					</Button>
				</div>
			)}
		</div>
	);
}

function CommentForm({ workflowId }: { workflowId: string }) {
	const queryClient = useQueryClient();
	const [text, setText] = useState("");
	const add = useMutation({
		mutationFn: () => addComment(workflowId, text),
		onSuccess: () => {
			setText("");
			void queryClient.invalidateQueries({ queryKey: communityKeys.comments(workflowId) });
		},
	});
	return (
		<form
			className="grid gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				if (text.trim() !== "") add.mutate();
			}}
		>
			<Field label="Your comment" help="Plain text, shown as you write it." error={add.isError ? messageOf(add.error) : undefined}>
				{(control) => <Textarea {...control} rows={3} maxLength={LIMITS.comment} value={text} onChange={({ target }) => setText(target.value)} />}
			</Field>
			<div>
				<Button type="submit" isBusy={add.isPending}>
					Send comment
				</Button>
			</div>
		</form>
	);
}

function CommentItem({ comment: { commentId, workflowId, body, authorDisplayName, createdAt, isOwn } }: { comment: Comment }) {
	const queryClient = useQueryClient();
	const remove = useMutation({
		mutationFn: () => deleteComment(workflowId, commentId),
		onSettled: () => queryClient.invalidateQueries({ queryKey: communityKeys.comments(workflowId) }),
	});
	return (
		<li className="grid gap-1 py-3">
			<p className="flex flex-wrap items-center gap-x-2 text-sm">
				<span className="font-medium">{authorDisplayName}</span>
				<RelativeTime value={createdAt} className="text-ink-muted" />
				{isOwn && (
					<Button size="sm" variant="ghost" className="ml-auto" isBusy={remove.isPending} onClick={() => remove.mutate()}>
						Take it back
					</Button>
				)}
			</p>
			<p className="wrap-anywhere max-w-[72ch] whitespace-pre-wrap">{body}</p>
			{remove.isError && <p className="text-danger text-sm">{messageOf(remove.error)}</p>}
		</li>
	);
}
