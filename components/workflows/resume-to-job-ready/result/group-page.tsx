import { FirstPage } from "@/components/files/pages/first-page";
import { pictureOfArtifact } from "@/components/files/pages/pictured";
import type { ResultGroup } from "@/components/workflows/resume-to-job-ready/result-groups";

/** A tailored resume as it looks. What was changed since has another picture. */
export function GroupPage({ jobSpecId, group, className }: { jobSpecId: string; group: ResultGroup; className?: string }) {
	const file = group.pdf ?? group.docx ?? group.note;
	if (!file) return null;
	return (
		<FirstPage
			key={file.artifactId}
			address={pictureOfArtifact(jobSpecId, file.artifactId)}
			fileName={file.fileName}
			mimeType={file.mimeType}
			{...(className ? { className } : {})}
		/>
	);
}
