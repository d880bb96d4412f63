/** A file's name without its ending: "report" of "report.pdf". */
export function stemOf(fileName: string): string {
	return fileName.slice(0, fileName.length - endingOf(fileName).length);
}

/** The ending of a file's name with its dot: ".pdf"; empty where there is none. */
export function endingOf(fileName: string): string {
	const at = fileName.lastIndexOf(".");
	return at > 0 && at < fileName.length - 1 ? fileName.slice(at) : "";
}
