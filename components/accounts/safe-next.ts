/** A path of ours to go to after signing in; anything else leads to the catalog. */
export function safeNext(next: string | undefined): string {
	return next !== undefined && /^\/(?![/\\])[\x20-\x7e]*$/.test(next) && !next.includes("\\") ? next : "/catalog";
}
