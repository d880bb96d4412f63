"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { Brief, type BriefSentence, everySentence } from "@/lib/tools/documents/brief/schemas";
import { BriefText } from "./brief-text";
import { type Opened, SourcePage } from "./source-page";

/** The brief on the left, and on the right the page where the sentence in hand stands. */
export function BriefResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ mimeType }) => mimeType === "application/json");
	if (!data) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	return <Loaded data={data} artifacts={artifacts} />;
}

function readBrief(text: string): Brief | null {
	try {
		return Brief.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

function Loaded({ data, artifacts }: { data: LinkedArtifact; artifacts: readonly LinkedArtifact[] }) {
	const { data: text, error } = useQuery(textQuery(data));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-96 rounded-lg" />;
	const brief = readBrief(text);
	// A brief of another version is still there as files.
	if (!brief) return <ArtifactBrowser artifacts={artifacts} />;
	return <Reader brief={brief} files={artifacts} />;
}

function firstOf(brief: Brief): Opened | null {
	const [first] = everySentence(brief);
	const [citation] = first?.citations ?? [];
	return first && citation ? { sentence: first, citation } : null;
}

function Reader({ brief, files }: { brief: Brief; files: readonly LinkedArtifact[] }) {
	const { count } = useFormat();
	const [opened, setOpened] = useState<Opened | null>(() => firstOf(brief));
	const [isChosen, setIsChosen] = useState(false);
	const open = (sentence: BriefSentence, at: number) => {
		const citation = sentence.citations[at];
		if (!citation) return;
		setOpened({ sentence, citation });
		setIsChosen(true);
	};
	const sentences = brief.sections.reduce((sum, section) => sum + section.sentences.length, 0);
	return (
		<section aria-label="Brief" className="grid min-w-0 grid-cols-1 gap-6">
			<Card className="grid gap-4 p-5 lg:p-6">
				<div>
					<h2 className="break-words font-semibold text-lg">{brief.title}</h2>
					<p className="text-ink-muted">
						{count(sentences, "sentence")} in {count(brief.sections.length, "topic")}, each as it stands in its document. Open a citation to see it there.
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{files.map((file) => (
						<DownloadLink key={file.artifactId} artifact={file} label={file.fileName.split(".").at(-1)?.toUpperCase() ?? file.fileName} />
					))}
				</div>
				{brief.notes.map((note) => (
					<p key={note} className="max-w-[72ch] text-ink-muted text-sm">
						{note}
					</p>
				))}
			</Card>
			<div className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-2">
				<BriefText brief={brief} opened={opened} onOpen={open} />
				{opened && <SourcePage brief={brief} opened={opened} isChosen={isChosen} />}
			</div>
		</section>
	);
}
