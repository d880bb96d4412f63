"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "@/components/api-client";
import { TopLine } from "@/components/layout/top-line";
import { surveyQuery } from "@/components/surveys/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** Reads one survey for a page of it. */
export function SurveyPage({ surveyId, children }: { surveyId: string; children: (survey: Survey) => ReactNode }) {
	const { data, error, refetch } = useQuery(surveyQuery(surveyId));
	if (data) return children(data);
	return (
		<>
			<TopLine parent={{ href: "/surveys", label: "Surveys" }} place="Survey" />
			<main className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-8 md:px-8">
				<h1 className="sr-only">Survey</h1>
				{error ? (
					<Notice tone="danger" title="The survey could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				) : (
					<Skeleton className="h-80 rounded-lg" />
				)}
			</main>
		</>
	);
}
