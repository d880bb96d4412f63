import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { readBytes } from "@/lib/platform/network/body-limit";

/** The service is asked for all passwords whose hash begins so, and learns no more. */
const PREFIX_LENGTH = 5;
/** Whoever chooses a password waits for it. */
const PATIENCE_MS = 2_000;
/** A thousand lines and their padding. */
const MOST_BYTES = 500_000;

/** Lines `SUFFIX:TIMES`; padding has 0 times. */
function isAmong(lines: string, suffix: string): boolean {
	return lines.split("\n").some((line) => {
		const [given = "", times = ""] = line.trim().split(":");
		return given.toUpperCase() === suffix && Number(times) > 0;
	});
}

/**
 * Whether BREACHED_PASSWORDS_URL knows the password from a breach; it speaks the range protocol of Have I Been Pwned. Without that variable none is
 * known, nor when the service does not answer: nobody is kept out by its silence, and the list of common ones still stands.
 */
export async function isBreachedPassword(password: string): Promise<boolean> {
	const { BREACHED_PASSWORDS_URL: service } = env();
	if (!service) return false;
	// SHA-1 is what the service's lists are sorted by; nothing is protected by it.
	const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
	try {
		const response = await fetch(`${service}/${hash.slice(0, PREFIX_LENGTH)}`, {
			headers: { "add-padding": "true", "user-agent": "goal-mode/1.0" },
			redirect: "error",
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		if (!response.ok) throw new Error(`It answered ${response.status}`);
		return isAmong(new TextDecoder().decode(await readBytes(response, MOST_BYTES)), hash.slice(PREFIX_LENGTH));
	} catch (error) {
		logger.warn({ err: error }, "Passwords of breaches could not be looked up");
		return false;
	}
}
