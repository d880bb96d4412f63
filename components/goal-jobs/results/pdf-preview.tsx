"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Maximize2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button, buttonStyle } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Sheet } from "@/components/ui/overlay/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useMedia } from "@/components/ui/use-media";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { blobQuery } from "./file-content";
import { UnreadableFile } from "./unreadable-file";
import { useBlobAddress } from "./use-blob-address";

/** What draws pages is for browsers alone: no function of the server carries it. */
const PdfPages = dynamic(async () => (await import("@/components/files/pdf/pdf-pages")).PdfPages, {
	ssr: false,
	loading: () => <Skeleton className="h-[70dvh]" />,
});

interface PdfPreviewProps {
	artifact: LinkedArtifact;
	title: string;
	/** On phones only its top stands on the page, in its whole width, and all of it in letters that can be read is a press away. */
	isShortOnPhones?: boolean;
}

/** A PDF as its pages look, with the way to the file itself. */
export function PdfPreview({ artifact, title, isShortOnPhones = false }: PdfPreviewProps) {
	const [isOpen, setIsOpen] = useState(false);
	const isPhone = useMedia("(max-width: 39.99rem)") && isShortOnPhones;
	const { data: blob, error } = useQuery(blobQuery(artifact));
	const address = useBlobAddress(blob);
	if (error) return <UnreadableFile error={error} />;
	if (!address) return <Skeleton className="h-[70dvh]" />;
	const pages = blob && <PdfPages fileKey={artifact.artifactId} blob={blob} title={title} />;
	if (isPhone)
		return (
			<>
				<div className="relative h-64 overflow-hidden rounded-md border bg-white">
					<div inert>{pages}</div>
					<button type="button" onClick={() => setIsOpen(true)} className="absolute inset-0 flex items-end justify-center pb-3">
						<span className={cn(buttonStyle({ variant: "secondary" }), "shadow-float")}>
							<Maximize2 aria-hidden /> Open the page<span className="sr-only">: {title}</span>
						</span>
					</button>
				</div>
				<Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={title}>
					<div className="-mx-5 grid grid-cols-1 gap-3">
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
						<section aria-label="Pages" tabIndex={0} className="touch-manipulation overflow-x-auto px-2">
							<div className="w-[170%]">{pages}</div>
						</section>
						<Button asChild className="mx-5 justify-self-start">
							<a href={address} target="_blank" rel="noreferrer">
								Open the PDF in a new tab <ExternalLink aria-hidden />
							</a>
						</Button>
					</div>
				</Sheet>
			</>
		);
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-3">
			{pages}
			<Button asChild size="sm" className="justify-self-start">
				<a href={address} target="_blank" rel="noreferrer">
					Open the PDF in a new tab <ExternalLink aria-hidden />
				</a>
			</Button>
		</div>
	);
}
