"use client";

import { useQuery } from "@tanstack/react-query";
import { blobQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import { useBlobAddress } from "@/components/goal-jobs/results/use-blob-address";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { sheetFacts } from "./picture-facts";

/** The first pictures, each with every cut drawn and what comes out of it. */
export function PreviewSheets({ artifacts }: ResultsScreenProps) {
	const { count, number } = useFormat();
	const facts = artifacts[0] ? sheetFacts(artifacts[0]) : null;
	return (
		<div className="grid grid-cols-1 gap-4">
			<p className="max-w-[72ch] text-ink-muted">
				Each frame is what a place shows; a hollow dot marks a picture that is fitted whole.
				{facts && facts.pictures > facts.shown && ` The first ${number(facts.shown)} of ${count(facts.pictures, "picture")}; the others follow the same rules.`}
			</p>
			<ul className={cn("grid grid-cols-1 items-start gap-6", artifacts.length > 1 ? "sm:grid-cols-2" : "max-w-md")}>
				{artifacts.map((artifact) => (
					<li key={artifact.artifactId}>
						<Sheet artifact={artifact} />
					</li>
				))}
			</ul>
		</div>
	);
}

function Sheet({ artifact }: { artifact: LinkedArtifact }) {
	const { data: blob, error } = useQuery(blobQuery(artifact));
	const address = useBlobAddress(blob);
	const source = sheetFacts(artifact)?.source ?? artifact.fileName;
	if (error) return <UnreadableFile error={error} />;
	return (
		<figure className="grid gap-2">
			{address ? (
				// biome-ignore lint/performance/noImgElement: the address lives in this page alone, so no server can resize it
				<img src={address} alt={`What each platform gets of ${source}`} className="w-full rounded-lg border" />
			) : (
				<Skeleton className="aspect-[3/5] rounded-lg" />
			)}
			<figcaption className="truncate text-ink-muted text-sm">{source}</figcaption>
		</figure>
	);
}
