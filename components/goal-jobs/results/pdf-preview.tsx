"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { blobQuery } from "./file-content";
import { UnreadableFile } from "./unreadable-file";
import { useBlobAddress } from "./use-blob-address";

/** What draws pages is for browsers alone: no function of the server carries it. */
const PdfPages = dynamic(async () => (await import("@/components/files/pdf/pdf-pages")).PdfPages, {
	ssr: false,
	loading: () => <Skeleton className="h-[70dvh]" />,
});

/** A PDF as its pages look, with the way to the file itself. */
export function PdfPreview({ artifact, title }: { artifact: LinkedArtifact; title: string }) {
	const { data: blob, error } = useQuery(blobQuery(artifact));
	const address = useBlobAddress(blob);
	if (error) return <UnreadableFile error={error} />;
	if (!address) return <Skeleton className="h-[70dvh]" />;
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-3">
			{blob && <PdfPages fileKey={artifact.artifactId} blob={blob} title={title} />}
			<Button asChild size="sm" className="justify-self-start">
				<a href={address} target="_blank" rel="noreferrer">
					Open the PDF in a new tab <ExternalLink aria-hidden />
				</a>
			</Button>
		</div>
	);
}
