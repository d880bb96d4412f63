"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { TopLine } from "@/components/layout/top-line";
import { SurveyStateBadge } from "@/components/surveys/survey-state";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import type { Survey } from "@/lib/surveys/schemas/survey";

export type SurveyPlace = "build" | "share" | "responses" | "analytics" | "settings";

interface SurveyFrameProps {
	survey: Pick<Survey, "surveyId" | "title" | "status" | "totalResponses" | "responseCap" | "quarantinedCount">;
	place: SurveyPlace;
	action?: ReactNode;
	/** Beside the state: how saving stands, whether it is live. */
	note?: ReactNode;
	children: ReactNode;
}

/** What all pages of one survey share: its name and state, and the ways between them. */
export function SurveyFrame({ survey, place, action, note, children }: SurveyFrameProps) {
	const { number } = useFormat();
	const { surveyId, status, totalResponses } = survey;
	const navRef = useRef<HTMLElement>(null);
	// On a phone the last places are out of sight: the one that is open never is.
	useEffect(() => {
		const nav = navRef.current;
		const here = nav?.querySelector("[aria-current=page]")?.getBoundingClientRect();
		if (nav && here) nav.scrollLeft += Math.max(0, here.right - nav.getBoundingClientRect().right);
	}, []);
	const places: Array<{ place: SurveyPlace; label: string; path: string; count?: number }> = [
		{ place: "build", label: status === "draft" ? "Build" : "Questions", path: "" },
		{ place: "settings", label: "Settings", path: "/settings" },
		{ place: "share", label: "Share", path: "/share" },
		{ place: "responses", label: "Responses", path: "/responses", count: totalResponses },
		{ place: "analytics", label: "Analytics", path: "/analytics" },
	];
	return (
		<>
			<TopLine parent={{ href: "/surveys", label: "Surveys" }} place={survey.title.trim() || "Untitled survey"} action={action} />
			<div className="top-14 z-20 tall:sticky mb-6 flex flex-wrap-reverse items-center gap-x-6 border-b bg-canvas/92 px-4 backdrop-blur-sm md:px-8">
				<nav ref={navRef} aria-label="Survey" className="flex min-w-0 gap-5 overflow-x-auto max-sm:w-full max-sm:justify-between max-sm:gap-3 max-sm:text-sm">
					{places.map(({ place: own, label, path, count }) => (
						<Link
							key={own}
							href={`/surveys/${surveyId}${path}`}
							aria-current={own === place ? "page" : undefined}
							className={cn(
								"-mb-px flex h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-muted transition-colors duration-150 hover:text-ink",
								own === place && "border-accent font-medium text-ink",
							)}
						>
							{label}
							{count !== undefined && count > 0 && <span className="font-mono text-ink-faint text-xs">{number(count)}</span>}
						</Link>
					))}
				</nav>
				<section aria-label="State of the survey" className="ml-auto flex min-h-11 items-center gap-3 max-md:w-full max-md:justify-between">
					{note}
					<SurveyStateBadge survey={survey} />
				</section>
			</div>
			<main>{children}</main>
		</>
	);
}
