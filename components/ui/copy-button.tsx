"use client";

import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { cn } from "./class-names";

const CONFIRMED_FOR_MS = 1600;

/** Shows `shown` (or the whole value) in mono and copies the value. */
export function CopyButton({ value, shown, label, className }: { value: string; shown?: ReactNode; label: string; className?: string }) {
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);

	return (
		<button
			type="button"
			onClick={() => navigator.clipboard.writeText(value).then(() => setIsCopied(true))}
			className={cn("inline-flex items-center gap-1.5 rounded-sm font-mono text-ink-muted text-xs hover:text-ink pointer-coarse:min-h-10", className)}
		>
			<span className="sr-only">{label}: </span>
			{shown ?? value}
			{isCopied ? <Check aria-hidden className="size-3 text-success" /> : <Copy aria-hidden className="size-3" />}
			<span role="status" className="sr-only">
				{isCopied ? "Copied" : ""}
			</span>
		</button>
	);
}
