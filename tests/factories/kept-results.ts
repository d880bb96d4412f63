import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { inject } from "vitest";

const LOOK_AGAIN_MS = 50;
/** Whoever was to make it may have been ended: from then on it is made here. */
const PATIENCE_MS = 60_000;

type Wanted<T> = readonly [key: string, make: () => Promise<T>];

async function readKept<T>(file: string): Promise<{ result: T } | null> {
	const bytes = await readFile(file).catch(() => null);
	return bytes && { result: deserialize(bytes) };
}

async function makeKept<T>(file: string, make: () => Promise<T>): Promise<{ result: T }> {
	const result = await make();
	await writeFile(`${file}.${process.pid}`, serialize(result));
	await rename(`${file}.${process.pid}`, file);
	return { result };
}

/**
 * What takes long to make and is the same for every file of tests: made once in a run, by whichever process comes first, and read by the others.
 * Each key is a name that nothing else has. Gives copies of the caller's own.
 */
export async function keptResults<T>(wanted: readonly Wanted<T>[]): Promise<T[]> {
	const fileOf = (key: string) => path.join(inject("keptFolder"), encodeURIComponent(key));
	const found = new Map<string, T>();
	for (const [key, make] of wanted) {
		const file = fileOf(key);
		const isOurs = await writeFile(`${file}.begun`, "", { flag: "wx" }).then(
			() => true,
			() => false,
		);
		const kept = isOurs ? await makeKept(file, make) : await readKept<T>(file);
		if (kept) found.set(key, kept.result);
	}
	// What another process is making meanwhile.
	const giveUpAt = Date.now() + PATIENCE_MS;
	for (const [key, make] of wanted) {
		while (!found.has(key)) {
			const kept = (await readKept<T>(fileOf(key))) ?? (Date.now() > giveUpAt ? await makeKept(fileOf(key), make) : null);
			if (kept) found.set(key, kept.result);
			else await delay(LOOK_AGAIN_MS);
		}
	}
	return wanted.map(([key]) => found.get(key) as T);
}
