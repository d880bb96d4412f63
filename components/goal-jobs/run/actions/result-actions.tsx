"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive, Download, Ellipsis, GitCompareArrows, Repeat, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { ownAddress } from "@/components/files/own-address";
import { artifactsQuery } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { DeleteRunDialog } from "./delete-run";
import { isOfCatalog } from "./ended-actions";

/** What is done with a run that has results: the one download that holds them, and all else in a menu. */
export function ResultActions({ job }: { job: GoalJob }) {
	const { data } = useQuery(artifactsQuery(job.jobSpecId));
	const [isDeleting, setIsDeleting] = useState(false);
	const primary = data?.artifacts.find((artifact) => artifact.isPrimary);
	return (
		<div className="flex min-w-0 items-center gap-2 max-sm:w-full">
			{primary && <PrimaryDownload artifact={primary} />}
			<Menu
				trigger={
					<Button aria-label="More for this run" className="h-11 w-11 px-0">
						<Ellipsis aria-hidden />
					</Button>
				}
			>
				{job.workflowId && isOfCatalog(job.workflowId) && (
					<MenuItem asChild>
						<Link href={`/new/${job.workflowId}?from=${job.jobSpecId}`}>
							<Repeat aria-hidden /> Run again
						</Link>
					</MenuItem>
				)}
				<MenuItem asChild>
					<Link href={`/runs/compare?a=${job.jobSpecId}`}>
						<GitCompareArrows aria-hidden /> Compare with another run
					</Link>
				</MenuItem>
				<MenuSeparator />
				<MenuItem isDangerous onSelect={() => setIsDeleting(true)}>
					<Trash2 aria-hidden /> Delete run
				</MenuItem>
			</Menu>
			<DeleteRunDialog job={job} isOpen={isDeleting} onOpenChange={setIsDeleting} />
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
