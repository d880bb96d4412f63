import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { OWNER_ONLY } from "@/local/processes/private-folder";

const hex = (bytes: number) => randomBytes(bytes).toString("hex");
const secret = (bytes: number) =>
	z
		.string()
		.min(8)
		.default(() => hex(bytes));

const Secrets = z.object({
	database: secret(16),
	demo: secret(6),
	inngestEvent: secret(16),
	inngestSigning: z.string().default(() => `signkey-local-${hex(32)}`),
	channelsAppId: secret(4),
	channelsKey: secret(10),
	channelsSecret: secret(16),
	session: secret(32),
	token: secret(32),
	tools: secret(32),
	paddleKey: secret(24),
	paddleWebhook: secret(32),
	line: secret(16),
	lineAccess: secret(48),
	lineWebhook: secret(16),
	google: secret(16),
	github: secret(16),
});

export type Secrets = z.infer<typeof Secrets>;

function readKnown(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
		throw error;
	}
}

/** The stack's own secrets: made once, kept in `secrets.json`, readable by the owner alone. New ones join old ones. */
export function loadSecrets(localDir: string): Secrets {
	const file = path.join(localDir, "secrets.json");
	const secrets = Secrets.parse(readKnown(file));
	writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: OWNER_ONLY, flush: true });
	renameSync(`${file}.new`, file);
	return secrets;
}
