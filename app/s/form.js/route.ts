import built from "@/components/surveys/form/built.json";

/** The one script of a survey's pages. Its address changes with its content, so that a browser may keep it for good. */
export function GET(request: Request): Response {
	const isCurrent = new URL(request.url).searchParams.get("v") === built.scriptHash;
	const cache = isCurrent ? "public, max-age=31536000, immutable" : "no-cache";
	return new Response(built.script, { headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": cache } });
}
