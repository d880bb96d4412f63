import { z } from "zod";
import { startMailHttp } from "./http";
import { startSmtp } from "./smtp";
import { openMailStore } from "./store";

const port = z.coerce.number().int().min(0).max(65_535).default(0);
const env = z.object({ PORT: port, SMTP_PORT: port, MAIL_DIR: z.string().min(1) }).parse(process.env);

const store = await openMailStore(env.MAIL_DIR);
const smtp = await startSmtp(store, env.SMTP_PORT);
const http = await startMailHttp(store, env.PORT);
process.stdout.write(`${JSON.stringify({ listening: http.port, smtp: smtp.port })}\n`);

async function stop(): Promise<void> {
	await http.close();
	await Promise.race([smtp.close(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
	process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
