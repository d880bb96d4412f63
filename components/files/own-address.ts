/** A link into our own API as a path, so that it works under whatever name this page was opened; others stay as they are. */
export function ownAddress(url: string): string {
	const { pathname, search } = new URL(url);
	return pathname.startsWith("/api/v1/") ? `${pathname}${search}` : url;
}
