/** A path of ours to go to after signing in; anything else leads home. */
export function safeNext(next: string | undefined): string {
	const isPath = next !== undefined && /^\/(?![/\\])[\x20-\x7e]*$/.test(next) && !next.includes("\\");
	// `/.//host` is a path to a browser, and another host to whoever drops the dots alone.
	return isPath && !new URL(next, "http://path.invalid").pathname.startsWith("//") ? next : "/home";
}
