import { cn } from "@/components/ui/class-names";
import type { DocumentOfFiles } from "./documents";
import { FirstPage } from "./first-page";

interface DocumentTileProps {
	document: DocumentOfFiles<{ readonly fileName: string; readonly mimeType: string }>;
	/** Where the picture of its first page is. */
	address: string;
	className?: string;
}

/** A document of a list as it looks, with its name and formats beneath. */
export function DocumentTile({ document: { name, shown, formats }, address, className }: DocumentTileProps) {
	return (
		<li className={cn("grid w-24 content-start gap-1 text-xs", className)}>
			<FirstPage address={address} fileName={shown.fileName} mimeType={shown.mimeType} className="w-full" />
			<span className="line-clamp-2 wrap-anywhere" title={name}>
				{name}
			</span>
			<span className="truncate text-ink-muted">{formats.join(", ")}</span>
		</li>
	);
}
