import type { File } from "@/lib/files/schemas";
import { FirstPage } from "./first-page";
import { pictureOfFile } from "./pictured";

/** One of the person's files as it looks. */
export function FilePage({ file: { fileId, fileName, mimeType, status, unreadable }, className }: { file: File; className?: string }) {
	const isBroken = unreadable !== null;
	const isHere = status === "ready" && !isBroken;
	return <FirstPage address={pictureOfFile(fileId)} fileName={fileName} mimeType={mimeType} isHere={isHere} isBroken={isBroken} className={className} />;
}
