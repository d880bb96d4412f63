import { expect, it } from "vitest";
import { TOOL_SERVERS } from "@/lib/tools/servers";
import { DOCUMENT_SERVERS, SEARCH_SERVERS } from "@/local/tool-host/servers";

it("the tool host of a stack runs every built-in tool server: none is left to the app's own process", () => {
	expect([...DOCUMENT_SERVERS, ...SEARCH_SERVERS].sort()).toEqual(TOOL_SERVERS.map(({ name }) => name).sort());
});
