"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { documentsOf } from "@/components/files/pages/documents";
import { FirstPage } from "@/components/files/pages/first-page";
import { pictureOfArtifact } from "@/components/files/pages/pictured";
import { madeName } from "@/components/goal-jobs/made-name";
import { artifactsQuery, resultsQuery } from "@/components/goal-jobs/queries";
import { RunAge } from "@/components/goal-jobs/run-age";
import { runName } from "@/components/goal-jobs/run-name";
import { RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { HomeSection } from "./home-section";

const MOST_DOCUMENTS = 4;

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

const wordIn = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** For whom and for what a document was written, where it was for somebody: two of one company are told apart. */
export function writtenFor({ metadata }: Pick<LinkedArtifact, "metadata">): { company: string; title: string | null } | null {
	const company = wordIn(metadata.company);
	return company === null ? null : { company, title: wordIn(metadata.postingTitle) };
}

function Result({ run, files, isFailed }: { run: SessionSummary; files: readonly LinkedArtifact[] | undefined; isFailed: boolean }) {
	const { count } = useFormat();
	const name = madeName(run, run.madeFor.length, count);
	const documents = documentsOf(files?.filter(({ isPreview }) => !isPreview) ?? []);
	return (
		<li className="rounded-lg border bg-surface">
			<Link href={`/runs/${run.jobSpecId}`} className="grid grid-cols-1 gap-3 rounded-lg p-4 hover:bg-sunken">
				<span className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1">
					<span className="line-clamp-2 font-medium">{name}</span>
					<RunAge run={run} className="text-ink-faint text-sm" />
					<span className="truncate text-ink-muted text-sm">{runName(run) === name ? "" : runName(run)}</span>
					<RunStateBadge state={runState(run)} />
				</span>
				{files ? (
					<ul aria-label="Files" className="flex min-w-0 flex-wrap gap-x-4 gap-y-3">
						{documents.slice(0, MOST_DOCUMENTS).map((document) => (
							<li key={document.name} className="flex min-w-0 max-w-full items-center gap-2 text-sm">
								<FirstPage
									address={pictureOfArtifact(run.jobSpecId, document.shown.artifactId)}
									fileName={document.shown.fileName}
									mimeType={document.shown.mimeType}
									className="w-9"
								/>
								<span className="grid min-w-0">
									<span className="max-w-44 truncate">{writtenFor(document.shown)?.company ?? document.name}</span>
									<span className="max-w-44 truncate text-ink-muted text-xs">
										{[writtenFor(document.shown)?.title, document.formats.join(", ")].filter(Boolean).join(" · ")}
									</span>
								</span>
							</li>
						))}
						{documents.length > MOST_DOCUMENTS && (
							<li className="self-center text-ink-muted text-sm">and {count(documents.length - MOST_DOCUMENTS, "more")}</li>
						)}
						{documents.length === 0 && <li className="text-ink-muted text-sm">It made no documents.</li>}
					</ul>
				) : isFailed ? (
					<span className="text-ink-muted text-sm">Its files could not be listed. They are on its page.</span>
				) : (
					<Skeleton className="h-13 w-48" />
				)}
			</Link>
		</li>
	);
}
