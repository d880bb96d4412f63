import { EXAMPLE_PICTURES, examplePicture } from "./example-pictures";

/** What a run of this workflow made of the sample, as it made it. Nothing where no picture of it was taken. */
export function ExampleResult({ workflowId, name }: { workflowId: string; name: string }) {
	const size = EXAMPLE_PICTURES[workflowId];
	if (!size) return null;
	return (
		<figure className="grid justify-items-start gap-2">
			<figcaption className="text-ink-muted">What comes of the sample, as a run made it:</figcaption>
			<a href={examplePicture(workflowId)} target="_blank" rel="noreferrer" className="block rounded-md border bg-surface p-1 hover:border-line-strong">
				{/* biome-ignore lint/performance/noImgElement: it has its size already, and comes late */}
				<img
					src={examplePicture(workflowId)}
					width={size.width}
					height={size.height}
					loading="lazy"
					alt={`The first page of what “${name}” makes of its sample; opens larger in a new tab`}
					className="h-auto max-h-80 w-auto max-w-full rounded-sm"
				/>
			</a>
		</figure>
	);
}
