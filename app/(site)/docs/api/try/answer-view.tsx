"use client";

import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import type { Answer } from "./send-call";

/** What came back: how it ended, what its headers say, and its body. */
export function AnswerView({ answer }: { answer: Answer }) {
	const { status, tookMs, headers, text, isCut, blob, isRedirect } = answer;
	const { count } = useFormat();
	const hasEndedWell = status >= 200 && status < 300;
	return (
		<section aria-label="Answer" aria-live="polite" className="grid min-w-0 grid-cols-1 gap-3 border-t pt-4">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
				{isRedirect ? <Badge tone="info">Redirect</Badge> : <Badge tone={hasEndedWell ? "success" : "danger"}>{status}</Badge>}
				<span className="text-ink-muted">
					{duration(tookMs)}, {count(blob.size, "byte")}
				</span>
				{headers.map(([name, value]) => (
					<span key={name} className="wrap-anywhere font-mono text-ink-muted text-xs">
						{name}: {value}
					</span>
				))}
			</div>
			{isRedirect && <p className="text-ink-muted text-sm">It leads a browser to another address. Browsers don't tell a page where to.</p>}
			{text !== null && text !== "" && (
				<div className="relative min-w-0 rounded-lg border bg-sunken">
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
					<pre tabIndex={0} className="wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-wrap p-4 pr-20 font-mono text-sm leading-5">
						{text}
					</pre>
					<CopyButton value={text} shown="Copy" label="the answer" className="absolute top-2 right-2 rounded-md border bg-surface px-2 py-1" />
				</div>
			)}
			{(text === null || isCut) && <SaveAnswer blob={blob} isCut={isCut} />}
		</section>
	);
}

function SaveAnswer({ blob, isCut }: { blob: Blob; isCut: boolean }) {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(blob);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [blob]);
	return (
		<p className="flex flex-wrap items-center gap-3 text-ink-muted text-sm">
			{isCut ? "The beginning is shown." : "It is no text."}
			<Button asChild size="sm">
				<a href={address} download="answer">
					<Download aria-hidden /> Save all of it
				</a>
			</Button>
		</p>
	);
}
