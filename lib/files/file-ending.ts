/** The ending of a file's name with its dot: ".pdf"; empty where there is none. */
export function endingOf(fileName: string): string {
	const at = fileName.lastIndexOf(".");
	return at > 0 && at < fileName.length - 1 ? fileName.slice(at) : "";
}
