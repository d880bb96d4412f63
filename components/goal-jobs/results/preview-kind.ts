import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

export type PreviewKind = "pdf" | "image" | "video" | "json" | "table" | "markdown" | "text";

/** Above this a preview would cost more than it shows. */
const MAX_PREVIEW_BYTES = 20_000_000;
const MAX_TEXT_BYTES = 2_000_000;

const IMAGES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"]);

function kindOfType(mimeType: string): PreviewKind | null {
	if (mimeType === "application/pdf") return "pdf";
	if (IMAGES.has(mimeType)) return "image";
	if (mimeType === "video/mp4" || mimeType === "video/webm") return "video";
	if (mimeType === "application/json") return "json";
	if (mimeType === "text/csv") return "table";
	if (mimeType === "text/markdown") return "markdown";
	return mimeType.startsWith("text/") ? "text" : null;
}

/** How a file can be looked at on the page; null when only downloading it helps. A type that the browser would run is shown as text. */
export function previewKind({ mimeType, sizeBytes }: Pick<LinkedArtifact, "mimeType" | "sizeBytes">): PreviewKind | null {
	const kind = kindOfType(mimeType.split(";")[0]?.trim().toLowerCase() ?? "");
	if (kind === null || kind === "video") return kind;
	const isBinary = kind === "pdf" || kind === "image";
	return sizeBytes <= (isBinary ? MAX_PREVIEW_BYTES : MAX_TEXT_BYTES) ? kind : null;
}
