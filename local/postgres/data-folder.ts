import { randomUUID } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { canReach, postgresUser } from "./system-user";

/**
 * Makes the folder for a cluster if it is missing and returns its real path. For a root whose project the account
 * `postgres` can't reach, the folder lies under /var/lib and `dir` is a link to it.
 */
export function openDataFolder(dir: string): string {
	const user = postgresUser();
	if (!existsSync(dir)) {
		const isDeadLink = lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
		if (isDeadLink) rmSync(dir);
		mkdirSync(path.dirname(dir), { recursive: true });
		if (user && !canReach(realpathSync(path.dirname(dir)), user)) {
			const elsewhere = path.join("/var/lib/goal-mode", `data-${randomUUID()}`);
			mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
			symlinkSync(elsewhere, dir);
		}
		mkdirSync(dir, { recursive: true, mode: 0o700 });
	}
	const realDir = realpathSync(dir);
	if (user) chownSync(realDir, user.uid, user.gid);
	return realDir;
}
