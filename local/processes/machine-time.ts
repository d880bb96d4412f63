import { readFile } from "node:fs/promises";

/** Processor time of the whole machine since it started, in ticks, what of it nobody used, and what of it its host gave to other machines. */
interface MachineTime {
	readonly total: number;
	readonly idle: number;
	readonly stolen: number;
}

/** Null where no system tells. */
async function machineTime(): Promise<MachineTime | null> {
	const stat = await readFile("/proc/stat", "utf8").catch(() => null);
	const ticks = stat?.split("\n", 1)[0]?.trim().split(/\s+/).slice(1, 9).map(Number);
	if (ticks?.length !== 8) return null;
	const [, , , idle = 0, waiting = 0, , , stolen = 0] = ticks;
	return { total: ticks.reduce((sum, part) => sum + part, 0), idle: idle + waiting, stolen };
}

async function watchShare(kind: "idle" | "stolen"): Promise<() => Promise<number | null>> {
	const before = await machineTime();
	return async () => {
		const after = await machineTime();
		if (!before || !after || after.total === before.total) return null;
		return (after[kind] - before[kind]) / (after.total - before.total);
	};
}

/** Begins to look at what share of this machine's processors its host gives to others; the answer tells it (0 to 1), 0 where no system tells. */
export async function watchStolenTime(): Promise<() => Promise<number>> {
	const share = await watchShare("stolen");
	return async () => (await share()) ?? 0;
}

/** Begins to look at what share of this machine's processors is left unused, by whomever; the answer tells it (0 to 1), null where no system tells. */
export function watchIdleTime(): Promise<() => Promise<number | null>> {
	return watchShare("idle");
}
