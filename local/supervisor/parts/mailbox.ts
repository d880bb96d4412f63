import path from "node:path";
import { httpStatus } from "@/local/supervisor/part";
import { type Service, typescriptLaunch } from "@/local/supervisor/service";
import { loopback } from "@/local/supervisor/stack-context";

export const mailbox: Service = {
	name: "mailbox",
	replacedBy: ["SMTP_URL"],
	variables: ({ ports }) => ({ SMTP_URL: `smtp://127.0.0.1:${ports.mailSmtp}`, MAIL_FROM: "Goal Mode <hello@goal-mode.example>" }),
	part: (context) => ({
		name: "mailbox",
		title: "Mailbox",
		dependsOn: [],
		stopSignal: "SIGTERM",
		stopWithinMs: 5_000,
		readyWithinMs: 30_000,
		launch: () =>
			typescriptLaunch(context, "local/mailbox/main.ts", {
				PORT: String(context.ports.mailHttp),
				SMTP_PORT: String(context.ports.mailSmtp),
				MAIL_DIR: path.join(context.settings.localDir, "mail"),
			}),
		isHealthy: async () => (await httpStatus(`${loopback(context.ports.mailHttp)}/health`)) === 200,
	}),
};
