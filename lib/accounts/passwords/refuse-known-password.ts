import "server-only";
import { validationError } from "@/lib/platform/errors";
import { isBreachedPassword } from "./breached-passwords";
import { isCommonPassword } from "./common-passwords";

/** @throws AppError VALIDATION_ERROR on the field `path` for a password that guessing starts with: a common one, or one of a breach (NIST 800-63B, 5.1.1.2). */
export async function refuseKnownPassword(password: string, path: string): Promise<void> {
	if (await isCommonPassword(password)) throw validationError([{ path, message: "This password is among the most common ones. Choose another." }]);
	if (await isBreachedPassword(password))
		throw validationError([{ path, message: "This password was in a breach of some service, so it is among those that are tried first. Choose another." }]);
}
