import { GitFork, Heart } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { count } from "@/components/ui/format/format";
import type { CommunityEntry } from "@/lib/user-workflows/community/schemas";
import { Proof } from "./proof";

const TOOLS_NAMED = 3;

function toolWords(toolNames: readonly string[]): string {
	const names = toolNames.slice(0, TOOLS_NAMED).map((name) => (name.split(":")[1] ?? name).replaceAll("_", " "));
	const more = toolNames.length - names.length;
	return [...names, ...(more > 0 ? [`${more} more`] : [])].join(" · ");
}

/** One workflow of the gallery: what it does, what it is made of, and what its runs show. */
export function EntryCard({ entry }: { entry: CommunityEntry }) {
	const { workflowId, name, descriptionPreview, ownerDisplayName, tags, toolNames, stats } = entry;
	return (
		<Card className="relative grid h-full grid-cols-1 grid-rows-[1fr_auto] gap-4 p-5 hover:border-line-strong has-focus-visible:border-accent">
			<div className="grid content-start gap-2">
				<h2 className="wrap-anywhere font-semibold text-lg">
					<Link href={`/community/${workflowId}`} className="rounded-sm after:absolute after:inset-0">
						{name}
					</Link>
				</h2>
				<p className="text-ink-muted text-sm">by {ownerDisplayName}</p>
				{descriptionPreview && <p className="wrap-anywhere text-ink-muted">{descriptionPreview}</p>}
				{toolNames.length > 0 && <p className="text-sm">{toolWords(toolNames)}</p>}
				{tags.length > 0 && (
					<ul aria-label="Tags" className="flex flex-wrap gap-1">
						{tags.map((tag) => (
							<li key={tag}>
								<Badge>{tag}</Badge>
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="grid gap-3 border-t pt-4">
				<Proof proof={entry.proof} lastRunAt={entry.lastRunAt} lastVerifiedAt={entry.lastVerifiedAt} />
				<p className="flex gap-4 text-ink-muted text-sm">
					<span className="inline-flex items-center gap-1">
						<Heart aria-hidden className={entry.isLiked ? "size-3.5 fill-current text-danger" : "size-3.5"} /> {count(stats.likeCount, "like")}
					</span>
					<span className="inline-flex items-center gap-1">
						<GitFork aria-hidden className="size-3.5" /> {count(stats.forkCount, "copy", "copies")}
					</span>
				</p>
			</div>
		</Card>
	);
}
