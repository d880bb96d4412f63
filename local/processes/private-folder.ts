import { chmodSync, mkdirSync } from "node:fs";

/** For files that hold secrets, mails, or what people uploaded. */
export const OWNER_ONLY = 0o600;

const ONLY_OWNER_ENTERS = 0o700;
const OTHERS_PASS_THROUGH = 0o711;

/** Makes a folder, and one that was there before, its owner's alone. */
export function makePrivateFolder(dir: string): void {
	mkdirSync(dir, { recursive: true, mode: ONLY_OWNER_ENTERS });
	chmodSync(dir, ONLY_OWNER_ENTERS);
}

/**
 * The folder of a stack, its owner's alone. Root's Postgres runs as another account and has to walk through it to its own folder; whoever may
 * walk through still can't list it, and all that lies in it is closed.
 */
export function makeStackFolder(dir: string): void {
	makePrivateFolder(dir);
	if (process.getuid?.() === 0) chmodSync(dir, OTHERS_PASS_THROUGH);
}
