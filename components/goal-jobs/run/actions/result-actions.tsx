"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive, Download, Repeat } from "lucide-react";
import Link from "next/link";
import { ownAddress } from "@/components/files/own-address";
import { artifactsQuery } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { MenuItem } from "@/components/ui/overlay/menu";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { isOfCatalog } from "./ended-actions";
import { RunMenu } from "./run-menu";

/** What is done with a run that has results: the one download that holds them, and all else in a menu. */
export function ResultActions({ job }: { job: GoalJob }) {
	const { data } = useQuery(artifactsQuery(job.jobSpecId));
	const primary = data?.artifacts.find((artifact) => artifact.isPrimary);
	return (
		<div className="flex min-w-0 items-center gap-2 max-sm:w-full">
			{primary && <PrimaryDownload artifact={primary} />}
			<RunMenu job={job}>
				{job.workflowId && isOfCatalog(job.workflowId) && (
					<MenuItem asChild>
						<Link href={`/new/${job.workflowId}?from=${job.jobSpecId}`}>
							<Repeat aria-hidden /> Run again
						</Link>
					</MenuItem>
				)}
			</RunMenu>
		</div>
	);
}

function PrimaryDownload({ artifact }: { artifact: LinkedArtifact }) {
	const isArchive = artifact.artifactType === "archive";
	return (
		<Button asChild variant="primary" size="lg" className="min-w-0 shrink max-sm:flex-1">
			<a href={ownAddress(artifact.downloadUrl)} download={artifact.fileName}>
				{isArchive ? <Archive aria-hidden /> : <Download aria-hidden />}
				<span className="max-w-72 truncate">{isArchive ? "Download everything" : `Download ${artifact.fileName}`}</span>
				<span className="font-normal opacity-80">
					{isArchive && "ZIP, "}
					{fileSize(artifact.sizeBytes)}
				</span>
			</a>
		</Button>
	);
}
