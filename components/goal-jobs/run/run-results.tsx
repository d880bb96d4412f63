"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive, Download } from "lucide-react";
import { messageOf } from "@/components/api-client";
import { ownAddress } from "@/components/files/own-address";
import { FileOrigins } from "@/components/goal-jobs/lineage/lineage-panel";
import { artifactsQuery } from "@/components/goal-jobs/queries";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { RunOfFilesProvider } from "@/components/goal-jobs/results/run-of-files";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { screensOf } from "@/components/workflows/registry";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { FeedbackButtons } from "./feedback-buttons";

/** What a finished run delivers: the one download that holds it, then its parts as its kind of workflow shows them. */
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
	const primary = data.artifacts.find((artifact) => artifact.isPrimary);
	const Results = screensOf(job.useCaseType).results ?? PlainResults;
	return (
		<div className="grid grid-cols-1 gap-6">
			<div className="flex flex-wrap items-center gap-3">
				{primary && <PrimaryDownload artifact={primary} />}
				<FeedbackButtons jobSpecId={job.jobSpecId} />
			</div>
			<RunOfFilesProvider value={job.jobSpecId}>
				<Results job={job} artifacts={data.artifacts.filter((artifact) => !artifact.isPreview)} />
			</RunOfFilesProvider>
			<FileOrigins jobSpecId={job.jobSpecId} artifacts={data.artifacts.filter((artifact) => !artifact.isPreview)} />
		</div>
	);
}

function PrimaryDownload({ artifact }: { artifact: LinkedArtifact }) {
	const isArchive = artifact.artifactType === "archive";
	return (
		<Button asChild variant="primary" size="lg" className="max-w-full">
			<a href={ownAddress(artifact.downloadUrl)} download={artifact.fileName}>
				{isArchive ? <Archive aria-hidden /> : <Download aria-hidden />}
				<span className="truncate">{isArchive ? "Download everything" : `Download ${artifact.fileName}`}</span>
				<span className="font-normal opacity-80">
					{isArchive && "ZIP, "}
					{fileSize(artifact.sizeBytes)}
				</span>
			</a>
		</Button>
	);
}

/** Of a workflow without screens of its own: its files, one by one. */
function PlainResults({ artifacts }: { artifacts: readonly LinkedArtifact[] }) {
	const files = artifacts.filter((artifact) => artifact.artifactType !== "archive" || artifacts.length === 1);
	return files.length > 0 ? <ArtifactBrowser artifacts={files} /> : <p className="text-ink-muted">This run made no files.</p>;
}
