import { ArrowRight, Hand } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { count } from "@/components/ui/format/format";
import { CustomizeButton } from "@/components/user-workflows/customize-button";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { sizeLimit } from "@/lib/platform/language/sizes";
import { ProofLine } from "./proof-line";
import { WorkflowIcon } from "./workflow-icon";

const OR = new Intl.ListFormat("en", { type: "disjunction" });

function inputWords({ minFiles, maxFiles, supportedInputFormats, maxFileBytes }: CatalogEntry): string {
	if (maxFiles === 0) return "No file needed";
	const files = minFiles === maxFiles ? count(minFiles, "file") : `${minFiles} to ${count(maxFiles, "file")}`;
	return `${files}, ${OR.format(supportedInputFormats.map((format) => format.toUpperCase()))}, up to ${sizeLimit(maxFileBytes)}`;
}

/** The categories in the order in which their first workflow stands. */
function shelvesOf(workflows: readonly CatalogEntry[]): [string, CatalogEntry[]][] {
	const shelves = new Map<string, CatalogEntry[]>();
	for (const workflow of workflows) shelves.set(workflow.category, [...(shelves.get(workflow.category) ?? []), workflow]);
	return [...shelves];
}

/** What can be run. Outdated workflows stay reachable, folded away with the one that replaces them. */
export function WorkflowCards({ workflows }: { workflows: readonly CatalogEntry[] }) {
	const current = workflows.filter((workflow) => !workflow.deprecated);
	const outdated = workflows.filter((workflow) => workflow.deprecated);
	return (
		<>
			{shelvesOf(current).map(([category, shelf]) => (
				<section key={category} aria-label={category} className="grid grid-cols-1 gap-3">
					<h2 className="font-medium text-ink-muted text-sm">{category}</h2>
					<ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
						{shelf.map((workflow) => (
							<li key={workflow.workflowId} className="grid grid-cols-1">
								<WorkflowCard workflow={workflow} />
							</li>
						))}
					</ul>
				</section>
			))}
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
		<Card className="grid grid-cols-1 grid-rows-[1fr_auto] gap-5 p-5">
			<div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2">
				<WorkflowIcon icon={workflow.icon} className="row-span-5 size-7 text-accent" />
				<h3 className="font-semibold text-lg">{workflow.name}</h3>
				<p className="text-ink-muted">{workflow.description}</p>
				<p className="text-ink-muted text-sm">{inputWords(workflow)}</p>
				{workflow.publisher && (
					<p className="text-ink-muted text-sm">
						By {workflow.publisher.name}, version {workflow.version}
					</p>
				)}
				<p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
					{count(workflow.stepTitles.length, "step")}
					{workflow.hasCheckpoints && (
						<>
							<span aria-hidden>·</span>
							<span className="inline-flex items-center gap-1">
								<Hand aria-hidden className="size-3.5" /> asks you on the way
							</span>
						</>
					)}
				</p>
			</div>
			<div className="grid grid-cols-1 gap-3">
				<ProofLine proof={workflow.proof} />
				<div className="flex flex-wrap items-center gap-3">
					<Button asChild variant="primary">
						<Link href={`/new/${workflow.workflowId}`}>
							Start with your file <ArrowRight aria-hidden />
							<span className="sr-only">: {workflow.name}</span>
						</Link>
					</Button>
					{sample && (
						<Button asChild>
							<Link href={`/new/${workflow.workflowId}?sample=${encodeURIComponent(sample.fileName)}`}>
								Try it with a sample
								<span className="sr-only">: {workflow.name}</span>
							</Link>
						</Button>
					)}
					<CustomizeButton sourceSpecId={workflow.workflowId} name={workflow.name} />
				</div>
			</div>
		</Card>
	);
}
