import { toldApart } from "@/lib/files/naming/told-apart";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

/**
 * The files of one run, each with a name that no other one has: of postings of one name the second one's are "… (2).pdf". Files of one posting have one
 * number, whichever of them was written again last; `chosen` is the order of the postings.
 */
export function filesApart(artifacts: readonly LinkedArtifact[], chosen: unknown): LinkedArtifact[] {
	const order = Array.isArray(chosen) ? chosen : [];
	const keyOf = ({ artifactId, metadata }: LinkedArtifact): string => (typeof metadata.postingId === "string" ? metadata.postingId : artifactId);
	const placeOf = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
	return artifacts.map((artifact) => {
		const alike = artifacts.filter(({ fileName }) => fileName === artifact.fileName).map(keyOf);
		const keys = [...new Set(alike)].sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));
		return { ...artifact, fileName: toldApart(artifact.fileName, keys.indexOf(keyOf(artifact)) + 1) };
	});
}
