/** All methods that a path answers: those of its operations, and what a server answers for any path. */
export function answeredMethods(own: readonly string[]): string[] {
	return [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
}
