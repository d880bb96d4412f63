"use client";

import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { centreWithin } from "./centre-within";
import type { DocumentLine } from "./document";

/** The lines of one page in reading order, those of the value marked. */
export function PageText({ lines, lineIds }: { lines: readonly DocumentLine[]; lineIds: readonly string[] }) {
	const firstRef = useRef<HTMLElement>(null);
	const marked = new Set(lineIds);
	const firstId = lines.find((line) => marked.has(line.lineId))?.lineId;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another value has its own place
	useEffect(() => {
		if (firstRef.current) centreWithin(firstRef.current);
	}, [firstId]);
	if (lines.length === 0) return <p className="text-ink-muted">No text was found on this page.</p>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
		<section aria-label={`Text of page ${lines[0]?.page}`} tabIndex={0} className="grid gap-1 rounded-md border bg-surface p-4 text-sm">
			{lines.map((line) => {
				const text = line.text.replace(/\t+/g, "   ");
				return (
					<p
						key={line.lineId}
						className={cn("wrap-anywhere whitespace-pre-wrap", line.kind === "heading" && "pt-2 font-semibold", line.kind === "bullet" && "pl-4")}
					>
						{line.kind === "bullet" && <span aria-hidden>• </span>}
						{marked.has(line.lineId) ? (
							<mark ref={line.lineId === firstId ? firstRef : undefined} className="rounded-sm bg-attention px-0.5 text-on-attention">
								{text}
							</mark>
						) : (
							text
						)}
					</p>
				);
			})}
		</section>
	);
}
