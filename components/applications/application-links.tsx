"use client";

import { useMutation } from "@tanstack/react-query";
import { ExternalLink, FileText, LoaderCircle, PenLine } from "lucide-react";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { cn } from "@/components/ui/class-names";
import { toast } from "@/components/ui/overlay/toast";
import type { Application, WrittenResume } from "@/lib/goal-jobs/applications/schemas";
import { hasNextStep, letterAddress } from "./next-step";
import { saveResume } from "./queries";

const LINK_STYLE =
	"inline-flex min-w-0 items-center gap-1 rounded-sm py-0.5 text-accent underline underline-offset-2 hover:text-accent-strong pointer-coarse:py-2.5 [&_svg]:size-3.5 [&_svg]:shrink-0";

/** The resume that was written for a posting, else the way to a letter where it was added by hand, and the posting itself. `areShort`: by their words alone. */
export function ApplicationLinks({ application, areShort = false }: { application: Application; areShort?: boolean }) {
	const { title, resume, applyUrl } = application;
	const hasNext = hasNextStep(application);
	if (!resume && !applyUrl && !hasNext) return null;
	return (
		<p className={cn("flex min-w-0 flex-wrap text-sm", areShort ? "gap-x-3 [&_svg]:hidden" : "gap-x-4")}>
			{resume && <ResumeLink resume={resume} title={title} />}
			{hasNext && (
				<Link href={letterAddress(application)} prefetch={false} className={LINK_STYLE}>
					<PenLine aria-hidden /> Letter<span className="sr-only">: write one for {title}</span>
				</Link>
			)}
			{applyUrl && (
				<a href={applyUrl} target="_blank" rel="noreferrer" className={LINK_STYLE}>
					<ExternalLink aria-hidden /> Posting<span className="sr-only">: {title} (opens in a new tab)</span>
				</a>
			)}
		</p>
	);
}

const ICON_STYLE = "relative z-10 grid size-6 place-items-center rounded-sm text-ink-muted after:absolute after:-inset-2 hover:text-ink [&_svg]:size-4.5";

/** The same by their pictures, where a row has little room. A finger has more of it than the eye sees. */
export function ApplicationIcons({ application }: { application: Application }) {
	const { title, resume, applyUrl } = application;
	const hasNext = hasNextStep(application);
	if (!resume && !applyUrl && !hasNext) return null;
	return (
		<p className="flex shrink-0 gap-4">
			{resume && <ResumeLink resume={resume} title={title} isIcon />}
			{hasNext && (
				<Link href={letterAddress(application)} prefetch={false} aria-label={`Write a cover letter for ${title}`} className={ICON_STYLE}>
					<PenLine aria-hidden />
				</Link>
			)}
			{applyUrl && (
				<a href={applyUrl} target="_blank" rel="noreferrer" aria-label={`Posting: ${title} (opens in a new tab)`} className={ICON_STYLE}>
					<ExternalLink aria-hidden />
				</a>
			)}
		</p>
	);
}

/** Saves the resume that was written for a posting; a refusal is told. */
export function useSaveResume() {
	return useMutation({
		mutationFn: saveResume,
		onError: (error) => void toast.error("The resume could not be opened", { description: messageOf(error) }),
	});
}

/** Saves the file: the link to it is made when it is asked for. */
function ResumeLink({ resume, title, isIcon = false }: { resume: WrittenResume; title: string; isIcon?: boolean }) {
	const { mutate, isPending } = useSaveResume();
	return (
		<button
			type="button"
			title={resume.fileName}
			aria-busy={isPending || undefined}
			onClick={() => mutate(resume)}
			className={isIcon ? ICON_STYLE : LINK_STYLE}
		>
			{isPending ? <LoaderCircle aria-hidden className="animate-spin" /> : <FileText aria-hidden />}
			<span className={isIcon ? "sr-only" : undefined}>
				Resume<span className="sr-only"> for it: {title}</span>
			</span>
		</button>
	);
}
