"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { Skeleton } from "@/components/ui/skeleton";
import type { Comparison, FileSide } from "@/lib/goal-jobs/compare/schemas";
import { linksQuery } from "./compare-calls";
import { isDiffable, TextDiff } from "./text-diff";

/** The files of two runs side by side, with what differs in those that are text. */
export function FilesList({ comparison: { a, b, files } }: { comparison: Comparison }) {
	if (files.length === 0) return null;
	return (
		<section aria-label="Files" className="grid grid-cols-1 gap-3">
			<h2 className="font-semibold text-lg">Files</h2>
			<ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
				{files.map((file) => (
					<FileLine key={file.fileName} file={file} aId={a.jobSpecId} bId={b.jobSpecId} />
				))}
			</ul>
		</section>
	);
}

const sizeOf = (side: FileSide | null): string => (side ? fileSize(side.sizeBytes) : "not there");

function FileLine({ file: { fileName, a, b, isSame }, aId, bId }: { file: Comparison["files"][number]; aId: string; bId: string }) {
	const [isShown, setIsShown] = useState(false);
	const mayShow = a !== null && b !== null && !isSame && isDiffable(a, b);
	return (
		<li className="grid grid-cols-1 gap-3 px-4 py-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<p className="wrap-anywhere min-w-0 flex-1 basis-60 font-medium">{fileName}</p>
				<p className="text-ink-muted text-sm">{isSame ? `Same, ${sizeOf(a)}` : `First ${sizeOf(a)}, second ${sizeOf(b)}`}</p>
				{mayShow && (
					<Button size="sm" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
						{isShown ? "Hide what differs" : "Show what differs"}
						<span className="sr-only">: {fileName}</span>
					</Button>
				)}
			</div>
			{isShown && a && b && <Difference a={a} b={b} aId={aId} bId={bId} />}
		</li>
	);
}

function Difference({ a, b, aId, bId }: { a: FileSide; b: FileSide; aId: string; bId: string }) {
	const { data, error } = useQuery(linksQuery({ jobSpecId: aId, artifactId: a.artifactId }, { jobSpecId: bId, artifactId: b.artifactId }));
	if (error) return <p className="text-danger">{messageOf(error)}</p>;
	if (!data) return <Skeleton className="h-32" />;
	const [one, other] = data;
	return <TextDiff before={{ ...one, id: a.artifactId }} after={{ ...other, id: b.artifactId }} />;
}
