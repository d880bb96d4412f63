"use client";

import { FileText, ScanText, TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { useEditor } from "./editing/editor-context";
import { isHardToRead, isRecognized } from "./source/recognition";
import { isAdded, type Source } from "./state/profile";

interface SourceButtonProps {
	/** Names the value. */
	label: string;
	source: Source;
	/** The value itself, where its label is another. */
	value?: string;
}

/** Shows where a value was read; says so where it was not, and where it was hard to read. */
export function SourceButton({ label, source, value = label }: SourceButtonProps) {
	const { document, showSource, shownSource } = useEditor();
	if (document?.keptOnDevice) return null;
	if (isAdded(source)) return <span className="shrink-0 whitespace-nowrap px-1.5 text-ink-muted text-xs">added by you</span>;
	const place = document?.format === "docx" ? "in file" : `page ${source.page}`;
	const [isPicture, isHard] = [isRecognized(document, source), isHardToRead(document, source, value)];
	const Icon = isPicture ? ScanText : FileText;
	const said = `${isPicture ? ", recognised from a picture" : ""}${isHard ? ", hard to read: check this" : ""}`;
	return (
		<button
			type="button"
			aria-pressed={shownSource === source}
			aria-label={`${label}: show ${place === "in file" ? "in your file" : `on ${place}`}${said}`}
			title={isPicture ? `Recognised from a picture, ${place}` : `Show it ${place === "in file" ? "in your file" : `on ${place}`}`}
			onClick={() => showSource(label, source, value)}
			className={cn(
				"inline-flex h-6 shrink-0 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 text-xs transition-colors duration-150 pointer-coarse:h-10 pointer-coarse:px-2.5",
				shownSource === source ? "bg-accent-soft text-accent" : "text-ink-muted hover:bg-sunken hover:text-ink",
			)}
		>
			{isHard && (
				<span className="inline-flex items-center gap-1 text-warning">
					<TriangleAlert aria-hidden className="size-3" />
					check this ·
				</span>
			)}
			<Icon aria-hidden className="size-3" />
			{/* The first page, or a file without pages, goes without saying. */}
			{document?.format !== "docx" && source.page > 1 && place}
		</button>
	);
}
