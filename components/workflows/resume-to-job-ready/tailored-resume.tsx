"use client";

import { Pencil } from "lucide-react";
import { useId } from "react";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { PdfPreview } from "@/components/goal-jobs/results/pdf-preview";
import { ApplyLink, PostingSample, PostingStatus } from "@/components/postings/following/posting-actions";
import { PostingApplication } from "@/components/postings/following/posting-application";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ChangeNote } from "./result/change-note";
import type { ResultGroup } from "./result-groups";

/** One tailored resume: the document itself, what was changed beside it, and where its person stands with the posting. */
export function TailoredResumeView({ jobSpecId, group, onCompare }: { jobSpecId: string; group: ResultGroup; onCompare: () => void }) {
	const applicationId = useId();
	return (
		<section aria-label={`Resume for ${group.title}`} className="grid grid-cols-1 content-start gap-5">
			<header className="grid grid-cols-1 gap-3">
				<div className="min-w-0">
					<h2 className="text-pretty font-semibold text-xl">{group.title}</h2>
					<p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted">
						{group.company}
						<PostingSample jobSpecId={jobSpecId} postingId={group.postingId} />
						<PostingStatus jobSpecId={jobSpecId} postingId={group.postingId} />
						{group.isEdited && <Badge tone="attention">Edited by you</Badge>}
					</p>
				</div>
				{/* What is done with it, before all that there is to read. */}
				<div className="flex flex-wrap gap-2">
					<ApplyLink jobSpecId={jobSpecId} postingId={group.postingId} className="min-w-0 max-w-full shrink max-sm:w-full" />
					{group.docx && <DownloadLink artifact={group.docx} label="DOCX" size="md" className="max-sm:flex-1" />}
					{group.pdf && <DownloadLink artifact={group.pdf} label="PDF" size="md" className="max-sm:flex-1" />}
					<Button className="max-sm:flex-1" icon={<Pencil aria-hidden />} onClick={onCompare}>
						<span>
							<span className="max-sm:sr-only">Compare with yours and </span>
							<span className="max-sm:capitalize">edit</span>
						</span>
					</Button>
				</div>
			</header>
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
				{group.pdf && <PdfPreview isShortOnPhones artifact={group.pdf} title={`Resume for ${group.title}, ${group.company}`} />}
				<div className="grid grid-cols-1 gap-5">
					{group.note && <ChangeNote artifact={group.note} />}
					<a href={`#${applicationId}`} className="inline-flex w-fit items-center rounded-sm text-accent underline underline-offset-2 pointer-coarse:min-h-10">
						Notes, a reminder and contacts
					</a>
				</div>
			</div>
			<div id={applicationId} className="scroll-mt-20">
				<PostingApplication jobSpecId={jobSpecId} postingId={group.postingId} />
			</div>
		</section>
	);
}
