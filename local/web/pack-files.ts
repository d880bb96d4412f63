import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import pLimit from "p-limit";
import { PACKED } from "./packed-files.mjs";

const PACKABLE = [".js", ".css"];
/** As many as Node works on at once by itself. */
const AT_ONCE = 4;

const compress = promisify(brotliCompress);

/** Bytes from which a file is no page's script but data that a task on the device loads. The last percents of that would take half a minute. */
const LARGE = 512 * 1024;
const SMALLEST = 11;
const QUICK = 6;

async function pack(file: string): Promise<void> {
	const whole = await readFile(file);
	const packed = await compress(whole, {
		params: { [constants.BROTLI_PARAM_QUALITY]: whole.length < LARGE ? SMALLEST : QUICK, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
	});
	if (packed.length >= whole.length) return;
	await writeFile(file + PACKED, packed);
	const { atime, mtime } = await stat(file);
	await utimes(file + PACKED, atime, mtime);
}

/** Lays a packed copy beside every script and style of a build. */
export async function packFiles(staticDir: string): Promise<void> {
	const names = await readdir(staticDir, { recursive: true });
	const limit = pLimit(AT_ONCE);
	await Promise.all(names.filter((name) => PACKABLE.includes(path.extname(name))).map((name) => limit(() => pack(path.join(staticDir, name)))));
}
