"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { fileSize } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { KIND_WORDS } from "@/lib/tools/documents/converting/reading/kinds";
import { PdfReport } from "@/lib/tools/documents/converting/schemas";

/** The pages that were made, file by file, with what could not be taken over; below them the PDFs. */
export function PdfResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ mimeType }) => mimeType === "application/json");
	const files = artifacts.filter((artifact) => artifact !== data);
	return (
		<>
			{data && <Report artifact={data} />}
			{files.length > 0 && <ArtifactBrowser artifacts={files} />}
		</>
	);
}

function readReport(text: string): PdfReport | null {
	try {
		return PdfReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

function Report({ artifact }: { artifact: LinkedArtifact }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	const { count } = useFormat();
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-40" />;
	const report = readReport(text);
	if (!report) return null;
	const bytes = report.pdfs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	const lost = report.files.reduce((sum, { notes }) => sum + notes.length, 0);
	return (
		<>
			{report.failed.length > 0 && (
				<Notice
					tone="danger"
					title={`${count(report.failed.length, "file")} could not be read and ${report.failed.length === 1 ? "is" : "are"} not in the PDF`}
				>
					{report.failed.map(({ fileName, message }) => (
						<p key={fileName} className="wrap-anywhere">
							{message.includes(fileName) ? message : `${fileName}: ${message}`}
						</p>
					))}
				</Notice>
			)}
			<Card className="grid grid-cols-1 gap-4 p-5 lg:p-6">
				<header className="grid gap-1">
					<h2 className="font-semibold text-lg">
						{count(report.pageCount, "page")} from {count(report.files.length, "file")}
					</h2>
					<p className="text-ink-muted text-sm">
						{[report.pdfs.length === 1 ? "One PDF" : `${report.pdfs.length} PDFs`, fileSize(bytes), lost === 0 ? "Everything was taken over." : null]
							.filter(Boolean)
							.join(" · ")}
					</p>
				</header>
				<ol className="grid grid-cols-1">
					{report.files.map((file) => (
						<FilePages key={`${file.pdf} ${file.firstPage} ${file.fileName}`} file={file} isAlone={report.count === "each"} />
					))}
				</ol>
			</Card>
		</>
	);
}

function FilePages({ file, isAlone }: { file: PdfReport["files"][number]; isAlone: boolean }) {
	const { count } = useFormat();
	const { fileName, kind, firstPage, pageCount, notes } = file;
	const last = firstPage + pageCount - 1;
	const pages = isAlone ? count(pageCount, "page") : firstPage === last ? `Page ${firstPage}` : `Pages ${firstPage} to ${last}`;
	return (
		<li className="grid gap-1 border-b py-2.5 last:border-b-0">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<p className="wrap-anywhere font-medium">{fileName}</p>
				<p className="font-mono text-sm tabular-nums">{pages}</p>
			</div>
			<p className="text-ink-muted text-sm">{KIND_WORDS[kind]}</p>
			{notes.length > 0 && (
				<ul className="grid gap-0.5 text-sm" aria-label={`Not taken over from ${fileName}`}>
					{notes.map(({ place, message }) => (
						<li key={`${place} ${message}`} className="wrap-anywhere max-w-[72ch] text-warning">
							{place ? `${place}: ${message}` : message}
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
