"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { PdfPreview } from "@/components/goal-jobs/results/pdf-preview";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { Practice } from "./practice";
import { QuestionList } from "./question-list";
import { readPrep } from "./read-prep";

/** A preparation to go through: all questions, one by one for practice, what to ask, and its files. */
export function InterviewResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ mimeType }) => mimeType === "application/json");
	if (!data) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	return <Prep data={data} artifacts={artifacts} />;
}

function Prep({ data, artifacts }: { data: LinkedArtifact; artifacts: readonly LinkedArtifact[] }) {
	const { data: text, error } = useQuery(textQuery(data));
	const { count } = useFormat();
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-96 rounded-lg" />;
	const prep = readPrep(text);
	// A preparation of another version is still there as files.
	if (prep === null) return <ArtifactBrowser artifacts={artifacts} />;
	const pdf = artifacts.find(({ mimeType }) => mimeType === "application/pdf");
	return (
		<section aria-label="Interview preparation" className="grid min-w-0 grid-cols-1 gap-5">
			<header className="flex flex-wrap items-center gap-3">
				<h2 className="min-w-0 break-words font-semibold text-lg">{[prep.title, prep.company].filter(Boolean).join(", ") || "Your interview"}</h2>
				<Badge>{count(prep.questions.length, "question")}</Badge>
				<Badge>Made by rules</Badge>
				<span className="ml-auto flex flex-wrap gap-2">
					{pdf && <DownloadLink artifact={pdf} label="PDF" />}
					<DownloadLink artifact={data} label="JSON" />
				</span>
			</header>
			<Remarks prep={prep} />
			<Tabs defaultValue="questions">
				<TabList aria-label="Interview preparation">
					<Tab value="questions">Questions</Tab>
					<Tab value="practice">Practice</Tab>
					<Tab value="ask">Ask them</Tab>
					{pdf && <Tab value="pdf">PDF</Tab>}
				</TabList>
				<TabPanel value="questions" className="pt-5">
					<QuestionList prep={prep} />
				</TabPanel>
				<TabPanel value="practice" className="pt-5">
					<Practice prep={prep} />
				</TabPanel>
				<TabPanel value="ask" className="pt-5">
					<ToAsk prep={prep} />
				</TabPanel>
				{pdf && (
					<TabPanel value="pdf" className="pt-5">
						<PdfPreview artifact={pdf} title="Your preparation as PDF" />
					</TabPanel>
				)}
			</Tabs>
		</section>
	);
}

function Remarks({ prep: { gaps, unasked, unread } }: { prep: InterviewPrep }) {
	if (gaps.length + unasked.length + unread.length === 0) return null;
	return (
		<Notice tone="info" title="Before you begin">
			{unasked.length > 0 && (
				<p className="wrap-anywhere">In the posting too, without a question of its own here: {unasked.map((text) => `“${text}”`).join(", ")}.</p>
			)}
			{gaps.length > 0 && (
				<p className="wrap-anywhere">Asked for, and not in your resume: {gaps.map((gap) => `“${gap}”`).join(", ")}. Expect to be asked about it.</p>
			)}
			{unread.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
		</Notice>
	);
}

function ToAsk({ prep }: { prep: InterviewPrep }) {
	return (
		<ul className="grid gap-3">
			{prep.toAsk.map(({ question, why }) => (
				<li key={question}>
					<Card className="grid gap-1 p-4">
						<p dir="auto" className="break-words font-medium">
							{question}
						</p>
						<p className="text-ink-muted text-sm">{why}</p>
					</Card>
				</li>
			))}
		</ul>
	);
}
