"use client";

import { Check, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { DocumentTile } from "@/components/files/pages/document-tile";
import { documentsOf } from "@/components/files/pages/documents";
import { pictureOfArtifact } from "@/components/files/pages/pictured";
import { Funnel } from "@/components/postings/funnel";
import { sourceName } from "@/components/postings/source-name";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import type { Told } from "@/lib/platform/contract/told";
import { CompanyNames } from "./company-names";
import { storyOf } from "./story";

const TICK_MS = 60;

/** What a run has come to so far: where things were found, how they narrow, and what is written. Nothing while there is nothing to tell. */
export function RunStory({ jobSpecId, events, isWorking }: { jobSpecId: string; events: readonly JobEvent[]; isWorking: boolean }) {
	const { number, count } = useFormat();
	const { stages, documents: files } = useMemo(() => storyOf(events), [events]);
	const documents = useMemo(() => documentsOf(files), [files]);
	const found = stages.find(({ parts }) => parts.length > 0);
	const sources = found?.parts ?? [];
	if (stages.length === 0 && documents.length === 0) return null;
	return (
		<Card className="grid grid-cols-1 gap-6 p-5">
			{sources.length > 0 && (
				<div className="grid grid-cols-1 gap-2">
					<Sources sources={sources} />
					<CompanyNames names={found?.names ?? []} isPassing={isWorking} />
				</div>
			)}
			{stages.length > 0 && <Funnel stages={stages.map(({ label, amount, note }) => ({ label, amount, words: number(amount), note: note ?? undefined }))} />}
			{documents.length > 0 && (
				<section aria-label="Written so far" className="grid gap-2">
					<h3 className="text-ink-muted text-sm">{count(documents.length, "document")} written</h3>
					<ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-3">
						{documents.map((document) => (
							<DocumentTile
								key={document.name}
								document={document}
								address={pictureOfArtifact(jobSpecId, document.shown.artifactId)}
								className="animate-enter"
							/>
						))}
					</ul>
				</section>
			)}
		</Card>
	);
}

/** Each source with what it gave, one after the other; what is missing of one is said in words. */
function Sources({ sources }: { sources: Told["parts"] }) {
	const { number, count } = useFormat();
	const troubled = sources.filter(({ problem }) => problem !== null);
	return (
		<div className="grid gap-2">
			<ul aria-label="Sources" className="flex flex-wrap gap-x-5 gap-y-1.5">
				{sources.map(({ name, amount, problem }, index) => (
					<li
						key={name}
						className="inline-flex animate-enter items-center gap-1.5 text-sm"
						style={{ animationDelay: `${index * TICK_MS}ms`, animationFillMode: "backwards" }}
					>
						{problem === null ? (
							<Check aria-hidden className="size-3.5 text-success" strokeWidth={3} />
						) : (
							<TriangleAlert role="img" aria-label="In part" className="size-3.5 text-warning" />
						)}
						{sourceName(name)} <span className="font-mono text-ink-muted">{number(amount)}</span>
					</li>
				))}
			</ul>
			{troubled.length > 0 && (
				<details className="text-ink-muted text-sm">
					<summary className="w-fit cursor-pointer rounded-sm hover:text-ink">
						{number(troubled.length)} of {count(sources.length, "source")} answered in part or not at all
					</summary>
					<ul className="grid gap-1 pt-2 pl-4">
						{troubled.map(({ name, problem }) => (
							<li key={name} className="wrap-anywhere">
								{sourceName(name)}: {problem}
							</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}
