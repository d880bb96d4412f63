"use client";

import { useQuery } from "@tanstack/react-query";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { textQuery } from "@/components/goal-jobs/results/file-content";
import { UnreadableFile } from "@/components/goal-jobs/results/unreadable-file";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { DataProfile } from "@/lib/tools/tables/report/schemas";
import { ColumnTable } from "./column-table";
import { DataFacts } from "./data-facts";
import { readData } from "./read-data";

const FIRST_FINDINGS = 4;

/** What the data holds, before a report is made of it. */
export function DataPreview({ artifacts }: ResultsScreenProps) {
	const [profile] = artifacts;
	if (!profile) return null;
	return <Look artifact={profile} artifacts={artifacts} />;
}

function Look({ artifact, artifacts }: { artifact: ResultsScreenProps["artifacts"][number]; artifacts: ResultsScreenProps["artifacts"] }) {
	const { data: text, error } = useQuery(textQuery(artifact));
	if (error) return <UnreadableFile error={error} />;
	if (text === undefined) return <Skeleton className="h-64 rounded-lg" />;
	const profile = readData(DataProfile, text);
	if (!profile) return <ArtifactBrowser artifacts={artifacts} />;
	const first = profile.findings.slice(0, FIRST_FINDINGS);
	const more = profile.findings.length - first.length;
	return (
		<Card className="grid min-w-0 grid-cols-1 gap-5 p-5 lg:p-6">
			<DataFacts facts={profile} />
			<ColumnTable columns={profile.columns} />
			{first.length > 0 && (
				<section aria-label="Seen at first" className="grid gap-2">
					<h3 className="font-medium">Seen at first</h3>
					<ul className="grid max-w-[72ch] list-disc gap-1 pl-5">
						{first.map(({ findingId, text: sentence }) => (
							<li key={findingId} className="break-words">
								{sentence}
							</li>
						))}
					</ul>
					{more > 0 && <p className="text-ink-muted text-sm">and {more} more, in the report</p>}
				</section>
			)}
		</Card>
	);
}
