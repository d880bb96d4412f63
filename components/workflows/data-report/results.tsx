"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { PdfPreview } from "@/components/goal-jobs/results/pdf-preview";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { CleaningReport, DataReport } from "@/lib/tools/tables/report/schemas";
import { ChartView } from "./chart-view";
import { CleaningView } from "./cleaning-view";
import { ColumnTable } from "./column-table";
import { DataFacts } from "./data-facts";
import { FindingCard } from "./finding-card";
import { readData } from "./read-data";

/** A report to go through: what stands out with its charts, the quality of the data, its columns, and what was cleaned. */
export function DataReportResults({ artifacts }: ResultsScreenProps) {
	const named = (ending: string) => artifacts.find(({ fileName }) => fileName.endsWith(ending));
	const data = named("data-report.json");
	if (!data) return artifacts.length > 0 ? <ArtifactBrowser artifacts={artifacts} /> : <p className="text-ink-muted">This run made no files.</p>;
	const files = { data, cleaning: named("cleaning.json"), pdf: named("-report.pdf"), table: artifacts.find(({ fileName }) => fileName.includes("-cleaned.")) };
	return <Report files={files} artifacts={artifacts} />;
}

interface ReportFiles {
	data: LinkedArtifact;
	cleaning: LinkedArtifact | undefined;
	pdf: LinkedArtifact | undefined;
	table: LinkedArtifact | undefined;
}

function Report({ files, artifacts }: { files: ReportFiles; artifacts: readonly LinkedArtifact[] }) {
	const { data: text, error } = useQuery(textQuery(files.data));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-96 rounded-lg" />;
	const report = readData(DataReport, text);
	// A report of another version is still there as files.
	if (!report) return <ArtifactBrowser artifacts={artifacts} />;
	return (
		<section aria-label="Data report" className="grid min-w-0 grid-cols-1 gap-6">
			<Card className="grid min-w-0 gap-5 p-5 lg:p-6">
				<DataFacts facts={report} />
				<div className="flex flex-wrap gap-2">
					{files.pdf && <DownloadLink artifact={files.pdf} label="Report as PDF" />}
					{files.table && <DownloadLink artifact={files.table} label="Cleaned table" />}
					<DownloadLink artifact={files.data} label="JSON" />
				</div>
			</Card>
			<Tabs defaultValue="pattern">
				<TabList aria-label="Data report">
					<Tab value="pattern">What stands out</Tab>
					<Tab value="quality">Quality</Tab>
					<Tab value="columns">Columns</Tab>
					{files.cleaning && <Tab value="cleaning">Cleaning</Tab>}
					{files.pdf && <Tab value="pdf">Report</Tab>}
				</TabList>
				<TabPanel value="pattern" className="pt-5">
					<Findings report={report} area="pattern" />
				</TabPanel>
				<TabPanel value="quality" className="pt-5">
					<Findings report={report} area="quality" />
				</TabPanel>
				<TabPanel value="columns" className="pt-5">
					<ColumnTable columns={report.columns} />
				</TabPanel>
				{files.cleaning && (
					<TabPanel value="cleaning" className="pt-5">
						<Cleaned artifact={files.cleaning} />
					</TabPanel>
				)}
				{files.pdf && (
					<TabPanel value="pdf" className="pt-5">
						<PdfPreview artifact={files.pdf} title="Data report" />
					</TabPanel>
				)}
			</Tabs>
		</section>
	);
}

const NONE = {
	pattern: "No difference, trend or pair of columns stands out from chance.",
	quality: "Nothing was found that should be mended.",
} as const;

function Findings({ report, area }: { report: DataReport; area: "pattern" | "quality" }) {
	const own = report.findings.filter((finding) => finding.area === area);
	const charts = new Map(report.charts.map((chart) => [chart.chartId, chart]));
	const free = area === "pattern" ? report.charts.filter(({ chartId }) => report.findings.every((finding) => finding.chartId !== chartId)) : [];
	return (
		<div className="grid min-w-0 grid-cols-1 gap-4">
			{own.length === 0 && <p className="text-ink-muted">{NONE[area]}</p>}
			{own.map((finding) => (
				<FindingCard key={finding.findingId} finding={finding} chart={charts.get(finding.chartId ?? "")} />
			))}
			{free.map((chart) => (
				<Card key={chart.chartId} className="min-w-0 p-4 lg:p-5">
					<ChartView chart={chart} />
				</Card>
			))}
		</div>
	);
}

function Cleaned({ artifact }: { artifact: LinkedArtifact }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-40 rounded-lg" />;
	const report = readData(CleaningReport, text);
	return report && <CleaningView report={report} />;
}
