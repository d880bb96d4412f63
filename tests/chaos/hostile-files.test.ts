import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileFiles } from "@/tests/hostile/all-files";
import { enterAsGuest, type Guest } from "./guest";
import { type Seen, startOnlookers } from "./onlookers";
import { SLOWNESS } from "./stack";
import { type Outcome, tryFile } from "./try-file";

/** `npm run chaos -- long` takes every file and tears documents at many places; otherwise each kind is there with a part of its files. */
const isLong = process.env.CHAOS_LONG === "1";
const files = hostileFiles(isLong ? 60 : 5).filter((_, at) => isLong || at % 3 === 0);

/** Its turn lasts ten seconds (`integration/tool-host/limits`); before that it waits, on a busy machine also for a process that is being started again. */
const SENTENCE_WITHIN_MS = 20_000 * SLOWNESS;
const MOST_MB = 600;
const ANSWER_WITHIN_MS = 1_000 * SLOWNESS;
/** What a person may be told. A code of ours that says nothing else is a fault. */
const SENTENCE = /^\S.{14,}[.!]$/s;

const outcomes: Outcome[] = [];
let attacker: Guest;
let onlookers: Awaited<ReturnType<typeof startOnlookers>>;
let seen: Seen | null = null;

beforeAll(async () => {
	onlookers = await startOnlookers();
	attacker = await enterAsGuest();
});
afterAll(async () => {
	if (seen === null) await onlookers.stop();
});

describe.concurrent("of a stranger's files, each", () => {
	it.each(files.map((file) => [file.title, file] as const))("%s: is read, or refused with a sentence, in its time", async (_title, file) => {
		const outcome = await tryFile(attacker, file);
		outcomes.push(outcome);
		const { end, status, code, message, turnsMs } = outcome;
		expect(status).toBeLessThan(500);
		expect(code).not.toBe("INTERNAL");
		if (end !== "read") expect(message).toMatch(SENTENCE);
		expect(Math.max(...turnsMs)).toBeLessThan(SENTENCE_WITHIN_MS);
	});
});

it("meanwhile a second user is served as ever, and the web process keeps its size", async () => {
	seen = await onlookers.stop();
	const worst = Object.fromEntries(
		Object.entries(seen.timings).map(([kind, { count, untimed, worstMs, worstExcessMs }]) => [kind, [count, untimed, worstMs, worstExcessMs].map(Math.round)]),
	);
	const ends = Object.fromEntries(
		["not taken", "not fitting", "not read", "read"].map((end) => [end, outcomes.filter((outcome) => outcome.end === end).length]),
	);
	process.stdout.write(
		`on a machine ${SLOWNESS.toFixed(1)} times slower than an idle one: ${outcomes.length} files ${JSON.stringify(ends)}, slowest turn ${Math.max(...outcomes.flatMap(({ turnsMs }) => turnsMs))} ms; `,
	);
	process.stdout.write(
		`the second user's answers (timed, not timed for the host's sake, slowest, beyond another process's), ${JSON.stringify(worst)} ms; web process at most ${Math.round(seen.mostMb)} MB\n`,
	);
	for (const [kind, { count, failures, worstExcessMs }] of Object.entries(seen.timings)) {
		expect(failures, kind).toEqual([]);
		expect(worstExcessMs, kind).toBeLessThan(ANSWER_WITHIN_MS);
		expect(count).toBeGreaterThan(10);
	}
	expect(seen.mostMb).toBeLessThan(MOST_MB);
});
