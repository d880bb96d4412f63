import "server-only";
import { hash, type Options, parseOptions, verify } from "@node-rs/argon2";

/** Argon2id, the library's default, at the first of the OWASP minimum settings: 19 MiB, two passes, one lane. About 30 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

let dummyHash: Promise<string> | undefined;

/** PHC string of the password, with a fresh salt. */
export function hashPassword(password: string): Promise<string> {
	return hash(password.normalize("NFC"), OPTIONS);
}

/**
 * Whether the password belongs to the hash. With null it takes as long and is false, so that an address without
 * an account can't be told from a wrong password by the clock.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
	dummyHash ??= hashPassword("no account has this password");
	const isMatch = await verify(passwordHash ?? (await dummyHash), password.normalize("NFC"));
	return isMatch && passwordHash !== null;
}

/** Whether the hash was made with other settings than today's and should be renewed at the next sign-in. */
export function isOutdated(passwordHash: string): boolean {
	const made = parseOptions(passwordHash);
	return made.memoryCost !== OPTIONS.memoryCost || made.timeCost !== OPTIONS.timeCost || made.parallelism !== OPTIONS.parallelism;
}
