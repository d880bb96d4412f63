"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Section } from "@/components/accounts/settings/section";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { SampleFile } from "@/lib/catalog/schemas";
import type { CommunityEntry } from "@/lib/user-workflows/community/schemas";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { Comments } from "./comments";
import { WorkflowDrawing } from "./drawing/workflow-drawing";
import { ForkButton, type Viewer } from "./fork-button";
import { ForkTreeView } from "./fork-tree";
import { LikeButton } from "./like-button";
import { Proof } from "./proof";
import { publicWorkflowQuery } from "./queries";
import { SampleResultView } from "./sample-result";
import { ToolList } from "./tool-list";
import { type TriedInput, TryIt } from "./try-it";

interface PublicWorkflowProps {
	workflow: UserWorkflow;
	proven: Pick<CommunityEntry, "proof" | "lastRunAt" | "lastVerifiedAt">;
	/** Null of a workflow that can't be run as it stands. */
	input: TriedInput | null;
	samples: SampleFile[];
	viewer: Viewer;
}

/** A workflow that somebody shares: what it does, what it is made of, how well it works, and how to have it. */
export function PublicWorkflow({ workflow: given, proven, input, samples, viewer }: PublicWorkflowProps) {
	const { data: workflow = given } = useQuery({ ...publicWorkflowQuery(given.workflowId), initialData: given });
	const { workflowId, systemPrompt } = workflow;
	const isSignedIn = viewer !== "nobody";
	return (
		<div className="grid grid-cols-1 gap-6">
			<Head workflow={workflow} viewer={viewer} />
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-2 lg:row-start-1">
					<Section title="Try it">
						{input ? (
							<TryIt workflowId={workflowId} input={input} samples={samples} isSignedIn={isSignedIn} />
						) : (
							<p className="text-ink-muted">It can't be run as it stands. Make it yours to mend it.</p>
						)}
					</Section>
					<Section title="What its runs show">
						<Proof {...proven} />
					</Section>
					{workflow.sampleRunId !== null && (
						<Section title="A result">
							<SampleResultView workflowId={workflowId} />
						</Section>
					)}
					<Section title="Where it comes from">
						<ForkTreeView workflowId={workflowId} />
					</Section>
				</div>
				<div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-1 lg:row-start-1">
					<Section title="What it is made of">
						<WorkflowDrawing workflow={workflow} />
						<ToolList workflow={workflow} />
					</Section>
					{systemPrompt !== "" && (
						<Section title="Prompt">
							<p className="wrap-anywhere max-w-[72ch] whitespace-pre-wrap">{systemPrompt}</p>
						</Section>
					)}
					<Section title="Comments">
						<Comments workflowId={workflowId} isSignedIn={isSignedIn} />
					</Section>
				</div>
			</div>
		</div>
	);
}

function Head({ workflow, viewer }: { workflow: UserWorkflow; viewer: Viewer }) {
	const { workflowId, name, description, ownerDisplayName, publishedAt, tags, sourceName, isOwn } = workflow;
	return (
		<div className="grid gap-4">
			<div className="grid gap-2">
				<h1 className="wrap-anywhere font-semibold text-2xl">{name}</h1>
				<p className="text-ink-muted">
					by {ownerDisplayName}
					{publishedAt && (
						<>
							, shared <RelativeTime value={publishedAt} />
						</>
					)}
					{sourceName && `, made from ${sourceName}`}
				</p>
				{description && <p className="wrap-anywhere max-w-[72ch] whitespace-pre-line text-lg">{description}</p>}
				{tags.length > 0 && (
					<ul aria-label="Tags" className="flex flex-wrap gap-1.5">
						{tags.map((tag) => (
							<li key={tag}>
								<Link href={`/community?tag=${encodeURIComponent(tag)}`} className="rounded-sm">
									<Badge>{tag}</Badge>
								</Link>
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<LikeButton workflow={workflow} isSignedIn={viewer !== "nobody"} />
				{isOwn ? (
					<Link href={`/workflows/${workflowId}`} className="rounded-sm text-accent underline underline-offset-2">
						Open it on the canvas
					</Link>
				) : (
					<ForkButton workflowId={workflowId} viewer={viewer} />
				)}
			</div>
		</div>
	);
}
