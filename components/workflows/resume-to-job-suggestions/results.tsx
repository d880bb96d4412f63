import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Matches } from "@/components/postings/matches";

/** The scored list itself, open to look through. */
export function SuggestionResults({ job, artifacts }: ResultsScreenProps) {
	const matches = artifacts.find((artifact) => artifact.mimeType === "application/json");
	const others = artifacts.filter((artifact) => artifact !== matches);
	return (
		<>
			{matches && <Matches job={job} artifact={matches} isOpen />}
			{others.length > 0 && <ArtifactBrowser artifacts={others} />}
		</>
	);
}
