"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Agent } from "@/lib/developers/schemas";
import { agentsQuery } from "./queries";
import { VersionState } from "./version-state";

/** The person's agents, newest first. */
export function AgentList() {
	const { data, error, isPending, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(agentsQuery());
	if (isPending) return <Skeleton className="h-32 rounded-lg" />;
	if (error)
		return (
			<Notice tone="danger" title="Your agents could not be loaded">
				{messageOf(error)}
			</Notice>
		);
	const agents = data.pages.flatMap(({ items }) => items);
	if (agents.length === 0) return <p className="text-ink-muted">None yet. The walk-through makes your first one.</p>;
	return (
		<div className="grid gap-3">
			<ul aria-label="Your agents" className="grid divide-y rounded-lg border bg-surface">
				{agents.map((agent) => (
					<AgentRow key={agent.name} agent={agent} />
				))}
			</ul>
			{hasNextPage && (
				<div>
					<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
						Show more agents
					</Button>
				</div>
			)}
		</div>
	);
}

function AgentRow({ agent: { name, description, publishedVersion, workflowIds, versions, updatedAt } }: { agent: Agent }) {
	const [newest] = versions;
	return (
		<li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 hover:bg-sunken/70">
			<div className="grid min-w-0 flex-1 basis-72 gap-0.5">
				<Link href={`/developers/${name}`} className="rounded-sm font-medium after:absolute after:inset-0">
					{name}
				</Link>
				<p className="wrap-anywhere text-ink-muted text-sm">{description}</p>
				<p className="text-ink-muted text-sm">
					{publishedVersion === null ? "Not in the catalog" : `Version ${publishedVersion} with ${count(workflowIds.length, "workflow")} in the catalog`} ·
					changed <RelativeTime value={updatedAt} />
				</p>
			</div>
			{newest && (
				<span className="inline-flex items-center gap-2">
					<span className="font-mono text-ink-muted text-sm">{newest.version}</span>
					<VersionState state={newest.state} />
				</span>
			)}
		</li>
	);
}
