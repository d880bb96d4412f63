"use client";

import { Archive, Braces, File as FileIcon, FileText, Film, Image as ImageIcon, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FirstPage } from "@/components/files/pages/first-page";
import { isPictured, pictureOfArtifact } from "@/components/files/pages/pictured";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { fileSize } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { ArtifactPreview } from "./artifact-preview";
import { DownloadLink } from "./download-link";
import { useRunOfFiles } from "./run-of-files";

const ICONS: Record<LinkedArtifact["artifactType"], LucideIcon> = { document: FileText, data: Braces, image: ImageIcon, video: Film, archive: Archive };

interface ArtifactBrowserProps {
	artifacts: readonly LinkedArtifact[];
	/** Stands for the files that a browser can't show. */
	unseen?: ReactNode;
}

/** The files of any run: their list on the left, the one in hand with its preview on the right. */
export function ArtifactBrowser({ artifacts, unseen }: ArtifactBrowserProps) {
	const { count } = useFormat();
	const [chosenId, setChosenId] = useState<string | null>(null);
	const data = artifacts.filter(({ mimeType }) => mimeType === "application/json");
	// Where a run made nothing else, that is what it made.
	const forPrograms = data.length < artifacts.length ? data : [];
	const forPeople = artifacts.filter((artifact) => !forPrograms.includes(artifact));
	const chosen = artifacts.find((artifact) => artifact.artifactId === chosenId) ?? forPeople[0];
	return (
		<Card className="grid grid-cols-1 lg:grid-cols-[18rem_minmax(0,1fr)]">
			<nav aria-label="Files" className="min-w-0 border-b p-2 lg:border-r lg:border-b-0">
				<FileButtons label={count(forPeople.length, "file")} artifacts={forPeople} chosen={chosen} onChoose={setChosenId} />
				{forPrograms.length > 0 && <FileButtons label="For programs" artifacts={forPrograms} chosen={chosen} onChoose={setChosenId} />}
			</nav>
			{chosen && (
				<section key={chosen.artifactId} aria-label={chosen.fileName} className="grid min-w-0 grid-cols-1 content-start gap-5 p-5 lg:p-6">
					<header className="flex flex-wrap items-start justify-between gap-3">
						<div className="min-w-0 flex-1 basis-60">
							<h2 className="break-words font-semibold text-lg">{chosen.fileName}</h2>
							<p className="text-ink-muted text-sm">{[chosen.description, fileSize(chosen.sizeBytes)].filter(Boolean).join(" · ")}</p>
						</div>
						<DownloadLink artifact={chosen} label="Download" />
					</header>
					<ArtifactPreview artifact={chosen} unseen={unseen} />
				</section>
			)}
		</Card>
	);
}

interface FileButtonsProps {
	label: string;
	artifacts: readonly LinkedArtifact[];
	chosen: LinkedArtifact | undefined;
	onChoose: (artifactId: string) => void;
}

function FileButtons({ label, artifacts, chosen, onChoose }: FileButtonsProps) {
	return (
		<>
			<p className="px-3 pt-2 pb-1 text-ink-muted text-xs">{label}</p>
			<ul className="flex gap-1 overflow-x-auto lg:grid lg:grid-cols-1">
				{artifacts.map((artifact) => (
					<li key={artifact.artifactId} className="max-lg:w-56 max-lg:shrink-0">
						<FileButton artifact={artifact} isChosen={artifact === chosen} onChoose={() => onChoose(artifact.artifactId)} />
					</li>
				))}
			</ul>
		</>
	);
}

function FileButton({ artifact, isChosen, onChoose }: { artifact: LinkedArtifact; isChosen: boolean; onChoose: () => void }) {
	const jobSpecId = useRunOfFiles();
	const Icon = ICONS[artifact.artifactType] ?? FileIcon;
	return (
		<button
			type="button"
			aria-current={isChosen}
			onClick={onChoose}
			className={cn(
				"flex w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-sunken",
				isChosen && "bg-sunken shadow-[inset_2px_0_0_var(--accent)]",
			)}
		>
			{jobSpecId && isPictured(artifact.mimeType) ? (
				<FirstPage address={pictureOfArtifact(jobSpecId, artifact.artifactId)} fileName={artifact.fileName} mimeType={artifact.mimeType} className="w-10" />
			) : (
				<Icon aria-hidden className="mx-3 mt-0.5 size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
			)}
			<span className="grid min-w-0">
				<span className="truncate font-medium">{artifact.fileName}</span>
				<span className="truncate text-ink-muted text-sm">{artifact.description || fileSize(artifact.sizeBytes)}</span>
			</span>
		</button>
	);
}
