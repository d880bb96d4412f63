"use client";

import { useQuery } from "@tanstack/react-query";
import { Braces } from "lucide-react";
import { callContentsQuery } from "@/components/audit/queries";
import { Button } from "@/components/ui/button";
import { JsonTree } from "@/components/ui/format/json-tree";
import { useFormat } from "@/components/ui/format/locale";
import { toast } from "@/components/ui/overlay/toast";
import { Skeleton } from "@/components/ui/skeleton";
import type { CallContent, ContentCut } from "@/lib/goal-jobs/call-contents/schemas";
import type { ToolInvocation } from "@/lib/specialists/schemas";
import { ListProblem } from "./list-problem";

/** What a call was given and what it gave, whole as far as it is kept. */
export function CallContents({ call }: { call: ToolInvocation }) {
	const { data, error, refetch } = useQuery(callContentsQuery(call));
	if (error) return <ListProblem title="What the call was given could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-56 rounded-lg" />;
	return (
		<>
			<Content title="Arguments" content={data.arguments} summary={call.argsSummary} />
			<Content title="Output" content={data.output} summary={call.outputSummary} />
		</>
	);
}

function Content({ title, content, summary }: { title: string; content: CallContent | null; summary: string }) {
	async function copy() {
		try {
			await navigator.clipboard.writeText(JSON.stringify(content?.value, null, 2));
			toast.success(`${title} copied.`);
		} catch {
			toast.error("Nothing was copied", { description: "Your browser did not allow it." });
		}
	}
	return (
		<section aria-label={title} className="grid grid-cols-1 gap-1.5">
			<div className="flex min-h-8 items-center justify-between gap-2">
				<h4 className="font-medium text-ink-muted text-sm">{title}</h4>
				{content && (
					<Button size="sm" variant="ghost" icon={<Braces aria-hidden />} onClick={copy}>
						Copy as JSON<span className="sr-only">: {title}</span>
					</Button>
				)}
			</div>
			{content ? (
				<>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
					<div tabIndex={0} className="max-h-96 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-xs [&_ul]:text-xs">
						<JsonTree value={content.value} />
					</div>
					<Cuts cuts={content.cuts} />
				</>
			) : (
				<p className="wrap-anywhere text-ink-muted text-sm">{summary ? `In short: ${summary}` : "None on record"}</p>
			)}
		</section>
	);
}

/** Where it is not whole. */
function Cuts({ cuts }: { cuts: readonly ContentCut[] }) {
	const { number, count } = useFormat();
	if (cuts.length === 0) return null;
	return (
		<details className="text-ink-muted text-sm">
			<summary className="w-fit cursor-pointer rounded-sm hover:text-ink pointer-coarse:py-2">Shortened in {count(cuts.length, "place")}</summary>
			<ul className="mt-1 grid grid-cols-1 gap-0.5">
				{cuts.map(({ path, kept, of, unit }) => (
					<li key={`${path} ${unit}`} className="wrap-anywhere">
						<span className="font-mono text-xs">{path || "all of it"}</span>: {number(kept)} of {number(of)} {unit}
					</li>
				))}
			</ul>
		</details>
	);
}
