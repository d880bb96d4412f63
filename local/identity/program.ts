import { z } from "zod";
import type { Served } from "./serve";

/** What a stand-in for a provider is started with: its port, and the one client that it knows. */
const Settings = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(0),
	CLIENT_ID: z.string().min(1),
	CLIENT_SECRET: z.string().min(1),
	REDIRECT_URI: z.url(),
});

export interface OneClient {
	readonly port: number;
	readonly clientId: string;
	readonly clientSecret: string;
	readonly redirectUri: string;
}

/** Runs a stand-in as a process of its own. */
export async function runProvider(start: (client: OneClient) => Promise<Served>): Promise<void> {
	const { PORT, CLIENT_ID, CLIENT_SECRET, REDIRECT_URI } = Settings.parse(process.env);
	const served = await start({ port: PORT, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: REDIRECT_URI });
	process.stdout.write(`${JSON.stringify({ listening: served.port })}\n`);
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void served.close().then(() => process.exit(0)));
}
