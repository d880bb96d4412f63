"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Archive, GitFork, Globe, Lock } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { WorkflowIcon } from "@/components/catalog/workflow-icon";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, Tabs } from "@/components/ui/tabs";
import { CustomizeButton } from "@/components/user-workflows/customize-button";
import { workflowListQuery } from "@/components/user-workflows/queries";
import { WorkflowMenu } from "@/components/user-workflows/workflow-menu";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import type { OwnWorkflowSummary, Visibility } from "@/lib/user-workflows/schemas";

const FILTERS: readonly (readonly [string, Visibility | null])[] = [
	["All", null],
	["Private", "private"],
	["Public", "public"],
	["Archived", "archived"],
];

const VISIBILITY = {
	private: { icon: Lock, word: "Private", tone: "neutral" },
	public: { icon: Globe, word: "Public", tone: "info" },
	archived: { icon: Archive, word: "Archived", tone: "neutral" },
} as const;

interface WorkflowListProps {
	/** Workflows of ours to begin with, where there is none of one's own yet. */
	stock: readonly CatalogEntry[];
}

/** The person's own workflows, newest first. */
export function WorkflowList({ stock }: WorkflowListProps) {
	const [visibility, setVisibility] = useState<Visibility | null>(null);
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(workflowListQuery(visibility));
	const workflows = data?.pages.flatMap(({ items }) => items) ?? [];
	return (
		<div className="grid grid-cols-1 gap-4">
			<Tabs value={visibility ?? "all"} onValueChange={(value) => setVisibility(FILTERS.find(([, one]) => one === value)?.[1] ?? null)}>
				<TabList aria-label="Which of them">
					{FILTERS.map(([label, value]) => (
						<Tab key={label} value={value ?? "all"} aria-controls="own-workflows">
							{label}
						</Tab>
					))}
				</TabList>
			</Tabs>
			<div id="own-workflows">
				{error && (
					<Notice tone="warning" title="Your workflows could not be read" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-40 rounded-lg" />}
				{data &&
					workflows.length === 0 &&
					(visibility === null ? <NothingYet stock={stock} /> : <p className="py-6 text-ink-muted">None of your workflows is like that.</p>)}
				<ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
					{workflows.map((workflow) => (
						<li key={workflow.workflowId} className="grid grid-cols-1">
							<WorkflowCard workflow={workflow} />
						</li>
					))}
				</ul>
				{hasNextPage && (
					<Button className="mt-4" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
						Show more
					</Button>
				)}
			</div>
		</div>
	);
}

function NothingYet({ stock }: WorkflowListProps) {
	return (
		<>
			<EmptyState
				title="No workflow of your own yet"
				text="Customize makes a copy of one of our workflows, in which you change its tools and its prompt. Here are some to begin with."
			/>
			<ul aria-label="Workflows to begin with" className="grid grid-cols-1 gap-3 md:grid-cols-3">
				{stock.map(({ workflowId, name, icon, description }) => (
					<li key={workflowId} className="grid grid-cols-1 content-between gap-3 rounded-lg border bg-surface p-4">
						<div className="grid gap-1">
							<h3 className="flex items-center gap-2 font-semibold">
								<WorkflowIcon icon={icon} className="size-5 shrink-0 text-accent" /> {name}
							</h3>
							<p className="text-ink-muted text-sm">{description}</p>
						</div>
						<div className="-ml-2.5">
							<CustomizeButton sourceSpecId={workflowId} name={name} size="sm" />
						</div>
					</li>
				))}
			</ul>
		</>
	);
}

function WorkflowCard({ workflow }: { workflow: OwnWorkflowSummary }) {
	const { count } = useFormat();
	const { icon: Icon, word, tone } = VISIBILITY[workflow.visibility];
	const { runCount, forkCount, likeCount } = workflow.stats;
	return (
		<article className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-2 rounded-lg border bg-surface p-4 hover:border-line-strong">
			<h2 className="min-w-0 font-semibold text-lg">
				<Link href={`/workflows/${workflow.workflowId}`} className="after:absolute after:inset-0 after:rounded-lg">
					{workflow.name}
				</Link>
			</h2>
			<div className="relative z-1">
				<WorkflowMenu workflow={workflow} />
			</div>
			{workflow.descriptionPreview && <p className="col-span-2 text-ink-muted text-sm">{workflow.descriptionPreview}</p>}
			<p className="col-span-2 flex flex-wrap items-center gap-2">
				<Badge tone={tone}>
					<Icon aria-hidden className="size-3" /> {word}
				</Badge>
				{!workflow.isRunnable && <Badge tone="warning">Does not run yet</Badge>}
				{workflow.parentChanges > 0 && (
					<Badge tone="info">
						<GitFork aria-hidden className="size-3" /> {count(workflow.parentChanges, "change")} in its parent
					</Badge>
				)}
				{workflow.tags.map((tag) => (
					<Badge key={tag}>{tag}</Badge>
				))}
			</p>
			<p className="col-span-2 flex flex-wrap gap-x-3 text-ink-faint text-sm">
				<span>{count(workflow.toolNames.length, "tool")}</span>
				<span>{count(runCount, "run")}</span>
				{forkCount > 0 && <span>{count(forkCount, "copy", "copies")}</span>}
				{likeCount > 0 && <span>{count(likeCount, "like")}</span>}
				<span>
					changed <RelativeTime value={workflow.updatedAt} />
				</span>
			</p>
		</article>
	);
}
