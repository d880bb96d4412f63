"use client";

import { useMutation } from "@tanstack/react-query";
import { ExternalLink, FileText, LoaderCircle } from "lucide-react";
import { messageOf } from "@/components/api-client";
import { cn } from "@/components/ui/class-names";
import { toast } from "@/components/ui/overlay/toast";
import type { Application, WrittenResume } from "@/lib/goal-jobs/applications/schemas";
import { saveResume } from "./queries";

const LINK_STYLE =
	"inline-flex min-w-0 items-center gap-1 rounded-sm py-0.5 text-accent underline underline-offset-2 hover:text-accent-strong pointer-coarse:py-2.5 [&_svg]:size-3.5 [&_svg]:shrink-0";

/** The resume that was written for a posting, and the posting itself. `areShort`: by their words alone. */
export function ApplicationLinks({ application: { title, resume, applyUrl }, areShort = false }: { application: Application; areShort?: boolean }) {
	if (!resume && !applyUrl) return null;
	return (
		<p className={cn("flex min-w-0 flex-wrap text-sm", areShort ? "gap-x-3 [&_svg]:hidden" : "gap-x-4")}>
			{resume && <ResumeLink resume={resume} title={title} />}
			{applyUrl && (
				<a href={applyUrl} target="_blank" rel="noreferrer" className={LINK_STYLE}>
					<ExternalLink aria-hidden /> Posting<span className="sr-only">: {title} (opens in a new tab)</span>
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
function ResumeLink({ resume, title }: { resume: WrittenResume; title: string }) {
	const { mutate, isPending } = useSaveResume();
	return (
		<button type="button" title={resume.fileName} aria-busy={isPending || undefined} onClick={() => mutate(resume)} className={LINK_STYLE}>
			{isPending ? <LoaderCircle aria-hidden className="animate-spin" /> : <FileText aria-hidden />}
			Resume<span className="sr-only"> for it: {title}</span>
		</button>
	);
}
