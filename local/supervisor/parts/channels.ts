import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback } from "@/local/supervisor/stack-context";

export const channels: Service = {
	name: "channels",
	replacedBy: ["PUSHER_APP_ID", "PUSHER_HOST"],
	variables: ({ ports, secrets }) => ({
		PUSHER_APP_ID: secrets.channelsAppId,
		PUSHER_KEY: secrets.channelsKey,
		PUSHER_SECRET: secrets.channelsSecret,
		PUSHER_HOST: "127.0.0.1",
		PUSHER_PORT: String(ports.channels),
		PUSHER_TLS: "false",
		PUSHER_CLUSTER: "local",
	}),
	part: (context) => ({
		name: "channels",
		title: "Realtime channels",
		dependsOn: [],
		stopSignal: "SIGTERM",
		stopWithinMs: 5_000,
		readyWithinMs: 30_000,
		launch: () =>
			typescriptLaunch(context, "local/channels/main.ts", {
				PORT: String(context.ports.channels),
				PUSHER_APP_ID: context.secrets.channelsAppId,
				PUSHER_KEY: context.secrets.channelsKey,
				PUSHER_SECRET: context.secrets.channelsSecret,
			}),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.channels)}/health`)) === 200,
	}),
};
