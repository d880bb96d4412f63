import { ArrowRight, Hand } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { count } from "@/components/ui/format/format";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { sizeLimit } from "@/lib/platform/language/sizes";
import { ProofLine } from "./proof-line";
import { WorkflowIcon } from "./workflow-icon";

function inputWords({ minFiles, maxFiles, supportedInputFormats, maxFileBytes }: CatalogEntry): string {
	const formats = supportedInputFormats.map((format) => format.toUpperCase()).join(" or ");
	const files = minFiles === maxFiles ? count(minFiles, "file") : `${minFiles} to ${count(maxFiles, "file")}`;
	return `${files}, ${formats}, up to ${sizeLimit(maxFileBytes)}`;
}

/** What can be run. Outdated workflows stay reachable, folded away with the one that replaces them. */
export function WorkflowCards({ workflows }: { workflows: readonly CatalogEntry[] }) {
	const current = workflows.filter((workflow) => !workflow.deprecated);
	const outdated = workflows.filter((workflow) => workflow.deprecated);
	return (
		<>
			<ul className="grid gap-4">
				{current.map((workflow) => (
					<li key={workflow.workflowId}>
						<WorkflowCard workflow={workflow} />
					</li>
				))}
			</ul>
			{outdated.length > 0 && (
				<details>
					<summary className="w-fit cursor-pointer rounded-sm text-ink-muted hover:text-ink">{count(outdated.length, "older workflow")}</summary>
					<ul className="mt-3 grid divide-y rounded-lg border bg-surface">
						{outdated.map((workflow) => (
							<li key={workflow.workflowId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
								<WorkflowIcon icon={workflow.icon} className="size-5 text-ink-faint" />
								<div className="min-w-0 flex-1 basis-72">
									<p className="font-medium">{workflow.name}</p>
									<p className="text-ink-muted text-sm">
										{workflow.description} Replaced by {workflows.find((other) => other.workflowId === workflow.replacedBy)?.name ?? "a newer one"}.
									</p>
								</div>
								<Button asChild size="sm">
									<Link href={`/new/${workflow.workflowId}`} aria-label={`Use ${workflow.name}`}>
										Use it anyway
									</Link>
								</Button>
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

function WorkflowCard({ workflow }: { workflow: CatalogEntry }) {
	const [sample] = workflow.samples;
	return (
		<Card className="grid gap-6 p-6 md:grid-cols-[1fr_16rem]">
			<div className="grid content-start gap-3">
				<WorkflowIcon icon={workflow.icon} className="size-7 text-accent" />
				<h2 className="font-semibold text-xl">{workflow.name}</h2>
				<p className="max-w-[60ch] text-ink-muted">{workflow.description}</p>
				<div className="flex flex-wrap gap-1.5">
					<Badge>{inputWords(workflow)}</Badge>
					{workflow.hasCheckpoints && (
						<Badge>
							<Hand aria-hidden className="size-3" /> Asks you on the way
						</Badge>
					)}
				</div>
				<ProofLine proof={workflow.proof} />
				<div className="mt-2 flex flex-wrap items-center gap-3">
					<Button asChild variant="primary" size="lg">
						<Link href={`/new/${workflow.workflowId}`}>
							Start with your file <ArrowRight aria-hidden />
							<span className="sr-only">: {workflow.name}</span>
						</Link>
					</Button>
					{sample && (
						<Button asChild size="lg">
							<Link href={`/new/${workflow.workflowId}?sample=${encodeURIComponent(sample.fileName)}`}>
								Try it with a sample
								<span className="sr-only">: {workflow.name}</span>
							</Link>
						</Button>
					)}
				</div>
			</div>
			<ol className="grid content-start gap-2 text-sm md:border-l md:pl-6">
				{workflow.stepTitles.map((title, index) => (
					<li key={title} className="flex gap-3">
						<span aria-hidden className="w-4 shrink-0 text-right font-mono text-ink-faint">
							{index + 1}
						</span>
						{title}
					</li>
				))}
			</ol>
		</Card>
	);
}
