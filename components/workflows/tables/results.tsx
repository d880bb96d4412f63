"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { NoPreview } from "@/components/goal-jobs/results/artifact-preview";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { TablePreview } from "@/components/goal-jobs/results/table-preview";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { fileSize } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { type ChangedCell, ConversionReport } from "@/lib/tools/tables/schemas";

/** The converted file first, with what was written and what did not fit. */
export function TableResults({ artifacts }: ResultsScreenProps) {
	const report = artifacts.find(({ isPrimary, mimeType }) => !isPrimary && mimeType === "application/json");
	const files = artifacts.filter((artifact) => artifact !== report);
	return (
		<>
			{report && <Report artifact={report} />}
			{files.length > 0 && <ArtifactBrowser artifacts={files} unseen={report && <FirstRows artifact={report} />} />}
		</>
	);
}

function readReport(text: string): ConversionReport | null {
	try {
		return ConversionReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

/** What a spreadsheet program would show at the top. */
function FirstRows({ artifact }: { artifact: LinkedArtifact }) {
	const { data: text, isPending } = useQuery(textQuery(artifact));
	if (isPending) return <Skeleton className="h-40" />;
	const report = text === undefined ? null : readReport(text);
	if (!report || report.firstRows.length === 0) return <NoPreview />;
	const [first = []] = report.firstRows;
	const columns = report.columns.slice(0, first.length).map(({ name }) => name);
	const rows = report.firstRows.map((cells, index) => ({ number: index + 1, cells }));
	return <TablePreview data={{ columns, rows, total: report.rows }} label="The first rows" />;
}

function Report({ artifact }: { artifact: LinkedArtifact }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	const { count, number } = useFormat();
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-28" />;
	const report = readReport(text);
	if (!report) return null;
	const { rows, columns, misfits, defused, unresolved, notes } = report;
	return (
		<Card className="grid grid-cols-1 gap-4 p-5 lg:p-6">
			<h2 className="font-semibold text-lg">
				{count(rows, "row")}, {count(columns.length, "column")}
			</h2>
			<dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-3">
				<Fact term="From" value={`${report.sourceFormat.toUpperCase()}, ${fileSize(report.sourceBytes)}`} />
				<Fact term="To" value={`${report.targetFormat.toUpperCase()}, ${fileSize(report.writtenBytes)}`} />
				<Fact term="Cells kept as text" value={number(misfits.count)} />
				{unresolved > 0 && <Fact term="Formulas left empty" value={number(unresolved)} />}
			</dl>
			{notes.map((note) => (
				<p key={note} className="max-w-[72ch] text-ink-muted">
					{note}
				</p>
			))}
			{misfits.count === 0 ? (
				unresolved === 0 && <p className="text-ink-muted">Every cell fits the type of its column.</p>
			) : (
				<Places title={`${count(misfits.count, "cell")} did not fit the type of the column and stayed text`} places={misfits.places} total={misfits.count} />
			)}
			{defused.count > 0 && <Places title={`${count(defused.count, "cell")} marked as text, not as a formula`} places={defused.places} total={defused.count} />}
		</Card>
	);
}

function Fact({ term, value }: { term: string; value: string }) {
	return (
		<div className="grid gap-0.5">
			<dt className="text-ink-muted text-xs">{term}</dt>
			<dd className="font-mono">{value}</dd>
		</div>
	);
}

function Places({ title, places, total }: { title: string; places: readonly ChangedCell[]; total: number }) {
	const { number } = useFormat();
	return (
		<details>
			<summary className="w-fit cursor-pointer rounded-sm font-medium">{title}</summary>
			<ul className="mt-2 grid gap-1 text-sm">
				{places.map(({ row, column, text }) => (
					<li key={`${row} ${column}`} className="wrap-anywhere">
						Row {number(row)}, {column}: <span className="font-mono">{text}</span>
					</li>
				))}
				{total > places.length && <li className="text-ink-muted">and {number(total - places.length)} more</li>}
			</ul>
		</details>
	);
}
