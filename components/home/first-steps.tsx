import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Track } from "@/components/ui/track";
import type { CatalogEntry } from "@/lib/catalog/schemas";

/** What a person without a single run is taught: how one goes, on a sample that needs nothing of theirs. */
export function FirstSteps({ workflows }: { workflows: readonly CatalogEntry[] }) {
	const workflow = workflows.find(({ deprecated, samples }) => !deprecated && samples.length > 0);
	const sample = workflow?.samples[0];
	if (!workflow || !sample) return null;
	return (
		<Card className="grid grid-cols-1 items-center gap-6 p-5 md:grid-cols-[minmax(0,1fr)_auto]">
			<div className="grid gap-2">
				<h2 className="font-semibold text-lg">See one run from start to end</h2>
				<p className="max-w-[60ch] text-ink-muted">
					Give a file, answer what can't be read from it, decide where it stops for you, and download the results. Try it with our sample: it needs nothing of
					yours.
				</p>
				<div className="mt-2">
					<Button asChild variant="primary">
						<Link href={`/new/${workflow.workflowId}?sample=${encodeURIComponent(sample.fileName)}`}>
							Try {workflow.name} <ArrowRight aria-hidden />
						</Link>
					</Button>
				</div>
			</div>
			<Track
				className="hidden w-56 md:block"
				parts={[
					{ key: "file", state: "done" },
					{ key: "questions", state: "done" },
					{ key: "work", state: "done" },
					{ key: "decide", state: "waiting", isPause: true },
					{ key: "write", state: "todo" },
					{ key: "result", state: "todo" },
				]}
			/>
		</Card>
	);
}
