import { z } from "zod";

/** One character over and over, or digits or letters simply counted up or down. */
function isRun(password: string): boolean {
	const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
	const step = (codes[1] ?? 0) - (codes[0] ?? 0);
	return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

/**
 * A password that somebody chooses: 8 to 128 characters and no composition rules (NIST 800-63B, 5.1.1.2). The list of common ones is too
 * large for a browser; whoever stores a password asks it by `refuseKnownPassword`.
 */
export const NewPassword = z
	.string()
	.min(8, "Use at least 8 characters.")
	.max(128, "Use at most 128 characters.")
	.refine((password) => !isRun(password), "This password is among the most common ones. Choose another.")
	.describe("Not one of the most common passwords");
