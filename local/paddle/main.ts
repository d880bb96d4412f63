import { z } from "zod";
import { startPaddle } from "./server";

const env = z
	.object({
		PORT: z.coerce.number().int().min(0).max(65_535).default(0),
		PADDLE_API_KEY: z.string().min(8),
		PADDLE_WEBHOOK_SECRET: z.string().min(8),
		PADDLE_WEBHOOK_URL: z.url(),
		PADDLE_PAYMENT_LINK: z.url(),
		PADDLE_DIR: z.string().min(1),
		PADDLE_ACCOUNT: z.enum(["live", "sandbox"]).default("live"),
	})
	.parse(process.env);

const paddle = await startPaddle({
	port: env.PORT,
	apiKey: env.PADDLE_API_KEY,
	dir: env.PADDLE_DIR,
	defaultPaymentLink: env.PADDLE_PAYMENT_LINK,
	url: env.PADDLE_WEBHOOK_URL,
	secrets: [env.PADDLE_WEBHOOK_SECRET],
	account: env.PADDLE_ACCOUNT,
});
process.stdout.write(`${JSON.stringify({ listening: paddle.port })}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		void paddle.close().then(() => process.exit(0));
	});
}
