import { ArrowRight } from "lucide-react";
import { buttonStyle } from "@/components/ui/button";
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
		<Card className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-4 transition-colors duration-150 hover:border-accent hover:bg-accent-soft/40 has-[h3_:focus-visible]:border-accent">
			<ArrowRight
				aria-hidden
				className="absolute top-4.5 right-4 size-4 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-accent"
			/>
			<OutcomePicture workflow={workflow} />
			<div className="grid grid-cols-1 content-start gap-2">
				<div className="grid grid-cols-1 gap-1">
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
					<ProofLine proof={proof} fromMicroU={fromMicroU} />
					{publisher && (
						<p className="text-ink-muted text-sm">
							By {publisher.name}, version {version}
						</p>
					)}
				</div>
				<div className="relative -ml-2.5 flex flex-wrap justify-self-start">
					{sample && (
						<StartLink workflowId={workflowId} sample={sample.fileName} isOpen={isOpen} className={buttonStyle({ variant: "ghost", size: "sm" })}>
							Try it with a sample
							<span className="sr-only">: {name}</span>
						</StartLink>
					)}
					{!isOpen && <CustomizeButton sourceSpecId={workflowId} name={name} size="sm" />}
				</div>
			</div>
		</Card>
	);
}
