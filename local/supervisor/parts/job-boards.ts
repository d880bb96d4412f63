import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback } from "@/local/supervisor/stack-context";

export const jobBoards: Service = {
	name: "job-boards",
	replacedBy: ["POSTING_SOURCES"],
	variables: ({ ports }) => ({
		POSTING_SOURCES: `${loopback(ports.jobBoards)}/sources.json`,
		POSTING_SOURCES_ALLOW_LOOPBACK: "true",
	}),
	part: (context) => ({
		name: "job-boards",
		title: "Sample job boards",
		dependsOn: [],
		stopSignal: "SIGTERM",
		stopWithinMs: 5_000,
		readyWithinMs: 60_000,
		launch: () => typescriptLaunch(context, "local/job-boards/main.ts", { PORT: String(context.ports.jobBoards) }),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.jobBoards)}/health`)) === 200,
	}),
};
