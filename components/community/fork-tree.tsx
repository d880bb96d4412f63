"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { count } from "@/components/ui/format/format";
import { Skeleton } from "@/components/ui/skeleton";
import { forkTreeQuery } from "./queries";

/** What was made from what, as far as it is public. */
export function ForkTreeView({ workflowId }: { workflowId: string }) {
	const { data, error, isPending } = useQuery(forkTreeQuery(workflowId));
	if (isPending) return <Skeleton className="h-20 rounded-lg" />;
	if (error) return <p className="text-danger">{messageOf(error)}</p>;
	if (data.nodes.length <= 1) return <p className="text-ink-muted">No public copy yet.</p>;
	const least = Math.min(...data.nodes.map(({ depth }) => depth));
	return (
		<div className="grid gap-2">
			<ul aria-label="Copies" className="grid">
				{data.nodes.map(({ workflowId: id, name, ownerDisplayName, depth, stats }) => (
					<li key={id} className="flex items-baseline gap-2 py-1.5" style={{ paddingLeft: `${Math.min(6, depth - least) * 1.25}rem` }}>
						{depth > least && (
							<span aria-hidden className="text-ink-faint">
								└
							</span>
						)}
						<span className="wrap-anywhere min-w-0">
							{id === workflowId ? (
								<strong className="font-medium">{name}</strong>
							) : (
								<Link href={`/community/${id}`} className="rounded-sm underline underline-offset-2">
									{name}
								</Link>
							)}{" "}
							<span className="text-ink-muted text-sm">
								by {ownerDisplayName} · {count(stats.runCount, "run")} · {count(stats.likeCount, "like")}
							</span>
						</span>
					</li>
				))}
			</ul>
			{!data.isWhole && <p className="text-ink-muted text-sm">There are more; the nearest are shown.</p>}
		</div>
	);
}
