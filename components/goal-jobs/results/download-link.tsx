import { Download } from "lucide-react";
import { ownAddress } from "@/components/files/own-address";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

interface DownloadLinkProps {
	artifact: LinkedArtifact;
	label: string;
	size?: "sm" | "md";
	className?: string;
}

/** A button that saves one file; its full name is said to screen readers and on hover. */
export function DownloadLink({ artifact, label, size = "sm", className }: DownloadLinkProps) {
	return (
		<Button asChild size={size} className={className}>
			<a href={ownAddress(artifact.downloadUrl)} download={artifact.fileName} title={`${artifact.fileName}, ${fileSize(artifact.sizeBytes)}`}>
				<Download aria-hidden /> {label}
				<span className="sr-only">: {artifact.fileName}</span>
			</a>
		</Button>
	);
}
