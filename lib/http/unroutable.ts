import type { IncomingMessage } from "node:http";
import { answeredMethods } from "./answered-methods";

/** Methods that reach our handlers. A router that meets another one, or a path that it can't decode, answers by itself. */
const ROUTED = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
/** What a page takes. */
const OF_PAGES = ["GET", "HEAD"];
const API = "/api/v1/";

/** Pages that take forms, so that they work without script. */
const OF_FORMS = ["GET", "HEAD", "POST"];
const FORMS = "/s/";

/** An address that no page has. */
const NO_PAGE = "/unreadable-address";

/** What a request was before it was led to the catch-all. */
export const UNROUTABLE_HEADER = "x-unroutable-request";

/**
 * Leads requests that the router would answer in a shape of its own to the catch-all route, which answers in ours: methods that no handler can
 * have (TRACE), those that a page does not take, OPTIONS, and paths and queries that can't be decoded (a router would read other
 * characters into a query, silently). Such a path of a page, which would be called a fault of the server, leads to
 * the page for addresses that are none.
 */
export function leadUnroutable(request: Pick<IncomingMessage, "method" | "url" | "headers">): void {
	delete request.headers[UNROUTABLE_HEADER];
	const { method = "GET", url = "/" } = request;
	const path = url.split("?", 1)[0] ?? "";
	const isPage = !path.startsWith("/api/");
	// Below /_ are the framework's own addresses.
	const isRouted = (isPage && !path.startsWith("/_") ? methodsOfPage(path) : ROUTED).includes(method);
	const isQueryReadable = !path.startsWith(API) || isDecodable(url);
	const isReadable = isDecodable(path) && isQueryReadable;
	if (isRouted && isReadable) return;
	if (isRouted && isPage) {
		request.url = NO_PAGE;
		return;
	}
	request.headers[UNROUTABLE_HEADER] = `${method} ${isQueryReadable ? path : url}`;
	request.url = `${API}unroutable`;
	if (method !== "HEAD") request.method = "GET";
}

function methodsOfPage(path: string): readonly string[] {
	return path.startsWith(FORMS) ? OF_FORMS : OF_PAGES;
}

export function isDecodable(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}

/** What is served beside the API and the pages. */
const BESIDE: readonly (readonly [start: string, methods: readonly string[]])[] = [
	["/api/inngest", ["GET", "POST", "PUT"]],
	["/api/auth/", ["GET", "POST"]],
	["/api/mcp/", ["POST"]],
	["/api/tool-calls/", ["POST"]],
	["/api/version", ["GET"]],
];

/** The methods of a path, by the paths of the API's document (`/jobs/goal/{jobSpecId}`); none for a path that is none. */
export function methodsOf(paths: Readonly<Record<string, object>>, path: string): string[] {
	if (!path.startsWith(API)) return methodsBeside(path);
	const given = path.replace(API, "/").replace(/\/$/, "").split("/");
	const isSame = (template: string) => {
		const parts = template.split("/");
		return parts.length === given.length && parts.every((part, index) => part === given[index] || (part.startsWith("{") && given[index] !== ""));
	};
	// A literal path comes before one with parameters that would match it as well.
	const [found] = Object.keys(paths)
		.filter(isSame)
		.sort((one, other) => one.split("{").length - other.split("{").length);
	if (found === undefined) return [];
	return answeredMethods(Object.keys(paths[found] ?? {}).map((method) => method.toUpperCase()));
}

function methodsBeside(path: string): string[] {
	if (path === "") return [];
	if (!path.startsWith("/api/")) return [...methodsOfPage(path), "OPTIONS"];
	const [, methods] = BESIDE.find(([start]) => (start.endsWith("/") ? path.startsWith(start) : path === start)) ?? [];
	return methods ? answeredMethods(methods) : [];
}
