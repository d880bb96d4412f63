"use client";

import { Check } from "lucide-react";
import { useMemo } from "react";
import { DocumentTile } from "@/components/files/pages/document-tile";
import { documentsOf } from "@/components/files/pages/documents";
import { pictureOfArtifact } from "@/components/files/pages/pictured";
import { Funnel } from "@/components/postings/funnel";
import { sourceName } from "@/components/postings/source-name";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import type { Told } from "@/lib/platform/contract/told";
import { CompanyNames } from "./company-names";
import { storyOf } from "./story";

const TICK_MS = 60;

/** What a run has come to so far: where things were found, how they narrow, and what is written. Nothing while there is nothing to tell. */
export function RunStory({ jobSpecId, events }: { jobSpecId: string; events: readonly JobEvent[] }) {
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
					<CompanyNames names={found?.names ?? []} />
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

/** Each source with what it gave, one after the other; what one left out is folded away: the rest is there all the same. */
function Sources({ sources }: { sources: Told["parts"] }) {
	const { number, count } = useFormat();
	const partial = sources.filter(({ problem }) => problem !== null);
	const areSamples = sources.every(({ isSample }) => isSample);
	return (
		<div className="grid gap-2">
			{areSamples && <p className="text-ink-muted text-sm">From sample boards: these postings are invented.</p>}
			<ul aria-label="Sources" className="flex flex-wrap gap-x-5 gap-y-1.5">
				{sources.map(({ name, amount, isSample }, index) => (
					<li key={name} className="inline-flex items-center gap-1.5 text-sm">
						<Check aria-hidden className={cn("size-3.5 text-success", amount === 0 && "invisible")} strokeWidth={3} />
						{sourceName(name)} {isSample && !areSamples && <span className="text-ink-muted">(sample)</span>}
						{/* The names stand from the first moment: what is still to appear would be a hole. */}
						<span className="animate-enter font-mono text-ink-muted" style={{ animationDelay: `${index * TICK_MS}ms`, animationFillMode: "backwards" }}>
							{number(amount)}
						</span>
					</li>
				))}
			</ul>
			{partial.length > 0 && (
				<details className="text-ink-muted text-sm">
					<summary className="w-fit cursor-pointer rounded-sm hover:text-ink">Details: what {count(partial.length, "source")} left out</summary>
					<ul className="grid gap-1 pt-2 pl-4">
						{partial.map(({ name, problem }) => (
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
