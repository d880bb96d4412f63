import { isRecord } from "@/lib/platform/records";

const DEEPEST = 4;
const MOST_FOUND = 20;

/** What stands in a page's scripts of structured data. */
function* structuredData(html: string): Generator<string> {
	const closing = /<\/script>/gi;
	let end = 0;
	for (const { 0: tag, index } of html.matchAll(/<script\b[^<>]*>/gi)) {
		if (index < end || !/application\/ld\+json/i.test(tag)) continue;
		closing.lastIndex = index + tag.length;
		const close = closing.exec(html);
		if (close === null) return;
		end = close.index;
		yield html.slice(index + tag.length, end);
	}
}

function collect(value: unknown, found: Record<string, unknown>[], depth: number): void {
	if (depth > DEEPEST || found.length >= MOST_FOUND || typeof value !== "object" || value === null) return;
	if (Array.isArray(value)) for (const entry of value) collect(entry, found, depth + 1);
	else if (isRecord(value)) {
		const types = Array.isArray(value["@type"]) ? value["@type"] : [value["@type"]];
		if (types.includes("JobPosting")) found.push(value);
		collect(value["@graph"], found, depth + 1);
	}
}

/** The postings (schema.org JobPosting) that a page embeds for search engines, as it has them. */
export function jobPostingsIn(html: string): Record<string, unknown>[] {
	const found: Record<string, unknown>[] = [];
	for (const text of structuredData(html)) {
		try {
			collect(JSON.parse(text), found, 0);
		} catch {
			// A script that is no JSON says nothing; the others may.
		}
	}
	return found;
}
