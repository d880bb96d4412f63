import { it } from "vitest";
import { surviveBetweenSteps, surviveInTool } from "./one-kill";

const OUTER_LIMIT_MS = 240_000;

/** One run and one part at a time, looked at more closely than where much goes wrong at once. */
for (const part of ["web", "postgres", "inngest", "tool-host"] as const) {
	it(`a run outlives ${part} that is killed in the middle of a tool`, () => surviveInTool(part), OUTER_LIMIT_MS);
	it(`a run outlives ${part} that is killed between two steps`, () => surviveBetweenSteps(part), OUTER_LIMIT_MS);
}
