"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { PdfPreview } from "@/components/goal-jobs/results/pdf-preview";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { FindingList } from "./finding-list";
import { ReadAsView } from "./read-as-view";
import { readReport } from "./read-report";
import { ScoreCard } from "./score-card";

/** A checkup to go through: the score, each finding with its line and its mend, and what a system reads. */
export function CheckupResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ mimeType }) => mimeType === "application/json");
	const pdf = artifacts.find(({ mimeType }) => mimeType === "application/pdf");
	if (!data) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	return <Checkup data={data} pdf={pdf} artifacts={artifacts} />;
}

interface CheckupProps {
	data: LinkedArtifact;
	pdf: LinkedArtifact | undefined;
	artifacts: readonly LinkedArtifact[];
}

function Checkup({ data, pdf, artifacts }: CheckupProps) {
	const { data: text, error } = useQuery(textQuery(data));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-96 rounded-lg" />;
	const report = readReport(text);
	// A report of another version is still there as files.
	if (report === null) return <ArtifactBrowser artifacts={artifacts} />;
	return (
		<section aria-label="Resume checkup" className="grid min-w-0 grid-cols-1 gap-6">
			<ScoreCard
				report={report}
				downloads={
					<>
						{pdf && <DownloadLink artifact={pdf} label="PDF" />}
						<DownloadLink artifact={data} label="JSON" />
					</>
				}
			/>
			<Tabs defaultValue="findings">
				<TabList aria-label="Checkup">
					<Tab value="findings">Findings</Tab>
					<Tab value="read">What a system reads</Tab>
					{pdf && <Tab value="report">Report</Tab>}
				</TabList>
				<TabPanel value="findings" className="pt-5">
					<FindingList report={report} />
				</TabPanel>
				<TabPanel value="read" className="pt-5">
					<ReadAsView readAs={report.readAs} />
				</TabPanel>
				{pdf && (
					<TabPanel value="report" className="pt-5">
						<PdfPreview artifact={pdf} title="Checkup as a report" />
					</TabPanel>
				)}
			</Tabs>
		</section>
	);
}
