"use client";

import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { KIND_NAMES, placeWordOf, RedactionReport } from "@/lib/tools/documents/redacting/schemas";

const SavedHere = dynamic(() => import("./saved-here").then((module) => module.SavedHere), { loading: () => null });

const MOST_KEPT = 100;

/** The redacted file, with what was redacted, what stays on purpose and what the check looked into. */
export function RedactResults({ job, artifacts }: ResultsScreenProps) {
	const report = artifacts.find(({ isPrimary, mimeType }) => !isPrimary && mimeType === "application/json");
	const files = artifacts.filter((artifact) => artifact !== report);
	return (
		<>
			{report && <Report artifact={report} jobSpecId={job.jobSpecId} />}
			{files.length > 0 && <ArtifactBrowser artifacts={files} />}
		</>
	);
}

function readReport(text: string): RedactionReport | null {
	try {
		return RedactionReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

function Report({ artifact, jobSpecId }: { artifact: LinkedArtifact; jobSpecId: string }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-40" />;
	const report = readReport(text);
	if (!report) return null;
	return (
		<>
			<RedactionCard report={report} />
			{report.keptOnDevice && <SavedHere report={report} jobSpecId={jobSpecId} />}
		</>
	);
}

/** What was redacted, what stays on purpose and what the check looked into. */
export function RedactionCard({ report }: { report: RedactionReport }) {
	const { count } = useFormat();
	const { redacted, kept, unseen, removed, notFound, check } = report;
	const places = redacted.reduce((sum, one) => sum + one.places, 0);
	return (
		<Card className="grid grid-cols-1 gap-5 p-5 lg:p-6">
			<h2 className="font-semibold text-lg">{places === 0 ? "Nothing was redacted" : `${count(places, "place")} redacted`}</h2>
			{check.passed && check.searched.length > 0 && (
				<p className="flex max-w-[72ch] items-start gap-2">
					<ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
					<span>The new file was searched for every redacted text, and none is left in it: {check.searched.join("; ").toLowerCase()}.</span>
				</p>
			)}
			<KindTable report={report} />
			{unseen.length > 0 && (
				<Notice tone="warning" title="Look at these yourself">
					{unseen.map(({ message }) => (
						<p key={message}>{message}</p>
					))}
				</Notice>
			)}
			{notFound.length > 0 && <p className="wrap-anywhere text-ink-muted">Stands nowhere in the file: {notFound.join(", ")}.</p>}
			{removed.length > 0 && (
				<section aria-label="Also taken out" className="grid gap-1">
					<h3 className="font-medium">Also taken out</h3>
					<ul className="grid list-disc gap-1 pl-5 text-ink-muted">
						{removed.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
				</section>
			)}
			{kept.length > 0 && <Kept kept={kept} />}
		</Card>
	);
}

function KindTable({ report: { redacted, format, pageCount } }: { report: RedactionReport }) {
	const { count, number } = useFormat();
	return (
		<ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
			{redacted.map(({ kind, texts, places, pages }) => (
				<li key={kind} className="flex items-baseline justify-between gap-3 border-b pb-1.5">
					<span>{kind === "own_word" ? "Your own words" : KIND_NAMES[kind]}</span>
					<span className="text-right text-ink-muted text-sm tabular-nums">
						{count(texts, "text")}, {count(places, "place")}
						{pageCount > 1 && `, ${placeWordOf(format)} ${pages.map((page) => number(page)).join(", ")}`}
					</span>
				</li>
			))}
		</ul>
	);
}

function Kept({ kept }: Pick<RedactionReport, "kept">) {
	const { count } = useFormat();
	return (
		<details>
			<summary className="w-fit cursor-pointer rounded-sm font-medium">{count(kept.length, "text")} left on purpose</summary>
			<ul className="mt-2 grid gap-1 text-sm">
				{kept.slice(0, MOST_KEPT).map(({ kind, text }) => (
					<li key={`${kind} ${text}`} className="wrap-anywhere">
						{text} <span className="text-ink-muted">{KIND_NAMES[kind]}</span>
					</li>
				))}
				{kept.length > MOST_KEPT && <li className="text-ink-muted">and {kept.length - MOST_KEPT} more</li>}
			</ul>
		</details>
	);
}
