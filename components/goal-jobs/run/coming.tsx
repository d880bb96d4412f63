import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** What a run shows while its steps or its questions are on their way: their shape, and what is coming. */
export function ComingRun({ words }: { words: string }) {
	return (
		<div role="status" className="grid grid-cols-1 gap-4 in-data-whole-page:p-4 md:in-data-whole-page:p-8">
			<p className="text-ink-muted">{words}</p>
			<Card className="grid grid-cols-1 divide-y">
				{[0, 1, 2].map((row) => (
					<div key={row} className="flex items-center gap-3 p-5">
						<Skeleton className="size-6 shrink-0 rounded-full" />
						<div className="grid flex-1 gap-2">
							<Skeleton className="h-4 w-2/5 max-w-56" />
							<Skeleton className="h-3 w-3/5 max-w-96" />
						</div>
					</div>
				))}
			</Card>
		</div>
	);
}

export const ComingQuestions = () => <ComingRun words="Getting the questions ready …" />;
export const ComingSteps = () => <ComingRun words="Getting the steps ready …" />;
