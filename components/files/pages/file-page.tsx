import type { File } from "@/lib/files/schemas";
import { FirstPage } from "./first-page";
import { pictureOfFile } from "./pictured";

/** One of the person's files as it looks. */
export function FilePage({ file: { fileId, fileName, mimeType, status }, className }: { file: File; className?: string }) {
	return <FirstPage address={pictureOfFile(fileId)} fileName={fileName} mimeType={mimeType} isHere={status === "ready"} className={className} />;
}
