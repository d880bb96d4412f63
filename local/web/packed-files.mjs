import { subscribe } from "node:diagnostics_channel";
import { readdirSync } from "node:fs";
import path from "node:path";

/** How the copy of a file that was packed is called: the file's name and this. */
export const PACKED = ".br";

const TYPES = new Map([
	[".js", "application/javascript; charset=UTF-8"],
	[".css", "text/css; charset=UTF-8"],
]);
const ADDRESS = "/_next/static/";
/** Names that stand in an address as they are; a file with another one is served as before. */
const PLAIN = /^[\w./~-]+$/;

/** The addresses that have a packed copy in this folder of a build, each with the type of what is packed; none where the folder isn't there. */
export function packedFiles(staticDir) {
	let names;
	try {
		names = new Set(readdirSync(staticDir, { recursive: true }).map((name) => String(name).split(path.sep).join("/")));
	} catch {
		return new Map();
	}
	const packed = [...names].filter((name) => PLAIN.test(name) && TYPES.has(path.extname(name)) && names.has(name + PACKED));
	return new Map(packed.map((name) => [ADDRESS + name, TYPES.get(path.extname(name))]));
}

/** Whether an Accept-Encoding takes brotli, and nothing else rather than that. */
export function takesBrotli(acceptEncoding) {
	const weights = new Map(
		acceptEncoding.split(",").map((part) => {
			const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
			const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
			return [name, weight === undefined ? 1 : Number(weight) || 0];
		}),
	);
	const brotli = weights.get("br") ?? 0;
	return brotli > 0 && brotli >= Math.max(...weights.values());
}

/**
 * Leads a request for a file that has a packed copy to that copy, and says what it is: what serves files adds length, tag, date, caching and what a
 * condition or a range asks for. Does nothing for any other address or method.
 */
export function leadToPacked(files, request, response) {
	if (request.method !== "GET" && request.method !== "HEAD") return;
	const [address = "", query] = (request.url ?? "").split("?", 2);
	const type = files.get(address);
	if (type === undefined || !takesBrotli(request.headers["accept-encoding"] ?? "")) return;
	request.url = `${address}${PACKED}${query === undefined ? "" : `?${query}`}`;
	response.setHeader("Content-Encoding", "br");
	response.setHeader("Content-Type", type);
	response.setHeader("Vary", "Accept-Encoding");
}

/** Serves packed copies from now on, in whatever HTTP server this process has. */
export function servePacked(staticDir) {
	const files = packedFiles(staticDir);
	if (files.size === 0) return;
	subscribe("http.server.request.start", ({ request, response }) => leadToPacked(files, request, response));
}
