import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback } from "@/local/supervisor/stack-context";

export const inngest: Service = {
	name: "inngest",
	replacedBy: ["INNGEST_BASE_URL", "INNGEST_DEV", "INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"],
	variables: ({ ports, secrets }) => ({
		INNGEST_BASE_URL: loopback(ports.inngest),
		INNGEST_EVENT_KEY: secrets.inngestEvent,
		INNGEST_SIGNING_KEY: secrets.inngestSigning,
		INNGEST_DEV: "0",
		INNGEST_SERVE_ORIGIN: loopback(ports.web),
	}),
	part: (context) => ({
		name: "inngest",
		title: "Inngest engine",
		dependsOn: ["postgres"],
		stopSignal: "SIGTERM",
		stopWithinMs: 10_000,
		readyWithinMs: 60_000,
		launch: () =>
			typescriptLaunch(context, "local/inngest/main.ts", {
				PORT: String(context.ports.inngest),
				DATABASE_URL: context.databaseUrl,
				INNGEST_SERVE_URL: `${loopback(context.ports.web)}/api/inngest`,
				INNGEST_EVENT_KEY: context.secrets.inngestEvent,
				INNGEST_SIGNING_KEY: context.secrets.inngestSigning,
			}),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.inngest)}/health`)) === 200,
	}),
};
