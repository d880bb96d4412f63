import { ArrowRight } from "lucide-react";
import { Card } from "@/components/ui/card";
import { CustomizeButton } from "@/components/user-workflows/customize-button";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { formatWords } from "@/lib/files/formats";
import { OutcomePicture } from "./outcome-picture";
import { ProofLine } from "./proof-line";
import { StartLink } from "./start-link";

/** What goes in where nobody has put it into words. */
function takenWords({ takes, maxFiles, supportedInputFormats }: CatalogEntry): string {
	if (takes !== "") return takes;
	return maxFiles === 0 ? "No file needed" : formatWords(supportedInputFormats);
}

interface WorkflowCardProps {
	workflow: CatalogEntry;
	fromMicroU?: number | undefined;
	/** Whether it is shown to who has no session yet. */
	isOpen?: boolean;
}

/** One workflow: what goes in, what comes out, how long and for how much, and how often it came through. Pressing it anywhere begins it. */
export function WorkflowCard({ workflow, fromMicroU, isOpen = false }: WorkflowCardProps) {
	const { workflowId, name, description, makes, publisher, version, proof, samples } = workflow;
	const [sample] = samples;
	return (
		<Card className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-3 md:gap-x-4 md:p-4 transition-colors duration-150 hover:border-accent hover:bg-accent-soft/40 has-[h3_:focus-visible]:border-accent">
			<ArrowRight
				aria-hidden
				className="absolute top-3.5 right-3 md:top-4.5 md:right-4 size-4 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-accent"
			/>
			<OutcomePicture workflow={workflow} />
			<div className="grid grid-cols-1 content-start gap-0.5 md:gap-1">
				<h3 className="pr-6 font-semibold text-lg leading-snug">
					<StartLink workflowId={workflowId} isOpen={isOpen} className="rounded-sm after:absolute after:inset-0 after:rounded-lg">
						<span className="sr-only">Start with your file: </span>
						{name}
					</StartLink>
				</h3>
				<p className="text-ink-muted">
					{takenWords(workflow)}
					<ArrowRight role="img" aria-label="becomes" className="mx-1.5 inline size-3.5 align-[-0.1em] text-ink-faint" />
					<span className="text-ink">{makes?.words ?? description}</span>
				</p>
				{publisher && (
					<p className="text-ink-muted text-sm">
						By {publisher.name}, version {version}
					</p>
				)}
				<div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
					<ProofLine proof={proof} fromMicroU={fromMicroU} formats={workflow.maxFiles === 0 ? [] : workflow.supportedInputFormats} />
					<span className="relative flex flex-wrap items-center">
						{sample && (
							<StartLink
								workflowId={workflowId}
								sample={sample.fileName}
								isOpen={isOpen}
								// Room for a finger that takes none of the card's height.
								className="relative rounded-sm text-accent text-sm underline underline-offset-2 pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
							>
								Try <span className="max-md:sr-only">it with </span>a sample
								<span className="sr-only">: {name}</span>
							</StartLink>
						)}
						{!isOpen && (
							<span className="max-md:hidden">
								<CustomizeButton sourceSpecId={workflowId} name={name} size="sm" />
							</span>
						)}
					</span>
				</div>
			</div>
		</Card>
	);
}
