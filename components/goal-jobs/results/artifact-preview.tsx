"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ownAddress } from "@/components/files/own-address";
import { FirstPage } from "@/components/files/pages/first-page";
import { isPictured, pictureOfArtifact } from "@/components/files/pages/pictured";
import { JsonTree } from "@/components/ui/format/json-tree";
import { PlainMarkdown } from "@/components/ui/format/plain-markdown";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { blobQuery, textQuery } from "./file-content";
import { PdfPreview } from "./pdf-preview";
import { previewKind } from "./preview-kind";
import { useRunOfFiles } from "./run-of-files";
import { tableOfCsv, tableOfJson } from "./table-data";
import { TablePreview } from "./table-preview";
import { UnreadableFile } from "./unreadable-file";
import { useBlobAddress } from "./use-blob-address";

interface ArtifactPreviewProps {
	artifact: LinkedArtifact;
	/** What is known of a file that a browser can't show. */
	unseen?: ReactNode;
}

/** A file as far as the page can show it; whatever it cannot show says so. */
export function ArtifactPreview({ artifact, unseen }: ArtifactPreviewProps) {
	const kind = previewKind(artifact);
	switch (kind) {
		case "pdf":
			return <PdfPreview artifact={artifact} title={artifact.fileName} />;
		case "image":
			return <ImagePreview artifact={artifact} />;
		case "video":
			return <VideoPreview artifact={artifact} />;
		case null:
			return unseen ?? <PagePreview artifact={artifact} />;
		default:
			return <TextPreview artifact={artifact} kind={kind} />;
	}
}

/** Of a file that a browser can't show its first page, where one can be drawn of its kind. */
function PagePreview({ artifact: { artifactId, fileName, mimeType } }: { artifact: LinkedArtifact }) {
	const jobSpecId = useRunOfFiles();
	if (!jobSpecId || !isPictured(mimeType)) return <NoPreview />;
	return (
		<figure className="grid grid-cols-1 gap-2">
			<FirstPage address={pictureOfArtifact(jobSpecId, artifactId)} fileName={fileName} mimeType={mimeType} className="w-full max-w-xl" />
			<figcaption className="text-ink-muted text-sm">The first page. Download the file to read all of it.</figcaption>
		</figure>
	);
}

export function NoPreview() {
	return <p className="rounded-lg bg-sunken px-4 py-8 text-center text-ink-muted">This file has no preview. Download it to look inside.</p>;
}

function ImagePreview({ artifact }: { artifact: LinkedArtifact }) {
	const { data: blob, error } = useQuery(blobQuery(artifact));
	const address = useBlobAddress(blob);
	if (error) return <UnreadableFile error={error} />;
	if (!address) return <Skeleton className="h-80" />;
	// biome-ignore lint/performance/noImgElement: the address lives in this page alone, so no server can resize it
	return <img src={address} alt={wordsOf(artifact)} className="max-h-[70dvh] max-w-full justify-self-start rounded-lg border bg-sunken object-contain" />;
}

function VideoPreview({ artifact }: { artifact: LinkedArtifact }) {
	return (
		// biome-ignore lint/a11y/useMediaCaption: captions would have to come with the file
		<video
			src={ownAddress(artifact.downloadUrl)}
			controls
			preload="metadata"
			aria-label={wordsOf(artifact)}
			className="max-h-[70dvh] w-full rounded-lg border bg-sunken"
		/>
	);
}

const wordsOf = (artifact: LinkedArtifact) => artifact.description || artifact.fileName;

function TextPreview({ artifact, kind }: { artifact: LinkedArtifact; kind: "json" | "table" | "markdown" | "text" }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-40" />;
	if (kind === "markdown") return <PlainMarkdown text={text} />;
	if (kind === "table") return <TablePreview data={tableOfCsv(text)} label={artifact.fileName} />;
	const value = kind === "json" ? parsed(text) : undefined;
	if (value === undefined)
		return <pre className="max-h-[70dvh] overflow-auto whitespace-pre-wrap break-words rounded-lg bg-sunken p-4 font-mono text-sm">{text}</pre>;
	const table = tableOfJson(value);
	return table ? <TablePreview data={table} label={artifact.fileName} /> : <JsonTree value={value} />;
}

/** Undefined when the text is no JSON: then it is shown as it is. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
