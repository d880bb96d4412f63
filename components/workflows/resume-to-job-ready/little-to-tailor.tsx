"use client";

import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { thesePostingsQuery } from "@/components/postings/queries";
import { isLittleAnswered } from "@/lib/tools/fit/little-answered";

const MOST_NAMED = 2;

/** Says before anything is paid for that a resume for some of the picked postings will be close to the person's own. */
export function LittleToTailor({ jobSpecId, ids }: { jobSpecId: string; ids: readonly string[] }) {
	const { data } = useQuery(thesePostingsQuery(jobSpecId, ids));
	const thin = data?.filter(({ jobId, fit }) => ids.includes(jobId) && isLittleAnswered(fit)) ?? [];
	return (
		<div role="status">
			{thin.length > 0 && (
				<p className="flex items-start gap-2 text-info text-sm">
					<Info aria-hidden className="mt-0.5 size-4 shrink-0" />
					<span className="wrap-anywhere min-w-0">
						{littleWords(
							thin.map(({ title }) => title),
							ids.length,
						)}
					</span>
				</p>
			)}
		</div>
	);
}

/** About the picked postings that little of the resume answers, by their titles. */
export function littleWords(titles: readonly string[], picked: number): string {
	if (picked === 1) return "Little of your resume answers this posting: the result will be close to your own.";
	if (titles.length === picked) return "Little of your resume answers these postings: the results will be close to your own.";
	const named = titles.slice(0, MOST_NAMED).join(" and ");
	const more = titles.length > MOST_NAMED ? ` and ${titles.length - MOST_NAMED} more` : "";
	return `Little of your resume answers ${named}${more}: ${titles.length === 1 ? "that result" : "those results"} will be close to your own.`;
}
