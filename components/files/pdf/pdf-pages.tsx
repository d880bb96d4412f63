"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { drawPdfPage, type OpenPdf, openPdf } from "./draw-pdf";

/** More are not drawn: the file itself is a press away. */
const MOST_PAGES = 20;
/** A page is drawn when it is so near to what is seen: each takes seven megabytes. */
const NEAR = "800px";

interface PdfPagesProps {
	/** What tells the file from others; another content has another one. */
	fileKey: string;
	blob: Blob;
	title: string;
}

/** Every page of a PDF as a picture, one below the other: it looks the same in each browser, also where it has no reader of its own. */
export function PdfPages({ fileKey, blob, title }: PdfPagesProps) {
	const { data: pdf, isError } = useQuery({
		queryKey: ["pdf-pages", fileKey],
		queryFn: async () => openPdf(new Uint8Array(await blob.arrayBuffer())),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		// An open document is no plain data to compare or to keep.
		structuralSharing: false,
	});
	if (isError) return <p className="rounded-lg bg-sunken px-4 py-8 text-center text-ink-muted">Its pages could not be drawn here. Open the file itself.</p>;
	if (!pdf) return <Skeleton className="aspect-[210/297] w-full" />;
	const shown = Math.min(pdf.numPages, MOST_PAGES);
	return (
		<div className="grid grid-cols-1 gap-3">
			{Array.from({ length: shown }, (_, at) => at + 1).map((page) => (
				<Page key={page} pdf={pdf} page={page} name={`Page ${page} of ${pdf.numPages}: ${title}`} />
			))}
			{shown < pdf.numPages && (
				<p className="text-ink-muted text-sm">
					The first {shown} of {pdf.numPages} pages. The file has the rest.
				</p>
			)}
		</div>
	);
}

function Page({ pdf, page, name }: { pdf: OpenPdf; page: number; name: string }) {
	const canvasRef = useRef<HTMLCanvasElement>(null);
	const [state, setState] = useState<"coming" | "drawn" | "failed">("coming");
	useEffect(() => {
		const canvas = canvasRef.current;
		if (!canvas) return;
		const end = new AbortController();
		const draw = () =>
			drawPdfPage(pdf, page, canvas, end.signal).then(
				() => end.signal.aborted || setState("drawn"),
				() => end.signal.aborted || setState("failed"),
			);
		const watch = new IntersectionObserver(
			([seen]) => {
				if (!seen?.isIntersecting) return;
				watch.disconnect();
				void draw();
			},
			{ rootMargin: NEAR },
		);
		watch.observe(canvas);
		end.signal.addEventListener("abort", () => watch.disconnect());
		return () => end.abort();
	}, [pdf, page]);
	return (
		<div className="relative overflow-hidden rounded-md border bg-white">
			{state === "coming" && <Skeleton className="absolute inset-0 rounded-none" />}
			{/* A sheet's room from the first moment, so that nothing jumps. */}
			<canvas ref={canvasRef} width={1100} height={1556} role="img" aria-label={name} data-page={state} className="block h-auto w-full" />
			{state === "failed" && <p className="absolute inset-x-0 top-8 text-center text-neutral-700">This page could not be drawn.</p>}
		</div>
	);
}
