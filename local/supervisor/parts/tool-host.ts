import path from "node:path";
import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback } from "@/local/supervisor/stack-context";
import { DOCUMENT_SERVERS, SEARCH_SERVERS } from "@/local/tool-host/servers";
import { jobBoards } from "./job-boards";

const SERVERS = [...DOCUMENT_SERVERS, ...SEARCH_SERVERS];

export const toolHost: Service = {
	name: "tool-host",
	replacedBy: ["TOOL_SERVERS"],
	variables: ({ ports, secrets }) => ({
		TOOL_SERVERS: JSON.stringify(Object.fromEntries(SERVERS.map((name) => [name, { url: `${loopback(ports.tools)}/mcp/${name}`, token: secrets.tools }]))),
	}),
	part: (context) => ({
		name: "tool-host",
		title: "Tool servers",
		dependsOn: [],
		stopSignal: "SIGTERM",
		stopWithinMs: 5_000,
		readyWithinMs: 120_000,
		launch: () =>
			typescriptLaunch(context, "local/tool-host/main.ts", {
				...(context.isSet("POSTING_SOURCES") ? {} : jobBoards.variables(context)),
				PORT: String(context.ports.tools),
				NODE_ENV: "production",
				TOOL_HOST_TOKEN: context.secrets.tools,
				TOOL_HOST_DIR: path.join(context.settings.localDir, "tools"),
			}),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.tools)}/health`)) === 200,
	}),
};
