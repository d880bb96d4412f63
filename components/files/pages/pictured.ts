const TEXTS = new Set(["text/plain", "text/csv", "text/tab-separated-values", "text/markdown", "text/html", "message/rfc822"]);
const PICTURES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/tiff"]);
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Whether a first page can be drawn of files of this type. */
export function isPictured(mimeType: string): boolean {
	const type = mimeType.split(";")[0]?.trim().toLowerCase() ?? "";
	return type === "application/pdf" || type === WORD || type === "video/mp4" || TEXTS.has(type) || PICTURES.has(type);
}

/** Where the picture of one of the person's files is. */
export const pictureOfFile = (fileId: string): string => `/api/v1/files/${fileId}/picture`;

/** Where the picture of something that a run has made is. */
export const pictureOfArtifact = (jobSpecId: string, artifactId: string): string => `/api/v1/jobs/goal/${jobSpecId}/artifacts/${artifactId}/picture`;
