"use client";

import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { messageOf } from "@/components/api-client";
import { fileSize, money } from "@/components/ui/format/format";
import { Skeleton } from "@/components/ui/skeleton";
import { sampleResultQuery } from "./queries";

/** What a run of the owner's delivered, which the owner shows to everybody. */
export function SampleResultView({ workflowId }: { workflowId: string }) {
	const { data, error, isPending } = useQuery(sampleResultQuery(workflowId, true));
	if (isPending) return <Skeleton className="h-16 rounded-lg" />;
	if (error) return <p className="text-danger">{messageOf(error)}</p>;
	return (
		<div className="grid gap-2">
			<ul aria-label="Files of a run" className="grid divide-y border-y">
				{data.artifacts.map(({ artifactId, fileName, sizeBytes, downloadUrl }) => (
					<li key={artifactId} className="flex items-center gap-3 py-2.5">
						<FileDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
						<a href={downloadUrl} className="wrap-anywhere min-w-0 flex-1 rounded-sm underline underline-offset-2">
							{fileName}
						</a>
						<span className="font-mono text-ink-muted text-xs">{fileSize(sizeBytes)}</span>
					</li>
				))}
			</ul>
			<p className="text-ink-muted text-sm">From a run of its owner, which cost {money(data.costMicroU)}.</p>
		</div>
	);
}
