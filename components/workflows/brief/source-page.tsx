"use client";

import { useEffect, useRef } from "react";
import { Card } from "@/components/ui/card";
import { type Brief, type BriefSentence, type Citation, citationWords } from "@/lib/tools/documents/brief/schemas";

/** The place that is looked at. */
export interface Opened {
	readonly sentence: BriefSentence;
	readonly citation: Citation;
}

interface SourcePageProps {
	brief: Brief;
	opened: Opened;
	/** Whether a person asked for it: then it is brought into sight. */
	isChosen: boolean;
}

/** The lines of the page that a citation names, with those of the sentence marked. */
export function SourcePage({ brief, opened, isChosen }: SourcePageProps) {
	const { citation } = opened;
	const place = citationWords(citation, brief.sources);
	const page = brief.pages.find((one) => one.source === citation.source && one.page === citation.page);
	const headRef = useRef<HTMLDivElement>(null);
	const markRef = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each place that is opened comes into sight anew
	useEffect(() => {
		if (!isChosen) return;
		const isBelow = window.matchMedia("(max-width: 63.99rem)").matches;
		(isBelow ? headRef.current : markRef.current)?.scrollIntoView({ block: isBelow ? "start" : "nearest" });
	}, [opened, isChosen]);
	return (
		<Card className="grid min-w-0 grid-cols-1 gap-3 p-4 lg:sticky lg:top-20 lg:max-h-[80dvh] lg:grid-rows-[auto_minmax(0,1fr)]">
			<div ref={headRef} aria-live="polite" className="scroll-mt-20">
				<h3 className="break-words font-medium">{place}</h3>
				<p className="text-ink-muted text-sm">
					{citation.line === citation.lastLine ? `Line ${citation.line}` : `Lines ${citation.line} to ${citation.lastLine}`} of the text
				</p>
			</div>
			<section
				aria-label={`Text of ${place}`}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
				tabIndex={0}
				className="grid min-h-0 content-start gap-1 overflow-y-auto rounded-md border bg-sunken p-4 text-sm max-lg:max-h-[60dvh]"
			>
				{page?.lines.map((text, at) => {
					const line = at + 1;
					if (text === "") return null;
					const isCited = line >= citation.line && line <= citation.lastLine;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page have no name but their place
						<p key={at} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
							{isCited ? (
								<mark ref={line === citation.line ? markRef : undefined} className="rounded-sm bg-attention px-0.5 text-on-attention">
									{text}
								</mark>
							) : (
								text
							)}
						</p>
					);
				})}
			</section>
		</Card>
	);
}
