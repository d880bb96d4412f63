"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { changeCounts } from "@/lib/tools/documents/comparing/reporting/summary";
import type { ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { readReport } from "./shown-rows";
import { SideBySide } from "./side-by-side";

/** What changed in words, and both versions side by side. */
export function ComparisonResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ mimeType }) => mimeType === "application/json");
	const pdf = artifacts.find(({ mimeType }) => mimeType === "application/pdf");
	if (!data) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	return <Comparison data={data} pdf={pdf} artifacts={artifacts} />;
}

interface ComparisonProps {
	data: LinkedArtifact;
	pdf: LinkedArtifact | undefined;
	artifacts: readonly LinkedArtifact[];
}

function Comparison({ data, pdf, artifacts }: ComparisonProps) {
	const { data: text, error } = useQuery(textQuery(data));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-96 rounded-lg" />;
	const report = readReport(text);
	// A report of another version is still there as files.
	if (report === null) return <ArtifactBrowser artifacts={artifacts} />;
	return (
		<section aria-label="Comparison" className="grid min-w-0 grid-cols-1 gap-6">
			<Summary report={report} data={data} pdf={pdf} />
			{report.rows.some(({ kind }) => kind !== "same") && <SideBySide report={report} />}
		</section>
	);
}

function Summary({ report, data, pdf }: { report: ComparisonReport; data: LinkedArtifact; pdf: LinkedArtifact | undefined }) {
	const { number } = useFormat();
	const { summary, notes } = report;
	const counts = changeCounts(report.rows);
	const figures = [
		["Changed", counts.changed],
		["Added", counts.added],
		["Deleted", counts.deleted],
		["Moved", counts.moved],
	] as const;
	return (
		<Card className="grid grid-cols-1 gap-5 p-5 lg:p-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2 className="font-semibold text-lg">What changed</h2>
				<div className="flex flex-wrap gap-2">
					{pdf && <DownloadLink artifact={pdf} label="PDF" />}
					<DownloadLink artifact={data} label="JSON" />
				</div>
			</div>
			<dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
				{figures.map(([term, value]) => (
					<div key={term} className="grid gap-0.5">
						<dt className="text-ink-muted text-sm">{term}</dt>
						<dd className="font-semibold text-xl tabular-nums">{number(value)}</dd>
					</div>
				))}
			</dl>
			<ul className="grid max-w-[72ch] list-disc gap-1 pl-5">
				{summary.map((sentence) => (
					<li key={sentence} className="wrap-anywhere">
						{sentence}
					</li>
				))}
			</ul>
			{notes.length > 0 && (
				<Notice tone="info" title="Worth knowing">
					{notes.map((note) => (
						<p key={note} className="wrap-anywhere">
							{note}
						</p>
					))}
				</Notice>
			)}
		</Card>
	);
}
