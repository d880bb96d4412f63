"use client";

import { useMutation } from "@tanstack/react-query";
import { ExternalLink, FileText, LoaderCircle, User } from "lucide-react";
import { messageOf } from "@/components/api-client";
import { salaryWords } from "@/components/postings/posting-words";
import { useFormat } from "@/components/ui/format/locale";
import { toast } from "@/components/ui/overlay/toast";
import type { Application, WrittenResume } from "@/lib/goal-jobs/applications/schemas";
import { saveResume } from "./queries";
import { STATUSES } from "./statuses";

const LINK_STYLE =
	"inline-flex min-w-0 items-center gap-1 rounded-sm py-0.5 text-accent underline underline-offset-2 hover:text-accent-strong pointer-coarse:py-2 [&_svg]:size-3.5 [&_svg]:shrink-0";

/** The resume that was written for a posting, and the posting itself. */
export function ApplicationLinks({ application: { title, resume, applyUrl } }: { application: Application }) {
	if (!resume && !applyUrl) return null;
	return (
		<p className="flex min-w-0 flex-wrap gap-x-4 text-sm">
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
			Resume for it<span className="sr-only">: {title}</span>
		</button>
	);
}

/** What it pays, in the person's words or else the posting's, and whom they talk to first. */
export function ApplicationTerms({ application: { pay, salary, contacts } }: { application: Application }) {
	const { locale } = useFormat();
	const paid = pay || salaryWords(salary, locale);
	const [first, ...others] = contacts;
	if (!paid && !first) return null;
	return (
		<p className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-sm">
			{paid && <span className="wrap-anywhere">{paid}</span>}
			{first && (
				<span className="inline-flex min-w-0 items-center gap-1 text-ink-muted">
					<User aria-hidden className="size-3.5 shrink-0" />
					<span className="sr-only">Contact: </span>
					<span className="truncate">{first.name}</span>
					{others.length > 0 && ` and ${others.length} more`}
				</span>
			)}
		</p>
	);
}

/** How well it fits, when it was added, first called applied, and came to where it stands. */
export function ApplicationDates({ application: { createdAt, appliedAt, statusChangedAt, status, fit } }: { application: Application }) {
	const { day } = useFormat();
	const dates = [
		["Added", createdAt],
		["Applied", appliedAt],
		[STATUSES[status].word, status === "saved" || status === "applied" ? null : statusChangedAt],
	].flatMap(([word, at]) => (at ? [{ word, day: day(at) }] : []));
	// Of several on one day the last tells most.
	const told = dates.filter((date, at) => date.day !== dates[at + 1]?.day);
	return (
		<p className="text-ink-muted text-sm">
			{[...(fit === null ? [] : [`Fit ${fit}`]), ...told.toReversed().map((date) => `${date.word} ${date.day}`)].join(" · ")}
		</p>
	);
}
