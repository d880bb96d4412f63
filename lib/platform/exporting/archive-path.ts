/** Relative, without empty, `.` or `..` parts, so that no archive tool can write outside its folder. */
export function archivePath(path: string): string {
	const parts = path
		.replace(/\\/gu, "/")
		.split("/")
		.map((part) => part.replace(/[\p{Cc}<>:"|?*]/gu, " ").trim())
		.filter((part) => part !== "" && !/^\.+$/u.test(part));
	return parts.join("/") || "file";
}

/** One part of such a path: what somebody called a thing can't open folders. */
export function archiveName(name: string): string {
	return archivePath(name.replace(/[/\\]/gu, " "));
}

const STORED_EXTENSIONS = new Set(["docx", "pdf", "zip", "png", "jpg", "jpeg", "webp", "gif", "mp4", "webm", "mp3", "xlsx", "pptx"]);

/** Whether a file of this name becomes smaller by packing. */
export function isPackable(path: string): boolean {
	return !STORED_EXTENSIONS.has(path.split(".").pop()?.toLowerCase() ?? "");
}

/** The first and last moments that a ZIP entry can carry. */
export const [MIN_ZIP_MS, MAX_ZIP_MS] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)];

/** ZIP keeps local time; this moment reads as the UTC clock wherever the archive is made, so that bytes do not depend on the host. */
export function zipTime(moment: Date): Date {
	const bounded = new Date(Math.min(MAX_ZIP_MS, Math.max(MIN_ZIP_MS, moment.getTime())));
	return new Date(bounded.getTime() + bounded.getTimezoneOffset() * 60_000);
}
