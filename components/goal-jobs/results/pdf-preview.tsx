"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { blobQuery } from "./file-content";
import { UnreadableFile } from "./unreadable-file";
import { useBlobAddress } from "./use-blob-address";

export function PdfPreview({ artifact, title }: { artifact: LinkedArtifact; title: string }) {
	const { data: blob, error } = useQuery(blobQuery(artifact));
	const address = useBlobAddress(blob);
	if (error) return <UnreadableFile error={error} />;
	if (!address) return <Skeleton className="h-[70dvh]" />;
	return (
		<div className="grid gap-3">
			<iframe src={`${address}#toolbar=0&view=FitH`} title={title} className="h-[70dvh] w-full rounded-lg border bg-white" />
			<Button asChild size="sm" className="justify-self-start">
				<a href={address} target="_blank" rel="noreferrer">
					Open the preview in a new tab <ExternalLink aria-hidden />
				</a>
			</Button>
		</div>
	);
}
