/** Words of a person as a pattern of LIKE has them: what would stand for other letters stands for itself. The database client passes patterns on as they are. */
export function literalInLike(words: string): string {
	return words.replace(/[\\%_]/g, "\\$&");
}
