/** Why an entry is too long to be added, in words; undefined when it fits. */
export function lengthProblem(entry: string, maxLength: number): string | undefined {
	if (entry.length <= maxLength) return undefined;
	return `This has ${entry.length} characters, and ${maxLength} is the most. Shorten it, then add it.`;
}
