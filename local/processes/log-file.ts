import { openSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { OWNER_ONLY } from "./private-folder";

const ROTATE_AT_BYTES = 10_000_000;
const TAIL_LINES = 15;

/** Opens `<logDir>/<name>.log` for appending; a long one is first set aside as `.1`. Returns a file descriptor. */
export function openLog(logDir: string, name: string): number {
	const file = path.join(logDir, `${name}.log`);
	const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
	if (size > ROTATE_AT_BYTES) renameSync(file, `${file}.1`);
	return openSync(file, "a", OWNER_ONLY);
}

/** The last lines of a part's log, for an error message. */
export function logTail(logDir: string, name: string): string {
	const file = path.join(logDir, `${name}.log`);
	try {
		return readFileSync(file, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
	} catch {
		return "";
	}
}
