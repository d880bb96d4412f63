import { z } from "zod";
import { startChannelsServer } from "./server";

const Environment = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(0),
	PUSHER_APP_ID: z.string().min(1),
	PUSHER_KEY: z.string().min(1),
	PUSHER_SECRET: z.string().min(1),
});

const env = Environment.parse(process.env);
const server = await startChannelsServer({ port: env.PORT, app: { id: env.PUSHER_APP_ID, key: env.PUSHER_KEY, secret: env.PUSHER_SECRET } });
process.stdout.write(`${JSON.stringify({ listening: server.port })}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
