"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";

const CONFIRMED_FOR_MS = 1600;

/** Something to be copied, in full and ready to be chosen by hand. */
export function CopyField({ label, value, rows = 1 }: { label: string; value: string; rows?: number }) {
	const id = useId();
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<div className="flex items-start gap-2">
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<textarea
				id={id}
				readOnly
				rows={rows}
				value={value}
				wrap={rows === 1 ? "soft" : "off"}
				onFocus={({ target }) => target.select()}
				className="field-sizing-content max-h-56 min-h-9 w-full min-w-0 flex-1 resize-none break-all rounded-md border border-line-strong/60 bg-sunken px-3 py-1.5 font-mono text-sm focus-visible:outline-2 focus-visible:outline-accent"
			/>
			<Button
				icon={isCopied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
				onClick={() => navigator.clipboard.writeText(value).then(() => setIsCopied(true))}
			>
				Copy<span className="sr-only"> {label}</span>
			</Button>
			<span role="status" className="sr-only">
				{isCopied ? "Copied" : ""}
			</span>
		</div>
	);
}
