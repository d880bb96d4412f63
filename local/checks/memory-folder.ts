import { accessSync, constants, statfsSync } from "node:fs";
import { totalmem } from "node:os";

const IN_MEMORY = "/dev/shm";
const NEEDED_BYTES = 4 * 1024 ** 3;
const MACHINE_BYTES = 12 * 1024 ** 3;

/** Whether this machine has a folder in memory, and enough memory that nobody misses what is put there. */
function hasRoom(): boolean {
	try {
		accessSync(IN_MEMORY, constants.W_OK);
		const { bavail, bsize } = statfsSync(IN_MEMORY);
		return totalmem() >= MACHINE_BYTES && bavail * bsize >= NEEDED_BYTES;
	} catch {
		return false;
	}
}

/** From here on the temporary files of this process and of those that it starts stand in memory, if it has room: a database of its own for a test file is copied in 35 ms instead of 500. */
export function keepTemporaryFilesInMemory(): void {
	if (hasRoom()) process.env.TMPDIR = IN_MEMORY;
}
