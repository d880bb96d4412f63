import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { CatalogEntry } from "@/lib/catalog/schemas";

/** What a person without a single run is taught: how one goes, on a sample that needs nothing of theirs. */
export function FirstSteps({ workflows }: { workflows: readonly CatalogEntry[] }) {
	const workflow = workflows.find(({ deprecated, samples }) => !deprecated && samples.length > 0);
	const sample = workflow?.samples[0];
	if (!workflow || !sample) return null;
	return (
		<Card className="p-5">
			<div className="grid gap-2">
				<h2 className="font-semibold text-lg">See one run from start to end</h2>
				<p className="max-w-[60ch] text-ink-muted">
					Give a file, answer what can't be read from it, decide where it stops for you, and download the results. Try it with our sample: it needs nothing of
					yours.
				</p>
				<div className="mt-2">
					<Button asChild>
						<Link href={`/new/${workflow.workflowId}?sample=${encodeURIComponent(sample.fileName)}`}>
							Try {workflow.name} <ArrowRight aria-hidden />
						</Link>
					</Button>
				</div>
			</div>
		</Card>
	);
}
