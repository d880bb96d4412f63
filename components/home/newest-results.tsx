"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { FileText, Image as ImageIcon, type LucideIcon, Table2, Video } from "lucide-react";
import Link from "next/link";
import { artifactsQuery, resultsQuery } from "@/components/goal-jobs/queries";
import { previewKind } from "@/components/goal-jobs/results/preview-kind";
import { runName } from "@/components/goal-jobs/run-name";
import { RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { HomeSection } from "./home-section";

const MOST_FILES = 3;

/** What came of the last runs: each with its state and the files that it made. */
export function NewestResults() {
	const { data } = useQuery(resultsQuery());
	const runs = data?.sessions ?? [];
	const artifacts = useQueries({ queries: runs.map(({ jobSpecId }) => ({ ...artifactsQuery(jobSpecId), refetchInterval: false as const })) });
	if (runs.length === 0) return null;
	return (
		<HomeSection title="Recent results" more={{ href: "/runs", label: "See all runs" }}>
			<ul className="grid grid-cols-1 gap-3">
				{runs.map((run, index) => (
					<Result key={run.jobSpecId} run={run} files={artifacts[index]?.data?.artifacts} isFailed={artifacts[index]?.isError ?? false} />
				))}
			</ul>
		</HomeSection>
	);
}

function Result({ run, files, isFailed }: { run: SessionSummary; files: readonly LinkedArtifact[] | undefined; isFailed: boolean }) {
	const { count } = useFormat();
	const shown = files?.filter(({ isPreview }) => !isPreview) ?? [];
	return (
		<li className="rounded-lg border bg-surface">
			<Link href={`/runs/${run.jobSpecId}`} className="grid grid-cols-1 gap-3 rounded-lg p-4 hover:bg-sunken">
				<span className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1">
					<span className="truncate font-medium">{runName(run)}</span>
					<RelativeTime value={run.completedAt ?? run.updatedAt} className="text-ink-faint text-sm" />
					<span className="truncate text-ink-muted text-sm">{run.workflowName}</span>
					<RunStateBadge state={runState(run)} />
				</span>
				{files ? (
					<ul aria-label="Files" className="flex min-w-0 flex-wrap gap-2">
						{shown.slice(0, MOST_FILES).map((file) => (
							<FileTile key={file.artifactId} file={file} />
						))}
						{shown.length > MOST_FILES && <li className="self-center text-ink-muted text-sm">and {count(shown.length - MOST_FILES, "more file")}</li>}
						{shown.length === 0 && <li className="text-ink-muted text-sm">It made no files.</li>}
					</ul>
				) : isFailed ? (
					<span className="text-ink-muted text-sm">Its files could not be listed. They are on its page.</span>
				) : (
					<Skeleton className="h-9 w-48" />
				)}
			</Link>
		</li>
	);
}

/** A file by its kind and name, short enough for three in a line. */
function FileTile({ file }: { file: LinkedArtifact }) {
	const Icon = iconOf(file);
	return (
		<li className="inline-flex h-9 min-w-0 max-w-56 items-center gap-2 rounded-md border bg-canvas px-2.5 text-sm">
			<Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
			<span className="truncate" title={file.fileName}>
				{file.fileName}
			</span>
		</li>
	);
}

function iconOf(file: LinkedArtifact): LucideIcon {
	switch (previewKind(file)) {
		case "image":
			return ImageIcon;
		case "video":
			return Video;
		case "table":
			return Table2;
		default:
			return FileText;
	}
}
