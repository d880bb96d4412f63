import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"]).toString());
const SAMPLE_MS = 500;

interface ProcessState {
	readonly parent: number;
	/** Processor time of the process and of its children that have ended. */
	readonly cpuMs: number;
}

/** Memory of the web process over a time. Millions of bytes. */
export interface Memory {
	readonly peakMb: number;
	readonly lastMb: number;
}

function stateOf(pid: number): ProcessState | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0);
		return { parent: Number(fields[1]), cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
	} catch {
		// It ended while it was being looked at.
		return null;
	}
}

function residentMb(pid: number): number {
	const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
	return (pages * 4096) / 1_000_000;
}

/** What the processes of a stack take, read from /proc: Linux only. */
export class StackProcesses {
	private readonly roots: ReadonlyMap<string, number>;

	constructor(localDir: string) {
		const record: { parts: Record<string, { pid: number }> } = JSON.parse(readFileSync(path.join(localDir, "processes.json"), "utf8"));
		this.roots = new Map(Object.entries(record.parts).map(([name, { pid }]) => [name, pid]));
	}

	/** Processor time of each part since it started, its workers included. Milliseconds. */
	cpuMs(): Map<string, number> {
		const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
		const states = new Map(pids.flatMap((pid) => [stateOf(pid)].flatMap((state) => (state ? [[pid, state] as const] : []))));
		const children = new Map<number, number[]>();
		for (const [pid, { parent }] of states) children.set(parent, [...(children.get(parent) ?? []), pid]);
		const whole = (pid: number): number => (children.get(pid) ?? []).reduce((total, child) => total + whole(child), states.get(pid)?.cpuMs ?? 0);
		return new Map([...this.roots].map(([name, pid]) => [name, whole(pid)]));
	}

	/** Forgets the most memory that the workers of a part have held. */
	forgetPeaks(part: string): void {
		for (const pid of this.workersOf(part)) writeFileSync(`/proc/${pid}/clear_refs`, "5");
	}

	/** The most memory that one worker of a part has held since. Millions of bytes. */
	peakMb(part: string): number {
		const peaks = this.workersOf(part).map((pid) => {
			try {
				return (Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024) / 1_000_000;
			} catch {
				return 0;
			}
		});
		return Math.max(0, ...peaks);
	}

	private workersOf(part: string): number[] {
		const root = this.roots.get(part);
		return readdirSync("/proc")
			.map(Number)
			.filter((pid) => Number.isInteger(pid) && stateOf(pid)?.parent === root);
	}

	/** Processor time of each worker of a part that lives. Milliseconds, by process. */
	workersMs(part: string): Map<number, number> {
		return new Map(this.workersOf(part).flatMap((pid) => [stateOf(pid)].flatMap((state) => (state ? [[pid, state.cpuMs] as const] : []))));
	}

	webMb(): number {
		return residentMb(this.roots.get("web") ?? 0);
	}

	/** Watches the web process until it is told to stop. */
	watchMemory(): () => Memory {
		let [peakMb, lastMb] = [0, 0];
		const look = () => {
			lastMb = this.webMb();
			peakMb = Math.max(peakMb, lastMb);
		};
		const timer = setInterval(look, SAMPLE_MS);
		return () => {
			clearInterval(timer);
			look();
			return { peakMb, lastMb };
		};
	}
}

/** What was added between two looks. */
export function since(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Map<string, number> {
	return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)]));
}
