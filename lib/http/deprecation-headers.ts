import type { AnyContract } from "@/lib/platform/contract/contract";

/** How an answer says that its operation will go: `Deprecation` (RFC 9745, a moment in Unix seconds) and `Sunset` (RFC 8594, an HTTP date). */
export function deprecationHeaders({ since, sunset }: NonNullable<AnyContract["deprecation"]>): Record<string, string> {
	const day = (date: string) => new Date(`${date}T00:00:00Z`);
	return { deprecation: `@${day(since).getTime() / 1000}`, ...(sunset ? { sunset: day(sunset).toUTCString() } : {}) };
}
