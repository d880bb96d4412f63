"use client";

import { useMutation } from "@tanstack/react-query";
import { GitFork } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { ApiError, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { forkWorkflow } from "./queries";

export type Viewer = "nobody" | "guest" | "free" | "pro";

/** Makes a copy of one's own. Everybody may; changing and running it is for Pro, and that is said before and not after. */
export function ForkButton({ workflowId, viewer }: { workflowId: string; viewer: Viewer }) {
	const router = useRouter();
	const fork = useMutation({
		mutationFn: () => forkWorkflow(workflowId),
		onSuccess: (made) => router.push(`/workflows/${made.workflowId}`),
	});
	if (viewer === "nobody" || viewer === "guest")
		return (
			<Button asChild>
				<Link href={`/${viewer === "guest" ? "sign-up" : "sign-in"}?next=/community/${workflowId}`}>
					<GitFork aria-hidden /> {viewer === "guest" ? "Sign up to make it yours" : "Sign in to make it yours"}
				</Link>
			</Button>
		);
	return (
		<>
			<Button isBusy={fork.isPending || fork.isSuccess} icon={<GitFork aria-hidden />} onClick={() => fork.mutate()}>
				Make it yours
			</Button>
			{viewer === "free" && (
				<p className="basis-full text-ink-muted text-sm">
					A copy is free. Changing and running it is part of{" "}
					<Link href="/plan" className="text-accent underline underline-offset-2">
						Pro
					</Link>
					.
				</p>
			)}
			{fork.isError && (
				<Notice
					tone="danger"
					title="No copy was made"
					className="basis-full"
					action={
						fork.error instanceof ApiError && fork.error.code === "PRO_REQUIRED" ? (
							<Button asChild size="sm">
								<Link href="/plan">See Pro</Link>
							</Button>
						) : undefined
					}
				>
					{messageOf(fork.error)}
				</Notice>
			)}
		</>
	);
}
