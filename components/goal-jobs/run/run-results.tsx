"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive, Braces } from "lucide-react";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { ownAddress } from "@/components/files/own-address";
import { postingsOf } from "@/components/goal-jobs/pauses/checkpoint";
import { artifactsQuery } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { count, fileSize } from "@/components/ui/format";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { textQuery } from "@/components/workflows/resume-to-job-ready/file-content";
import { PostingBrowser } from "@/components/workflows/resume-to-job-ready/postings/posting-browser";
import { groupResults, type ResultGroup } from "@/components/workflows/resume-to-job-ready/result-groups";
import { DownloadLink, TailoredResumeView } from "@/components/workflows/resume-to-job-ready/tailored-resume";
import type { GoalJob, LinkedArtifact } from "@/lib/goal-jobs/schemas";
import { FeedbackButtons } from "./feedback-buttons";

/** What a finished run delivers: everything in one archive, each resume by itself, and the matches behind them. */
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
	const { groups, archive, matches, others } = groupResults(data.artifacts);
	return (
		<div className="grid grid-cols-1 gap-6">
			<div className="flex flex-wrap items-center gap-3">
				{archive && (
					<Button asChild variant="primary" size="lg">
						<a href={ownAddress(archive.downloadUrl)} download={archive.fileName}>
							<Archive aria-hidden /> Download everything
							<span className="font-normal opacity-80">ZIP, {fileSize(archive.sizeBytes)}</span>
						</a>
					</Button>
				)}
				{matches && (
					<Button asChild size="lg" variant={archive ? "secondary" : "primary"}>
						<a href={ownAddress(matches.downloadUrl)} download={matches.fileName}>
							<Braces aria-hidden /> Matches as JSON
						</a>
					</Button>
				)}
				<FeedbackButtons jobSpecId={job.jobSpecId} />
			</div>
			{groups.length > 0 && <ResumeBrowser groups={groups} />}
			{others.length > 0 && (
				<ul className="flex flex-wrap gap-2" aria-label="Other files">
					{others.map((artifact) => (
						<li key={artifact.artifactId}>
							<DownloadLink artifact={artifact} label={artifact.fileName} />
						</li>
					))}
				</ul>
			)}
			{matches && <Matches artifact={matches} isOpen={groups.length === 0} />}
		</div>
	);
}

function ResumeBrowser({ groups }: { groups: readonly ResultGroup[] }) {
	const [chosenId, setChosenId] = useState<string | null>(null);
	const chosen = groups.find((group) => group.postingId === chosenId) ?? groups[0];
	return (
		<Card className="grid grid-cols-1 lg:grid-cols-[18rem_minmax(0,1fr)]">
			<nav aria-label="Tailored resumes" className="border-b p-2 lg:border-r lg:border-b-0">
				<p className="px-3 pt-2 pb-1 text-ink-muted text-xs">{count(groups.length, "tailored resume")}</p>
				<ul className="flex gap-1 overflow-x-auto lg:grid">
					{groups.map((group) => (
						<li key={group.postingId} className="max-lg:w-56 max-lg:shrink-0">
							<button
								type="button"
								aria-current={group === chosen}
								onClick={() => setChosenId(group.postingId)}
								className={cn(
									"grid w-full rounded-md px-3 py-2 text-left hover:bg-sunken",
									group === chosen && "bg-sunken shadow-[inset_2px_0_0_var(--accent)]",
								)}
							>
								<span className="truncate font-medium">{group.title}</span>
								<span className="truncate text-ink-muted text-sm">{group.company}</span>
							</button>
						</li>
					))}
				</ul>
			</nav>
			<div className="min-w-0 p-5 lg:p-6">{chosen && <TailoredResumeView key={chosen.postingId} group={chosen} />}</div>
		</Card>
	);
}

function parsePostings(text: string) {
	try {
		return postingsOf(JSON.parse(text));
	} catch {
		return [];
	}
}

function Matches({ artifact, isOpen }: { artifact: LinkedArtifact; isOpen: boolean }) {
	const [isShown, setIsShown] = useState(isOpen);
	const { data: postings, error } = useQuery({ ...textQuery(artifact), enabled: isShown, select: parsePostings });
	if (!isShown) {
		return (
			<div>
				<Button onClick={() => setIsShown(true)}>Show all matches</Button>
			</div>
		);
	}
	return (
		<section aria-label="All matches" className="grid gap-3">
			<h2 className="font-semibold text-lg">All matches</h2>
			{error && (
				<Notice tone="danger" title="The matches could not be shown">
					{messageOf(error)}
				</Notice>
			)}
			{!error && (postings ? <PostingBrowser postings={postings} /> : <Skeleton className="h-96 rounded-lg" />)}
		</section>
	);
}
