"use client";

import { FileText } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { useEditor } from "./editing/editor-context";
import { isAdded, type Source } from "./state/profile";

/** Shows where a value was read; says so where it was not. `label` names the value. */
export function SourceButton({ label, source }: { label: string; source: Source }) {
	const { document, showSource, shownSource } = useEditor();
	if (isAdded(source)) return <span className="shrink-0 whitespace-nowrap px-1.5 text-ink-muted text-xs">added by you</span>;
	const place = document?.format === "docx" ? "in file" : `page ${source.page}`;
	return (
		<button
			type="button"
			aria-pressed={shownSource === source}
			aria-label={`${label}: show ${place === "in file" ? "in your file" : `on ${place}`}`}
			onClick={() => showSource(label, source)}
			className={cn(
				"inline-flex h-6 shrink-0 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 text-xs transition-colors duration-150 pointer-coarse:h-10 pointer-coarse:px-2.5",
				shownSource === source ? "bg-accent-soft text-accent" : "text-ink-muted hover:bg-sunken hover:text-ink",
			)}
		>
			<FileText aria-hidden className="size-3" />
			{place}
		</button>
	);
}
