import path from "node:path";
import { PRO_PRICE_ID } from "@/local/paddle/records/catalog";
import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback } from "@/local/supervisor/stack-context";

export const paddle: Service = {
	name: "paddle",
	replacedBy: ["PADDLE_API_KEY"],
	variables: ({ ports, secrets }) => ({
		PADDLE_API_KEY: secrets.paddleKey,
		PADDLE_WEBHOOK_SECRET: secrets.paddleWebhook,
		PADDLE_CLIENT_TOKEN: "local_client_token",
		PADDLE_PRO_PRICE_ID: PRO_PRICE_ID,
		PADDLE_BASE_URL: loopback(ports.paddle),
		PADDLE_SCRIPT_URL: `${loopback(ports.paddle)}/paddle/v2/paddle.js`,
		PADDLE_CHECKOUT_ORIGIN: loopback(ports.paddle),
	}),
	part: (context) => ({
		name: "paddle",
		title: "Payments",
		dependsOn: [],
		stopSignal: "SIGTERM",
		stopWithinMs: 5_000,
		readyWithinMs: 60_000,
		launch: () =>
			typescriptLaunch(context, "local/paddle/main.ts", {
				PORT: String(context.ports.paddle),
				PADDLE_API_KEY: context.secrets.paddleKey,
				PADDLE_WEBHOOK_SECRET: context.secrets.paddleWebhook,
				PADDLE_WEBHOOK_URL: `${loopback(context.ports.web)}/api/v1/webhooks/paddle`,
				PADDLE_PAYMENT_LINK: `${context.webUrl}/pay`,
				PADDLE_DIR: path.join(context.settings.localDir, "paddle"),
			}),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.paddle)}/health`)) === 200,
	}),
};
