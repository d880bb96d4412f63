"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { FileOrigins } from "@/components/goal-jobs/lineage/lineage-panel";
import { artifactsQuery } from "@/components/goal-jobs/queries";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { filesApart } from "@/components/goal-jobs/results/files-apart";
import { RunOfFilesProvider } from "@/components/goal-jobs/results/run-of-files";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { screensOf } from "@/components/workflows/registry";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { FeedbackButtons } from "./feedback-buttons";

/** What a finished run delivers, as its kind of workflow shows it. The one download that holds it all stands over the page. */
export function RunResults({ job }: { job: GoalJob }) {
	const { data, error } = useQuery(artifactsQuery(job.jobSpecId));
	if (error) {
		return (
			<Notice tone="danger" title="The results could not be loaded">
				{messageOf(error)}
			</Notice>
		);
	}
	if (!data) return <Skeleton className="h-96 rounded-lg" />;
	const artifacts = filesApart(
		data.artifacts.filter((artifact) => !artifact.isPreview),
		job.filledSlots.selectedJobIds,
	);
	const Results = screensOf(job.useCaseType).results ?? PlainResults;
	return (
		<div className="grid grid-cols-1 gap-6">
			<RunOfFilesProvider value={job.jobSpecId}>
				<Results job={job} artifacts={artifacts} />
			</RunOfFilesProvider>
			<FeedbackButtons jobSpecId={job.jobSpecId} />
			<FileOrigins jobSpecId={job.jobSpecId} artifacts={artifacts} />
		</div>
	);
}

/** Of a workflow without screens of its own: its files, one by one. */
function PlainResults({ artifacts }: { artifacts: readonly LinkedArtifact[] }) {
	const files = artifacts.filter((artifact) => artifact.artifactType !== "archive" || artifacts.length === 1);
	return files.length > 0 ? <ArtifactBrowser artifacts={files} /> : <p className="text-ink-muted">This run made no files.</p>;
}
