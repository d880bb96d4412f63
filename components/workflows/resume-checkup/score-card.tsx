import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";

/** The score with its parts, and how it adds up. */
export function ScoreCard({ report, downloads }: { report: CheckupReport; downloads: ReactNode }) {
	const { score, fileName, method } = report;
	return (
		<Card className="grid gap-6 p-5 md:grid-cols-[16rem_minmax(0,1fr)] lg:p-6">
			<div className="grid content-start gap-3">
				<h2 className="font-semibold text-lg">Score</h2>
				<p className="font-semibold text-3xl tabular-nums">
					{score.total} <span className="font-normal text-base text-ink-muted">of 100</span>
				</p>
				<p className="break-words text-ink-muted text-sm">{fileName}</p>
				<p>
					<Badge>{method === "rules" ? "Checked by rules" : "Checked with a language model"}</Badge>
				</p>
				<div className="flex flex-wrap gap-2">{downloads}</div>
			</div>
			<div className="grid min-w-0 content-start gap-3">
				<ul className="grid gap-2.5">
					{score.parts.map(({ part, title, points, max, isJudged }) => (
						<li key={part} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)_5rem]">
							<span>{title}</span>
							<span className="text-right text-ink-muted text-sm tabular-nums sm:order-last">{isJudged ? `${points} of ${max}` : "not judged"}</span>
							<span className="max-sm:col-span-2">{isJudged && <Progress value={(100 * points) / max} label={`${title}: ${points} of ${max} points`} />}</span>
						</li>
					))}
				</ul>
				<details>
					<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">How it adds up</summary>
					<p className="mt-2 max-w-[72ch] text-ink-muted text-sm">{score.howItAddsUp}</p>
				</details>
			</div>
		</Card>
	);
}
