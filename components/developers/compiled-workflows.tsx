import { count, money } from "@/components/ui/format/format";
import type { CompiledWorkflow } from "@/lib/developers/schemas";

function filesWords({ min, max, formats }: CompiledWorkflow["files"]): string {
	if (max === 0) return "no file";
	const files = min === max ? count(min, "file") : `${min} to ${count(max, "file")}`;
	return `${files} (${formats.map((format) => format.toUpperCase()).join(", ")})`;
}

function summaryOf({ files, questions, costMicroU }: CompiledWorkflow): string {
	const asked = questions.length === 0 ? "nothing" : questions.map((text) => `“${text}”`).join(", ");
	return `Takes ${filesWords(files)}, asks ${asked}, and its calls cost ${money(costMicroU)}.`;
}

/** What people will be offered: each workflow with its steps, its questions and what one run's calls cost. */
export function CompiledWorkflows({ workflows }: { workflows: readonly CompiledWorkflow[] }) {
	return (
		<ul aria-label="Workflows" className="grid gap-3">
			{workflows.map((workflow) => (
				<li key={workflow.workflowId} className="grid gap-2 rounded-lg border p-4">
					<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
						<p className="font-medium">{workflow.name}</p>
						<code className="wrap-anywhere font-mono text-ink-muted text-xs">{workflow.workflowId}</code>
					</div>
					<ol className="flex flex-wrap gap-x-2 gap-y-1 text-sm">
						{workflow.steps.map(({ title, tool }, index) => (
							<li key={`${title}:${tool}`} className="inline-flex items-baseline gap-2">
								{index > 0 && (
									<span aria-hidden className="text-ink-faint">
										→
									</span>
								)}
								<span>
									{title} <code className="font-mono text-ink-muted text-xs">{tool}</code>
								</span>
							</li>
						))}
					</ol>
					<p className="text-ink-muted text-sm">{summaryOf(workflow)}</p>
				</li>
			))}
		</ul>
	);
}
