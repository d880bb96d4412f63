import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";

export interface SystemUser {
	uid: number;
	gid: number;
}

function lookUp(name: string): SystemUser | null {
	try {
		const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
		return { uid: id("-u"), gid: id("-g") };
	} catch {
		return null;
	}
}

/**
 * The user that Postgres runs as: it refuses to run as root, so root lends it the account `postgres` (made on first
 * use). Anybody else runs it as themselves: undefined.
 */
export function postgresUser(): SystemUser | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const known = lookUp("postgres");
	if (known) return known;
	execFileSync("groupadd", ["--force", "--system", "postgres"]);
	execFileSync("useradd", ["--system", "--gid", "postgres", "--no-create-home", "postgres"]);
	const made = lookUp("postgres");
	if (!made) throw new Error("Postgres can't run as root, and the account 'postgres' could not be made.");
	return made;
}

function mayEnter(dir: string, user: SystemUser): boolean {
	const { mode, uid, gid } = statSync(dir);
	if (uid === user.uid) return (mode & 0o100) !== 0;
	if (gid === user.gid) return (mode & 0o010) !== 0;
	return (mode & 0o001) !== 0;
}

/** Whether that user may walk from the root of the file system into this existing folder. */
export function canReach(dir: string, user: SystemUser): boolean {
	const parent = path.dirname(dir);
	return mayEnter(dir, user) && (parent === dir || canReach(parent, user));
}
