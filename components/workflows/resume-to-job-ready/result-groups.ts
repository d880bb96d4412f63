import { z } from "zod";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

const TailoredMetadata = z.object({
	postingId: z.string(),
	postingTitle: z.string().nullish(),
	company: z.string().nullish(),
	kind: z.string().nullish(),
	isEdited: z.boolean().nullish(),
});

/** The files made for one posting. */
export interface ResultGroup {
	postingId: string;
	title: string;
	company: string;
	/** Its owner has changed what the run wrote. */
	isEdited: boolean;
	pdf: LinkedArtifact | null;
	docx: LinkedArtifact | null;
	note: LinkedArtifact | null;
}

export interface Results {
	groups: ResultGroup[];
	archive: LinkedArtifact | null;
	/** The list of matches as JSON. */
	matches: LinkedArtifact | null;
	others: LinkedArtifact[];
}

function kindOf(artifact: LinkedArtifact): "pdf" | "docx" | "note" | null {
	if (artifact.mimeType === "application/pdf") return "pdf";
	if (artifact.mimeType.includes("wordprocessingml")) return "docx";
	return artifact.mimeType.startsWith("text/") ? "note" : null;
}

/** Sorts what a run made into one group for each posting, the archive, the matches and the rest. */
export function groupResults(artifacts: readonly LinkedArtifact[]): Results {
	const groups = new Map<string, ResultGroup>();
	const results: Results = { groups: [], archive: null, matches: null, others: [] };
	for (const artifact of artifacts) {
		const metadata = TailoredMetadata.safeParse(artifact.metadata);
		const kind = kindOf(artifact);
		if (metadata.success && kind) {
			const { postingId, postingTitle, company, isEdited } = metadata.data;
			const head = { postingId, title: postingTitle ?? postingId, company: company ?? "", isEdited: isEdited === true };
			const group = groups.get(postingId) ?? { ...head, pdf: null, docx: null, note: null };
			groups.set(postingId, { ...group, [kind]: artifact });
		} else if (artifact.artifactType === "archive") results.archive ??= artifact;
		else if (artifact.mimeType === "application/json" && results.matches === null) results.matches = artifact;
		else results.others.push(artifact);
	}
	return { ...results, groups: [...groups.values()] };
}

/** Postings of one title at one company are told apart by a number, in the order given. */
export function namedApart(groups: readonly ResultGroup[]): ResultGroup[] {
	return groups.map((group) => {
		const number = groups.filter(({ title, company }) => title === group.title && company === group.company).indexOf(group) + 1;
		return number > 1 ? { ...group, title: `${group.title} (${number})` } : group;
	});
}
