import { readFile } from "node:fs/promises";

/** Processor time of the whole machine since it started, in ticks, and what of it its host gave to other machines. */
interface MachineTime {
	readonly total: number;
	readonly stolen: number;
}

/** Null where no system tells. */
async function machineTime(): Promise<MachineTime | null> {
	const stat = await readFile("/proc/stat", "utf8").catch(() => null);
	const ticks = stat?.split("\n", 1)[0]?.trim().split(/\s+/).slice(1, 9).map(Number);
	return ticks?.length === 8 ? { total: ticks.reduce((sum, part) => sum + part, 0), stolen: ticks[7] ?? 0 } : null;
}

/** Begins to look at what share of this machine's processors its host gives to others; the answer tells it (0 to 1), 0 where no system tells. */
export async function watchStolenTime(): Promise<() => Promise<number>> {
	const before = await machineTime();
	return async () => {
		const after = await machineTime();
		if (!before || !after || after.total === before.total) return 0;
		return (after.stolen - before.stolen) / (after.total - before.total);
	};
}
