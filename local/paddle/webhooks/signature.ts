import { createHmac } from "node:crypto";

/** The `Paddle-Signature` of a body sent at this second: one h1 for each secret, as while a secret is being replaced. */
export function signBody(body: string, secrets: readonly string[], atSeconds: number): string {
	const hashes = secrets.map((secret) => `h1=${createHmac("sha256", secret).update(`${atSeconds}:${body}`).digest("hex")}`);
	return [`ts=${atSeconds}`, ...hashes].join(";");
}
