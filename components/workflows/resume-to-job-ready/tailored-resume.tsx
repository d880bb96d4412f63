"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink } from "lucide-react";
import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { ownAddress } from "@/components/files/own-address";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format";
import { Notice } from "@/components/ui/notice";
import { PlainMarkdown } from "@/components/ui/plain-markdown";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { LinkedArtifact } from "@/lib/goal-jobs/schemas";
import { blobQuery, textQuery } from "./file-content";
import type { ResultGroup } from "./result-groups";

/** One tailored resume: how it looks, what was changed and why, and its files. */
export function TailoredResumeView({ group }: { group: ResultGroup }) {
	return (
		<section aria-label={`Resume for ${group.title}`} className="grid grid-cols-1 content-start gap-4">
			<header className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h2 className="font-semibold text-xl">{group.title}</h2>
					<p className="text-ink-muted">{group.company}</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{group.docx && <DownloadLink artifact={group.docx} label="DOCX" />}
					{group.pdf && <DownloadLink artifact={group.pdf} label="PDF" />}
					{group.note && <DownloadLink artifact={group.note} label="Note" />}
				</div>
			</header>
			<Tabs defaultValue={group.note ? "note" : "preview"}>
				<TabList aria-label="Resume">
					{group.note && <Tab value="note">What was changed</Tab>}
					{group.pdf && <Tab value="preview">Preview</Tab>}
				</TabList>
				{group.note && (
					<TabPanel value="note" className="pt-5">
						<ChangeNote artifact={group.note} />
					</TabPanel>
				)}
				{group.pdf && (
					<TabPanel value="preview" className="pt-5">
						<PdfPreview artifact={group.pdf} title={`Resume for ${group.title}, ${group.company}`} />
					</TabPanel>
				)}
			</Tabs>
		</section>
	);
}

export function DownloadLink({ artifact, label }: { artifact: LinkedArtifact; label: string }) {
	return (
		<Button asChild size="sm">
			<a href={ownAddress(artifact.downloadUrl)} download={artifact.fileName} title={`${artifact.fileName}, ${fileSize(artifact.sizeBytes)}`}>
				<Download aria-hidden /> {label}
				<span className="sr-only">: {artifact.fileName}</span>
			</a>
		</Button>
	);
}

function ChangeNote({ artifact }: { artifact: LinkedArtifact }) {
	const { data, error } = useQuery(textQuery(artifact));
	if (error) return <Unreadable error={error} />;
	return data === undefined ? <Skeleton className="h-40" /> : <PlainMarkdown text={data} />;
}

function PdfPreview({ artifact, title }: { artifact: LinkedArtifact; title: string }) {
	const { data: blob, error } = useQuery(blobQuery(artifact));
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (!blob) return;
		const url = URL.createObjectURL(blob);
		setAddress(url);
		return () => URL.revokeObjectURL(url);
	}, [blob]);
	if (error) return <Unreadable error={error} />;
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

function Unreadable({ error }: { error: Error }) {
	return (
		<Notice tone="danger" title="The file could not be shown">
			{messageOf(error)}
		</Notice>
	);
}
