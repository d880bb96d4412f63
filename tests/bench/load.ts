import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { withOwnStack } from "@/local/commands/with-own-stack";
import { makeSampleResume } from "@/prisma/sample-resume";
import { LoadUser, Observations, type Outcome } from "./load/load-user";
import { StackProcesses, since } from "./load/stack-processes";

/** It starts its stacks itself: the second has a smaller pool. */
export const startsOwnStack = true;

const JOBS = Number(process.env.BENCH_JOBS || 200);
const WARM_UP = 2;
const ALONE = 4;
const SETTLE_MS = 90_000;

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: number | undefined;
}

const of = (name: string, value: number, unit: string, goal?: number): Measure => ({ name, value, unit, goal });
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How alike two orders are: 1 the same, 0 none, -1 the reverse. Spearman's coefficient. */
function likeness(outcomes: readonly Outcome[]): number {
	const placeBy = (time: (outcome: Outcome) => number) =>
		new Map([...outcomes].sort((one, other) => time(one) - time(other)).map((one, place) => [one, place]));
	const [confirmed, finished] = [placeBy((one) => one.confirmedAt), placeBy((one) => one.finishedAt)];
	const squares = sum(outcomes.map((one) => ((confirmed.get(one) ?? 0) - (finished.get(one) ?? 0)) ** 2));
	const count = outcomes.length;
	return count < 2 ? 1 : 1 - (6 * squares) / (count * (count * count - 1));
}

async function openUsers(web: string, count: number, seen: Observations): Promise<LoadUser[]> {
	const { pdf } = await makeSampleResume();
	const users: LoadUser[] = [];
	for (let index = 0; index < count; index++) users.push(await LoadUser.open(web, pdf, seen));
	return users;
}

/** What one job costs when it is alone, part by part. Milliseconds of processor time. */
async function costOfOne(web: string, processes: StackProcesses): Promise<Map<string, number>> {
	const users = await openUsers(web, WARM_UP + ALONE, new Observations());
	for (const user of users.splice(0, WARM_UP)) await runWell(user);
	const before = processes.cpuMs();
	for (const user of users) await runWell(user);
	return new Map([...since(before, processes.cpuMs())].map(([name, ms]) => [name, ms / ALONE]));
}

async function runWell(user: LoadUser): Promise<void> {
	const { status } = await user.run();
	if (status !== "completed") throw new Error(`A job that ran alone ended as: ${status}`);
}

async function rush(web: string, localDir: string, count: number): Promise<Measure[]> {
	const processes = new StackProcesses(localDir);
	const alone = await costOfOne(web, processes);
	const oneMs = sum(alone.values());
	const seen = new Observations();
	const users = await openUsers(web, count, seen);
	const [idleMb, stopWatching, before, ownBefore] = [processes.webMb(), processes.watchMemory(), processes.cpuMs(), process.cpuUsage()];
	const startedAt = Date.now();
	const outcomes = await Promise.all(users.map((user) => user.run()));
	const totalMs = Date.now() - startedAt;
	const [spent, own] = [since(before, processes.cpuMs()), process.cpuUsage(ownBefore)];
	await delay(SETTLE_MS);
	const memory = stopWatching();
	const done = outcomes.filter(({ status, zipBytes }) => status === "completed" && zipBytes > 0);
	for (const status of new Set(outcomes.map((outcome) => outcome.status))) if (status !== "completed") process.stdout.write(`  ended as: ${status}\n`);
	const answered = (from: number, to: number): number => sum([...seen.answers].map(([status, times]) => (status >= from && status < to ? times : 0)));
	const times = outcomes.map(({ confirmedAt, finishedAt }) => (finishedAt - confirmedAt) / 1000);
	return [
		of("jobs at once", count, ""),
		of("jobs not done", count - done.length, "", 0),
		of("answers of 500 and more", answered(500, 600), "", 0),
		of("answers of 400 to 499", answered(400, 500), "", 0),
		of("finish order against confirm order (1: the same)", likeness(done), ""),
		of("confirm to ZIP, median", percentile(times, 0.5), "s"),
		of("confirm to ZIP, slowest", Math.max(...times), "s"),
		of("users told that they are in line", seen.inLine.size, ""),
		of("status, p50", percentile(seen.statusMs, 0.5), "ms"),
		of("status, p95", percentile(seen.statusMs, 0.95), "ms", 300),
		of("status, answers", seen.statusMs.length, ""),
		of("slowest answer of any route", seen.slowestMs, "ms"),
		of("web process before", idleMb, "MB"),
		of("web process, peak", memory.peakMb, "MB", 600),
		of(`web process ${SETTLE_MS / 1000} s after`, memory.lastMb, "MB"),
		of("in all", totalMs / 1000, "s"),
		of("in all, against processor time of one × jobs ÷ cores", totalMs / ((count * oneMs) / availableParallelism()), "×", 1.3),
		of("processor time of one job alone", oneMs, "ms"),
		...[...alone].map(([name, ms]) => of(`  of it ${name}`, ms, "ms")),
		of("processor time of a job in the rush", sum(spent.values()) / count, "ms"),
		...[...spent].map(([name, ms]) => of(`  of it ${name}`, ms / count, "ms")),
		of("processor time of the users' side, a job", (own.user + own.system) / 1000 / count, "ms"),
	];
}

async function rushOnOwnStack(count: number, poolSize: string): Promise<Measure[]> {
	process.env.DATABASE_POOL_SIZE = poolSize;
	return withOwnStack(({ web }, endpointsFile) => rush(web, path.dirname(endpointsFile), count));
}

/** So many users' main jobs at once, through both pauses to the ZIP: BENCH_JOBS of them, 200 by default. */
export function benchLoad(): Promise<Measure[]> {
	return rushOnOwnStack(JOBS, "");
}

/** A tenth of them, 20 by default, on a pool of five connections. */
export function benchSmallPool(): Promise<Measure[]> {
	return rushOnOwnStack(Math.max(2, Math.round(JOBS / 10)), "5");
}
