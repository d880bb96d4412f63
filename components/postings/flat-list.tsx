"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { type Posting, PostingListResult } from "@/lib/tools/job-search/schemas";
import { SampleBadge } from "./posting-badges";
import { placeWords } from "./posting-words";
import { sourceName } from "./source-name";

const PAGE = 50;

/** The result of a workflow that lists postings as they were found. */
export function FlatListResults({ artifacts }: ResultsScreenProps) {
	const list = artifacts.find((artifact) => artifact.mimeType === "application/json");
	return list ? <FlatList artifact={list} /> : null;
}

function FlatList({ artifact }: { artifact: LinkedArtifact }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	const result = useMemo(() => (text === undefined ? null : PostingListResult.safeParse(JSON.parse(text))), [text]);
	if (error ?? result?.error) return <UnreadableFile error={error ?? result?.error ?? new Error()} />;
	return (
		<section aria-label="Postings found" className="grid grid-cols-1 gap-4">
			<h2 className="font-semibold text-lg">Postings found</h2>
			{result?.data ? <Postings result={result.data} /> : <Skeleton className="h-80" />}
		</section>
	);
}

const textOf = ({ title, company, location, country }: Posting): string => [title, company, location, country].filter(Boolean).join(" ").toLowerCase();

function Postings({ result: { postings, counts, order } }: { result: PostingListResult }) {
	const { count } = useFormat();
	const id = useId();
	const [words, setWords] = useState("");
	const [shown, setShown] = useState(PAGE);
	const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
	const found = postings.filter((posting) => sought.every((word) => textOf(posting).includes(word)));
	return (
		<>
			<p className="max-w-[72ch] text-ink-muted">
				{count(counts.normalized, "posting")} read, {count(counts.duplicates, "duplicate")} merged; here are the {count(postings.length, "posting")} closest to
				your resume{order === "source_priority" ? ", those of employers' own systems first" : ""}. None was checked for being open, and none is scored.
			</p>
			<div className="grid max-w-sm gap-1">
				<label htmlFor={id} className="text-sm">
					Filter by title, company or place
				</label>
				<input
					id={id}
					type="search"
					value={words}
					onChange={(event) => setWords(event.target.value)}
					className="h-9 rounded-md border border-line-strong bg-surface px-3 pointer-coarse:h-11"
				/>
			</div>
			<p aria-live="polite" className="sr-only">
				{count(found.length, "posting")} shown
			</p>
			{found.length === 0 ? (
				<p className="rounded-lg bg-sunken px-4 py-8 text-center text-ink-muted">
					{postings.length === 0 ? "No posting was found. Start again with fewer wishes." : "No posting has these words."}
				</p>
			) : (
				<Card>
					<ul className="divide-y">
						{found.slice(0, shown).map((posting) => (
							<PostingRow key={posting.jobId} posting={posting} />
						))}
					</ul>
				</Card>
			)}
			{found.length > shown && (
				<Button className="justify-self-start" onClick={() => setShown(shown + PAGE)}>
					Show {Math.min(PAGE, found.length - shown)} more
				</Button>
			)}
		</>
	);
}

function PostingRow({ posting }: { posting: Posting }) {
	const [first, ...others] = [...new Set(posting.sources.map(({ provider }) => sourceName(provider)))];
	return (
		<li className="grid gap-0.5 px-5 py-3">
			<a href={posting.applyUrl} target="_blank" rel="noreferrer" className="inline-flex w-fit max-w-full items-center gap-1.5 font-medium hover:underline">
				<span className="min-w-0 break-words">{posting.title}</span>
				<ExternalLink aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
				<span className="sr-only">(opens in a new tab)</span>
			</a>
			<p className="break-words text-ink-muted text-sm">{[posting.company, placeWords(posting)].filter(Boolean).join(" · ")}</p>
			<p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
				<span>
					{first}
					{others.length > 0 && `, also on ${others.join(", ")}`}
				</span>
				<SampleBadge posting={posting} />
			</p>
		</li>
	);
}
