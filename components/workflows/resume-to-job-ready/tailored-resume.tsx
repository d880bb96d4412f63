"use client";

import { useQuery } from "@tanstack/react-query";
import { Columns2 } from "lucide-react";
import { useId, useState } from "react";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { PdfPreview } from "@/components/goal-jobs/results/pdf-preview";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import { PostingApplication } from "@/components/postings/following/posting-application";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PlainMarkdown } from "@/components/ui/format/plain-markdown";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { GroupPage } from "./result/group-page";
import type { ResultGroup } from "./result-groups";

/** One tailored resume: how it looks, what was changed and why, and its files. */
export function TailoredResumeView({ jobSpecId, group, onCompare }: { jobSpecId: string; group: ResultGroup; onCompare: () => void }) {
	const applicationId = useId();
	const [tab, setTab] = useState(group.note ? "note" : "preview");
	return (
		<section aria-label={`Resume for ${group.title}`} className="grid grid-cols-1 content-start gap-4">
			<header className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h2 className="font-semibold text-xl">{group.title}</h2>
					<p className="flex flex-wrap items-center gap-2 text-ink-muted">
						{group.company}
						{group.isEdited && <Badge tone="attention">Edited by you</Badge>}
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					<Button size="sm" icon={<Columns2 aria-hidden />} onClick={onCompare}>
						Compare and edit
					</Button>
					{group.docx && <DownloadLink artifact={group.docx} label="DOCX" />}
					{group.pdf && <DownloadLink artifact={group.pdf} label="PDF" />}
					{group.note && <DownloadLink artifact={group.note} label="Note" />}
				</div>
			</header>
			<p className="max-w-[72ch]">
				Read what was changed, write any line your way, then{" "}
				<a href={`#${applicationId}`} className="rounded-sm text-accent underline underline-offset-2">
					apply{group.company && ` at ${group.company}`}
				</a>
				.
			</p>
			<Tabs value={tab} onValueChange={setTab}>
				<TabList aria-label="Resume">
					{group.note && <Tab value="note">What was changed</Tab>}
					{group.pdf && <Tab value="preview">Preview</Tab>}
				</TabList>
				{group.note && (
					<TabPanel value="note" className="grid grid-cols-1 items-start gap-6 pt-5 xl:grid-cols-[minmax(0,1fr)_13rem]">
						{group.pdf && (
							<button
								type="button"
								onClick={() => setTab("preview")}
								className="grid w-32 justify-items-start gap-1.5 rounded-md text-left text-accent text-sm xl:order-last xl:w-full"
							>
								<GroupPage jobSpecId={jobSpecId} group={group} className="w-full transition-shadow duration-150 hover:shadow-float" />
								<span className="underline underline-offset-2">See the whole resume</span>
							</button>
						)}
						<ChangeNote artifact={group.note} />
					</TabPanel>
				)}
				{group.pdf && (
					<TabPanel value="preview" className="pt-5">
						<PdfPreview artifact={group.pdf} title={`Resume for ${group.title}, ${group.company}`} />
					</TabPanel>
				)}
			</Tabs>
			<div id={applicationId} className="scroll-mt-20">
				<PostingApplication jobSpecId={jobSpecId} postingId={group.postingId} />
			</div>
		</section>
	);
}

function ChangeNote({ artifact }: { artifact: LinkedArtifact }) {
	const { data, error } = useQuery(textQuery(artifact));
	if (error) return <UnreadableFile error={error} />;
	return data === undefined ? <Skeleton className="h-40" /> : <PlainMarkdown text={data} />;
}
