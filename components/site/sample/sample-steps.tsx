import { Hand } from "lucide-react";
import { Specialist } from "@/components/goal-jobs/run/timeline/specialist";
import { Card } from "@/components/ui/card";
import { duration } from "@/components/ui/format/format";
import { SAMPLE_RUN } from "./sample-run";

/** The steps of the run with who did them and how long each took; and where it stood still for its person. */
export function SampleSteps() {
	return (
		<section aria-labelledby="sample-steps" className="grid grid-cols-1 gap-4">
			<h2 id="sample-steps" className="font-semibold text-xl">
				Step by step
			</h2>
			<Card>
				<ol className="grid divide-y">
					{SAMPLE_RUN.steps.map(({ title, role, isPause, durationMs }) => (
						<li key={title} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
							{isPause && <Hand aria-hidden className="size-4 text-warning" />}
							<span className="font-medium">{title}</span>
							{role && <Specialist role={role} />}
							<span className="ml-auto text-ink-muted text-sm">
								{isPause ? "The person decided" : durationMs !== null && <span className="font-mono">{duration(durationMs)}</span>}
							</span>
						</li>
					))}
				</ol>
			</Card>
		</section>
	);
}
