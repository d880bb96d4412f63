import { Inngest } from "inngest";
import { logger } from "@/lib/platform/logger";

/** The SDK reads only JSON with a status from a registration's answer; whatever else an engine says when it refuses is put into that. */
const readableRefusals: typeof fetch = async (input, init) => {
	const response = await fetch(input, init);
	if (response.ok || !String(input).includes("/fn/register")) return response;
	const text = await response.clone().text();
	const isReadable = response.headers.get("content-type")?.includes("json") && /"status":\s*\d/.test(text);
	return isReadable ? response : Response.json({ status: response.status, error: text.trim().slice(0, 300) }, { status: response.status });
};

/** The one client. Its keys and addresses come from INNGEST_* variables; local and hosted engines differ only in these. */
export const inngest = new Inngest({ id: "goal-mode", logger, fetch: readableRefusals });
