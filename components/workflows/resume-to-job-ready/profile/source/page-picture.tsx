"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { centreWithin } from "./centre-within";
import type { SourceDocument } from "./document";
import { type DrawnPage, drawPage, openSource } from "./draw-page";
import { regionsOf } from "./regions";

interface PagePictureProps {
	document: SourceDocument;
	page: number;
	lineIds: readonly string[];
	onFail: () => void;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** One page of a PDF as it looks, with the place of a value marked. */
export function PagePicture({ document: file, page, lineIds, onFail }: PagePictureProps) {
	const canvasRef = useRef<HTMLCanvasElement>(null);
	const markRef = useRef<HTMLSpanElement>(null);
	const [drawn, setDrawn] = useState<{ page: number; at: DrawnPage } | null>(null);
	const { data: pdf, isError } = useQuery({
		queryKey: ["source-pdf", file.fileId],
		queryFn: ({ signal }) => openSource(file.fileId, signal),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		// An open document is no plain data to compare or to keep.
		structuralSharing: false,
	});

	useEffect(() => {
		if (isError) onFail();
	}, [isError, onFail]);

	useEffect(() => {
		if (!pdf || !canvasRef.current) return;
		const end = new AbortController();
		drawPage(pdf, page, canvasRef.current, end.signal).then(
			(at) => !end.signal.aborted && setDrawn({ page, at }),
			() => !end.signal.aborted && onFail(),
		);
		return () => end.abort();
	}, [pdf, page, onFail]);

	const at = drawn?.page === page ? drawn.at : null;
	const key = lineIds.join(" ");
	// biome-ignore lint/correctness/useExhaustiveDependencies: another value has its own place
	useEffect(() => {
		if (at && markRef.current) centreWithin(markRef.current);
	}, [at, key]);

	const pageLines = file.lines.filter((line) => line.page === page);
	const regions = at ? regionsOf(lineIds, pageLines, at.texts) : [];
	return (
		<div className="relative overflow-hidden rounded-md border bg-white">
			{!at && <Skeleton className="absolute inset-0 rounded-none" />}
			<canvas
				ref={canvasRef}
				width={1100}
				height={1556}
				role="img"
				aria-label={`Page ${page} of ${file.fileName}${regions.length > 0 ? ", the place marked" : ""}`}
				className="block h-auto w-full"
			/>
			{at &&
				regions.map((region, index) => (
					<span
						key={`${region.x} ${region.y}`}
						ref={index === 0 ? markRef : undefined}
						aria-hidden
						data-mark
						className="absolute rounded-sm bg-attention/35 outline outline-attention mix-blend-multiply"
						style={{
							left: percent(region.x, at.widthPt),
							top: percent(region.y, at.heightPt),
							width: percent(region.width, at.widthPt),
							height: percent(region.height, at.heightPt),
						}}
					/>
				))}
		</div>
	);
}
