import path from "node:path";
import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback, type StackContext } from "@/local/supervisor/stack-context";

const LOGIN_CHANNEL_ID = "1234567890";
const ACCOUNT_ID = "@goal-mode-sample";
const BOT_USER_ID = "U0123456789abcdef0123456789abcdef";

/** The application's own variables of LINE, without the addresses. */
function channels({ secrets }: StackContext): Record<string, string> {
	return {
		LINE_LOGIN_CHANNEL_ID: LOGIN_CHANNEL_ID,
		LINE_LOGIN_CHANNEL_SECRET: secrets.line,
		LINE_CHANNEL_ACCESS_TOKEN: secrets.lineAccess,
		LINE_CHANNEL_SECRET: secrets.lineWebhook,
		LINE_ACCOUNT_ID: ACCOUNT_ID,
	};
}

export const line: Service = {
	name: "line",
	replacedBy: ["LINE_LOGIN_CHANNEL_ID", "LINE_CHANNEL_ACCESS_TOKEN"],
	variables: (context) => {
		const origin = loopback(context.ports.line);
		return {
			...channels(context),
			LINE_ISSUER: origin,
			LINE_AUTHORIZE_URL: `${origin}/oauth2/v2.1/authorize`,
			LINE_API_URL: origin,
			LINE_ADD_FRIEND_URL: `${origin}/R/ti/p`,
		};
	},
	part: (context) => ({
		name: "line",
		title: "Sample LINE",
		dependsOn: [],
		stopSignal: "SIGTERM",
		stopWithinMs: 5_000,
		readyWithinMs: 60_000,
		launch: () =>
			typescriptLaunch(context, "local/line/main.ts", {
				...channels(context),
				PORT: String(context.ports.line),
				LINE_DIR: path.join(context.settings.localDir, "line"),
				LINE_BOT_USER_ID: BOT_USER_ID,
				LINE_CALLBACK_URL: `${context.webUrl}/api/v1/messaging/line/callback`,
				LINE_WEBHOOK_URL: `${loopback(context.ports.web)}/api/v1/webhooks/line`,
			}),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.line)}/health`)) === 200,
	}),
};
