"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { previewKind } from "@/components/goal-jobs/results/preview-kind";
import { cn } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { type DiffLine, lineDiff } from "@/lib/goal-jobs/compare/line-diff";

/** A file that can be read through its link. */
export interface LinkedFile {
	id: string;
	mimeType: string;
	sizeBytes: number;
	downloadUrl: string;
}

const TEXTS: ReadonlySet<string | null> = new Set(["json", "table", "markdown", "text"]);
/** So many equal lines are shown around a change. */
const AROUND = 3;
const MARKS = { same: " ", removed: "−", added: "+" } as const;

/** Whether two files can be told apart line by line. */
export function isDiffable(...files: ReadonlyArray<Pick<LinkedFile, "mimeType" | "sizeBytes">>): boolean {
	return files.every((file) => TEXTS.has(previewKind(file)));
}

/** What differs between two text files, line by line with what stands around it. */
export function TextDiff({ before, after }: { before: LinkedFile; after: LinkedFile }) {
	const [one, other] = [useQuery(textOf(before)), useQuery(textOf(after))];
	const error = one.error ?? other.error;
	if (error) return <p className="text-danger">{messageOf(error)}</p>;
	if (one.data === undefined || other.data === undefined) return <Skeleton className="h-32" />;
	const json = before.mimeType === "application/json";
	const lines = lineDiff(json ? indented(one.data) : one.data, json ? indented(other.data) : other.data);
	if (!lines) return <p className="text-ink-muted">They differ in too many lines, or are too long, to be shown line by line. Download both to compare them.</p>;
	return (
		<div className="max-h-[60dvh] overflow-auto rounded-lg border bg-sunken py-2 font-mono text-sm">
			{shownOf(lines).map((line, index) =>
				line === null ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
					<p key={index} className="px-4 text-ink-faint">
						…
					</p>
				) : (
					<p
						// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
						key={index}
						className={cn("whitespace-pre-wrap break-words px-4", line.kind === "removed" && "bg-danger-soft", line.kind === "added" && "bg-success-soft")}
					>
						<span className="mr-2 select-none text-ink-muted">
							<span aria-hidden>{MARKS[line.kind]}</span>
							<span className="sr-only">{line.kind === "same" ? "" : line.kind}</span>
						</span>
						{line.text}
					</p>
				),
			)}
		</div>
	);
}

function textOf({ id, downloadUrl }: LinkedFile) {
	return textQuery({ artifactId: id, downloadUrl });
}

/** JSON of one line is laid out, so that its fields can be told apart. */
function indented(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

/** The changes with a few lines around them; null stands for lines that are left out. */
function shownOf(lines: readonly DiffLine[]): (DiffLine | null)[] {
	const isNear = (index: number) => lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== "same");
	return lines.flatMap((line, index) => {
		if (isNear(index)) return [line];
		return index === 0 || isNear(index - 1) ? [null] : [];
	});
}
