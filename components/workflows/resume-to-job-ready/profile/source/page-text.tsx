"use client";

import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { centreWithin } from "./centre-within";
import type { DocumentLine } from "./document";

interface PageTextProps {
	lines: readonly DocumentLine[];
	lineIds: readonly string[];
	/** The value itself: where a line says it among other things, its words alone are marked. */
	words?: string | null;
}

/** The lines of one page in reading order, those of the value marked. */
export function PageText({ lines, lineIds, words = null }: PageTextProps) {
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
						{marked.has(line.lineId)
							? partsAround(text, words).map(({ part, isMarked }) =>
									isMarked ? (
										<mark key={part} ref={line.lineId === firstId ? firstRef : undefined} className="rounded-sm bg-attention px-0.5 text-on-attention">
											{part}
										</mark>
									) : (
										part
									),
								)
							: text}
					</p>
				);
			})}
		</section>
	);
}

/** A line in parts, the value's own words marked; the whole of it, where it does not say them in one piece. */
function partsAround(text: string, words: string | null): { part: string; isMarked: boolean }[] {
	const at = words ? text.indexOf(words) : -1;
	if (!words || at === -1) return [{ part: text, isMarked: true }];
	return [
		{ part: text.slice(0, at), isMarked: false },
		{ part: words, isMarked: true },
		{ part: text.slice(at + words.length), isMarked: false },
	].filter(({ part }) => part !== "");
}
