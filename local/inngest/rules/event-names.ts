/** Names that only the server may give. */
export function isReservedName(name: string): boolean {
	return name.toLowerCase().startsWith("inngest/");
}

/** Whether a trigger's event covers a name: the name itself, or everything after a `/` or a `.` where it ends in `*`. */
export function coversName(pattern: string, name: string): boolean {
	if (pattern === name) return true;
	return /[/.]\*$/.test(pattern) && name.startsWith(pattern.slice(0, -1));
}
