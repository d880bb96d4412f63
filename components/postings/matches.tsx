"use client";

import { useState } from "react";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { Button } from "@/components/ui/button";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { PostingBrowser } from "./posting-browser";

interface MatchesProps {
	job: GoalJob;
	artifact: LinkedArtifact;
	isOpen: boolean;
}

/** All matches of a run, to look through and as a file; folded away where they are not the main result. */
export function Matches({ job, artifact, isOpen }: MatchesProps) {
	const [isShown, setIsShown] = useState(isOpen);
	return (
		<section aria-label="All matches" className="grid grid-cols-1 gap-3">
			<div className="flex flex-wrap items-center gap-3">
				{isShown ? <h2 className="mr-auto font-semibold text-lg">All matches</h2> : <Button onClick={() => setIsShown(true)}>Show all matches</Button>}
				<span className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
					For programs: <DownloadLink artifact={artifact} label="Matches as JSON" />
				</span>
			</div>
			{isShown && <PostingBrowser jobSpecId={job.jobSpecId} />}
		</section>
	);
}
