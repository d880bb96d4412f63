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
import { EditableReport } from "@/lib/tools/documents/converting/schemas";
import { DoubtList } from "./doubt-list";
import { TableList } from "./table-list";

const LABELS: Readonly<Record<string, string>> = { docx: "Word", md: "Markdown", xlsx: "Excel" };

/** What a PDF was turned into: the files to work on, its tables, and the words to check. */
export function EditableResults({ artifacts }: ResultsScreenProps) {
	const data = artifacts.find(({ fileName, isPrimary }) => !isPrimary && fileName === "pdf-contents.json");
	const files = artifacts.filter((artifact) => artifact !== data);
	return (
		<>
			{data && <Contents data={data} files={files} />}
			{files.length > 0 && <ArtifactBrowser artifacts={files} />}
		</>
	);
}

function readReport(text: string): EditableReport | null {
	try {
		return EditableReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

function Contents({ data, files }: { data: LinkedArtifact; files: readonly LinkedArtifact[] }) {
	const { data: text, error } = useQuery(textQuery(data));
	const { count } = useFormat();
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-48" />;
	const report = readReport(text);
	if (!report) return null;
	const { counts, tables, doubts, furniture, notes, pageCount } = report;
	const found = [
		counts.headings > 0 && count(counts.headings, "heading"),
		count(counts.paragraphs, "paragraph"),
		counts.lists > 0 && count(counts.lists, "list"),
		counts.tables > 0 && count(counts.tables, "table"),
		counts.pictures > 0 && count(counts.pictures, "picture"),
	].filter(Boolean);
	const documents = files.filter(({ fileName }) => LABELS[fileName.slice(fileName.lastIndexOf(".") + 1)]);
	return (
		<>
			<Card className="grid grid-cols-1 gap-4 p-5 lg:p-6">
				<header className="flex flex-wrap items-start justify-between gap-3">
					<div className="grid gap-1">
						<h2 className="font-semibold text-lg">{count(pageCount, "page")} read</h2>
						<p className="text-ink-muted">{found.join(", ")}</p>
					</div>
					<div className="flex flex-wrap gap-2">
						{documents.map((artifact) => (
							<DownloadLink
								key={artifact.artifactId}
								artifact={artifact}
								label={LABELS[artifact.fileName.slice(artifact.fileName.lastIndexOf(".") + 1)] ?? ""}
							/>
						))}
					</div>
				</header>
				{notes.map(({ place, message }) => (
					<p key={`${place} ${message}`} className="max-w-[72ch] text-ink-muted">
						{place ? `${place}: ${message}` : message}
					</p>
				))}
				{furniture.length > 0 && (
					<p className="wrap-anywhere max-w-[72ch] text-ink-muted">Left out, as it stands on page after page: {furniture.join(" · ")}</p>
				)}
			</Card>
			{doubts.length > 0 && (
				<Notice tone="warning" title={`${count(doubts.length, "word")} to check: they were hard to recognise and are highlighted in the Word file`}>
					<DoubtList doubts={doubts} />
				</Notice>
			)}
			{tables.length > 0 && <TableList tables={tables} />}
		</>
	);
}
