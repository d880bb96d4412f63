"use client";

import { ScanText } from "lucide-react";
import type { SourceDocument } from "./source/document";
import { recognizedPages } from "./source/recognition";

/** Says which pages are pictures, and what that means for what was read. */
export function RecognizedNote({ document }: { document: SourceDocument | null }) {
	const said = recognizedPages(document);
	if (said === null) return null;
	return (
		<p className="flex max-w-[72ch] items-start gap-2 text-ink-muted">
			<ScanText aria-hidden className="mt-0.5 size-4 shrink-0" />
			<span>
				<span className="font-medium text-ink">{said}.</span> Letters may be mistaken: compare what matters with the page. What was hard to read says “check
				this”.
			</span>
		</p>
	);
}
