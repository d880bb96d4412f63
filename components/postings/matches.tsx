"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/schemas";
import { PostingBrowser } from "./posting-browser";
import { readPostings } from "./read-postings";

function postingsIn(text: string) {
	try {
		return readPostings(JSON.parse(text));
	} catch {
		return [];
	}
}

/** The list of matches that a run delivered, to look through; folded away where it is not the main result. */
export function Matches({ artifact, isOpen }: { artifact: LinkedArtifact; isOpen: boolean }) {
	const [isShown, setIsShown] = useState(isOpen);
	const { data: postings, error } = useQuery({ ...textQuery(artifact), enabled: isShown, select: postingsIn });
	return (
		<section aria-label="All matches" className="grid grid-cols-1 gap-3">
			<div className="flex flex-wrap items-center gap-3">
				{isShown ? <h2 className="mr-auto font-semibold text-lg">All matches</h2> : <Button onClick={() => setIsShown(true)}>Show all matches</Button>}
				<DownloadLink artifact={artifact} label="Matches as JSON" />
			</div>
			{error && (
				<Notice tone="danger" title="The matches could not be shown">
					{messageOf(error)}
				</Notice>
			)}
			{isShown && !error && (postings ? <PostingBrowser postings={postings} /> : <Skeleton className="h-96 rounded-lg" />)}
		</section>
	);
}
