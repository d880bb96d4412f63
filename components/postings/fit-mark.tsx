import { cn } from "@/components/ui/class-names";
import type { Band } from "@/lib/goal-jobs/posting-schemas";
import { bandOf, type FitWeights } from "@/lib/goal-jobs/postings/standing";
import type { FitScore } from "@/lib/tools/job-search/schemas";

const PARTS = ["skills", "title", "seniority", "location"] as const;

/** What each part is called, here as beside the weights, in the filters and in comparisons. */
export const PART_WORDS: Readonly<Record<(typeof PARTS)[number], string>> = { skills: "Skills", title: "Title", seniority: "Level", location: "Place" };

const INKS: Readonly<Record<Band, string>> = { strong: "bg-success", possible: "bg-info", weak: "bg-line-strong" };
const ink = (score: number): string => INKS[bandOf(score)];

/** How well a posting fits: the whole as a number, its four parts as four bars. `score`: the whole under other weights. */
export function FitMark({ fit, score = fit.overall }: { fit: FitScore; score?: number }) {
	const words = `Fit ${score} of 100: ${PARTS.map((part) => `${PART_WORDS[part].toLowerCase()} ${fit[part]}`).join(", ")}`;
	return (
		<span role="img" aria-label={words} title={words} className="inline-flex items-end gap-2">
			<span aria-hidden className="w-7 text-right font-mono font-semibold text-base">
				{score}
			</span>
			<span aria-hidden className="flex h-4 items-end gap-[2px]">
				{PARTS.map((part) => (
					<span key={part} className="flex h-full w-1 items-end rounded-[1px] bg-line">
						<span className={cn("w-full rounded-[1px]", ink(score))} style={{ height: `${Math.max(8, fit[part])}%` }} />
					</span>
				))}
			</span>
		</span>
	);
}

/** The four parts of a fit with their numbers; with weights how much each counts. */
export function FitParts({ fit, weights }: { fit: FitScore; weights?: FitWeights | undefined }) {
	const all = weights ? PARTS.reduce((sum, part) => sum + weights[part], 0) : 0;
	return (
		<dl className="grid gap-2">
			{PARTS.map((part) => (
				<div key={part} className={cn("grid items-center gap-3", weights ? "grid-cols-[3.5rem_2.5rem_1fr_2rem]" : "grid-cols-[3.5rem_1fr_2rem]")}>
					<dt className={cn("text-ink-muted text-sm", weights && "contents")}>
						<span>{PART_WORDS[part]}</span>
						{weights && <span className="text-right font-mono text-ink-muted text-xs">{Math.round((100 * weights[part]) / (all || 1))}%</span>}
					</dt>
					<dd className="contents">
						<span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
							<span className={cn("block h-full rounded-full", ink(fit[part]))} style={{ width: `${fit[part]}%` }} />
						</span>
						<span className="text-right font-mono text-sm">{fit[part]}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
