import { z } from "zod";
import { commonPasswords } from "./common-passwords";

/** One character over and over, or digits or letters simply counted up or down. */
function isRun(password: string): boolean {
	const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
	const step = (codes[1] ?? 0) - (codes[0] ?? 0);
	return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

/** Whether guessing would start with this password. Case doesn't save a common word. */
export function isCommonPassword(password: string): boolean {
	return commonPasswords.has(password.toLowerCase()) || isRun(password.toLowerCase());
}

/** A password that somebody chooses: 8 to 128 characters, no composition rules, not a common one (NIST 800-63B, 5.1.1.2). */
export const NewPassword = z
	.string()
	.min(8, "Use at least 8 characters.")
	.max(128, "Use at most 128 characters.")
	.refine((password) => !isCommonPassword(password), "This password is among the most common ones. Choose another.");
