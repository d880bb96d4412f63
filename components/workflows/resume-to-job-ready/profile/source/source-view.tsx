"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import dynamic from "next/dynamic";
import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { SourceDocument } from "./document";
import { PageText } from "./page-text";

/** What draws pages is for browsers alone: no function of the server carries it. */
const PagePicture = dynamic(async () => (await import("./page-picture")).PagePicture, { ssr: false, loading: () => <Skeleton className="h-[60dvh]" /> });

export interface ShownPlace {
	/** What was asked for: "Phone"; null where the quote says it. */
	readonly label: string | null;
	readonly lineIds: readonly string[];
	readonly page: number;
	readonly quote: string;
	/** The value as it was read. */
	readonly words?: string;
}

interface SourceViewProps {
	document: SourceDocument | null;
	place: ShownPlace;
	onPage: (page: number) => void;
}

/** Where a value was read: its words, and its page as a picture or, where there is none, as text. */
export function SourceView({ document: file, place, onPage }: SourceViewProps) {
	const [hasFailed, setHasFailed] = useState(false);
	const [asText, setAsText] = useState(false);
	const fail = useCallback(() => setHasFailed(true), []);
	const isPdf = file?.format === "pdf";
	const showsText = !isPdf || hasFailed || asText;
	const pageLines = file?.lines.filter((line) => line.page === place.page) ?? [];
	return (
		<div className="grid grid-cols-1 gap-3">
			<p className="wrap-anywhere text-sm" role="status">
				{place.label && <span className="font-medium">{place.label}</span>}
				{place.quote !== "" && (
					<span className="text-ink-muted">
						{place.label && ": "}“{place.quote.replace(/\s+/g, " ")}”
					</span>
				)}
			</p>
			{file && (
				<div className="flex flex-wrap items-center gap-2">
					{isPdf && file.pageCount > 1 && (
						<>
							<Button
								variant="ghost"
								size="icon"
								aria-label="Page before"
								aria-disabled={place.page <= 1}
								onClick={() => place.page > 1 && onPage(place.page - 1)}
							>
								<ChevronLeft aria-hidden />
							</Button>
							<span className="text-ink-muted text-sm">
								Page {place.page} of {file.pageCount}
							</span>
							<Button
								variant="ghost"
								size="icon"
								aria-label="Next page"
								aria-disabled={place.page >= file.pageCount}
								onClick={() => place.page < file.pageCount && onPage(place.page + 1)}
							>
								<ChevronRight aria-hidden />
							</Button>
						</>
					)}
					{isPdf && !hasFailed && (
						<Button variant="ghost" size="sm" className="ml-auto" onClick={() => setAsText(!asText)}>
							{asText ? "Show the page" : "Show as text"}
						</Button>
					)}
					{isPdf && hasFailed && <p className="text-ink-muted text-sm">The page could not be drawn. This is its text.</p>}
				</div>
			)}
			{file && !showsText && <PagePicture document={file} page={place.page} lineIds={place.lineIds} onFail={fail} />}
			{file && showsText && <PageText lines={pageLines} lineIds={place.lineIds} words={place.words ?? null} />}
		</div>
	);
}
