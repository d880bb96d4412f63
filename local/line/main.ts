import { z } from "zod";
import { startLine } from "./server";

const env = z
	.object({
		PORT: z.coerce.number().int().min(0).max(65_535).default(0),
		LINE_DIR: z.string().min(1),
		LINE_LOGIN_CHANNEL_ID: z.string().min(1),
		LINE_LOGIN_CHANNEL_SECRET: z.string().min(8),
		LINE_CALLBACK_URL: z.string().min(1),
		LINE_CHANNEL_ACCESS_TOKEN: z.string().min(8),
		LINE_CHANNEL_SECRET: z.string().min(8),
		LINE_WEBHOOK_URL: z.url(),
		LINE_ACCOUNT_ID: z.string().min(2),
		LINE_BOT_USER_ID: z.string().min(33),
	})
	.parse(process.env);

const line = await startLine({
	port: env.PORT,
	dir: env.LINE_DIR,
	webhookUrl: env.LINE_WEBHOOK_URL,
	account: {
		loginChannelId: env.LINE_LOGIN_CHANNEL_ID,
		loginChannelSecret: env.LINE_LOGIN_CHANNEL_SECRET,
		callbackUrl: env.LINE_CALLBACK_URL,
		channelAccessToken: env.LINE_CHANNEL_ACCESS_TOKEN,
		channelSecret: env.LINE_CHANNEL_SECRET,
		botUserId: env.LINE_BOT_USER_ID,
		basicId: env.LINE_ACCOUNT_ID,
	},
});
process.stdout.write(`${JSON.stringify({ listening: line.port })}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		void line.close().then(() => process.exit(0));
	});
}
