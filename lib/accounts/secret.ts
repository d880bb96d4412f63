import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a link or a key, in 43 characters that need no escaping. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** How a secret of full entropy is stored: SHA-256 is enough where nothing can be guessed. */
export function hashSecret(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}
