"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { PdfPreview } from "@/components/goal-jobs/results/pdf-preview";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { CoverLetter, LetterSentence } from "@/lib/tools/documents/letters/schemas";
import { LetterSheet } from "./letter-sheet";
import { readLetter } from "./read-letter";
import { SentenceSource } from "./sentence-source";

/** The letter with the source of each of its sentences beside it, and its files. */
export function LetterResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ mimeType }) => mimeType === "application/json");
	if (!data) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	return <Letter data={data} artifacts={artifacts} />;
}

function Letter({ data, artifacts }: { data: LinkedArtifact; artifacts: readonly LinkedArtifact[] }) {
	const { data: text, error } = useQuery(textQuery(data));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-96 rounded-lg" />;
	const letter = readLetter(text);
	// A letter of another version is still there as files.
	if (letter === null) return <ArtifactBrowser artifacts={artifacts} />;
	const docx = artifacts.find(({ fileName }) => fileName.endsWith(".docx"));
	const pdf = artifacts.find(({ mimeType }) => mimeType === "application/pdf");
	return (
		<section aria-label="Cover letter" className="grid min-w-0 grid-cols-1 gap-5">
			<header className="flex flex-wrap items-center gap-3">
				<h2 className="font-semibold text-lg">Your letter</h2>
				<Badge>{letter.method === "rules" ? "Written by rules" : "Written with a language model; every sentence was checked"}</Badge>
				<span className="ml-auto flex flex-wrap gap-2">
					{docx && <DownloadLink artifact={docx} label="DOCX" />}
					{pdf && <DownloadLink artifact={pdf} label="PDF" />}
				</span>
			</header>
			<Remarks letter={letter} />
			<Tabs defaultValue="letter">
				<TabList aria-label="Cover letter">
					<Tab value="letter">Letter</Tab>
					<Tab value="sources">Sources</Tab>
					{pdf && <Tab value="pdf">PDF</Tab>}
				</TabList>
				<TabPanel value="letter" className="pt-5">
					<WithSources letter={letter} />
				</TabPanel>
				<TabPanel value="sources" className="pt-5">
					<SourceList letter={letter} />
				</TabPanel>
				{pdf && (
					<TabPanel value="pdf" className="pt-5">
						<PdfPreview artifact={pdf} title="Your letter as PDF" />
					</TabPanel>
				)}
			</Tabs>
		</section>
	);
}

function Remarks({ letter: { notes, leftOut } }: { letter: CoverLetter }) {
	if (notes.length + leftOut.length === 0) return null;
	return (
		<Notice tone="info" title="What to know about it">
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{leftOut.map(({ label, why }) => (
				<p key={label} className="wrap-anywhere">
					Left out: “{label}”. {why}
				</p>
			))}
		</Notice>
	);
}

function WithSources({ letter }: { letter: CoverLetter }) {
	const [chosen, setChosen] = useState<LetterSentence | null>(null);
	return (
		<div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
			<LetterSheet letter={letter} chosenId={chosen?.sentenceId ?? null} onChoose={setChosen} />
			<Card className={cn("grid gap-2 p-5 max-lg:order-first lg:sticky lg:top-20", chosen && "tall:max-lg:sticky tall:max-lg:top-16 max-lg:z-10 max-lg:p-4")}>
				<h3 className="font-semibold">Where it comes from</h3>
				<div aria-live="polite">
					{chosen ? <SentenceSource sentence={chosen} /> : <p className="text-ink-muted text-sm">Choose a sentence of the letter to see what it rests on.</p>}
				</div>
			</Card>
		</div>
	);
}

function SourceList({ letter }: { letter: CoverLetter }) {
	return (
		<ol className="grid gap-3">
			{letter.paragraphs
				.flatMap(({ sentences }) => sentences)
				.map((sentence) => (
					<li key={sentence.sentenceId}>
						<Card className="grid gap-2 p-4 md:grid-cols-2 md:gap-6">
							<p lang={letter.language} className="break-words font-medium">
								{sentence.text}
							</p>
							<SentenceSource sentence={sentence} />
						</Card>
					</li>
				))}
		</ol>
	);
}
