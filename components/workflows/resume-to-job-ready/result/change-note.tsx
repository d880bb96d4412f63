"use client";

import { useQuery } from "@tanstack/react-query";
import { DownloadLink } from "@/components/goal-jobs/results/download-link";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { changesIn, factIn, missingIn, saidOfChanges } from "@/components/goal-jobs/results/note-parts";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import { PlainMarkdown } from "@/components/ui/format/plain-markdown";
import { Skeleton } from "@/components/ui/skeleton";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

/** So many parts are told in short; all of them stand in the whole note. */
const MOST_PARTS = 5;

/** What was changed, in short: the parts that differ, how it fits, what is asked for and not there. The whole note is folded. */
export function ChangeNote({ artifact }: { artifact: LinkedArtifact }) {
	const { data: note, error } = useQuery(textQuery(artifact));
	if (error) return <UnreadableFile error={error} />;
	if (note === undefined) return <Skeleton className="h-40" />;
	const parts = changesIn(note);
	const fit = factIn(note, "Fit");
	const missing = missingIn(note);
	return (
		<section aria-label="What was changed" className="grid grid-cols-1 gap-4">
			<h3 className="font-semibold">What was changed</h3>
			{saidOfChanges(note).map((line) => (
				<p key={line} className="text-sm">
					{line}
				</p>
			))}
			<dl className="grid gap-3 text-sm">
				{parts.slice(0, MOST_PARTS).map(({ part, changes }) => (
					<div key={part} className="grid gap-0.5">
						<dt className="font-medium">{part}</dt>
						{changes.slice(0, 1).map((change) => (
							<dd key={change} className="line-clamp-6 text-ink-muted">
								{change}
							</dd>
						))}
						{changes.length > 1 && <dd className="text-ink-faint">and {changes.length - 1} more</dd>}
					</div>
				))}
				{missing.length > 0 && (
					<div className="grid gap-0.5">
						<dt className="font-medium">Asked for, and not in your resume</dt>
						<dd className="text-ink-muted">{missing.join(", ")}</dd>
					</div>
				)}
				{fit && (
					<div className="grid gap-0.5">
						<dt className="font-medium">Fit</dt>
						<dd className="line-clamp-6 text-ink-muted">{fit}</dd>
					</div>
				)}
			</dl>
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">
					Every change with its reason, and what was not done
				</summary>
				<div className="grid justify-items-start gap-4 pt-4 text-sm">
					<PlainMarkdown text={note} />
					<DownloadLink artifact={artifact} label="Save this as text" />
				</div>
			</details>
		</section>
	);
}
