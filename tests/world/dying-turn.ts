// A run of an agent driven in a process of its own, which dies after the step of a given number: a change of the database, or an answer of the model.
// Run with DYING_TURN, a JSON text; says last what its steps were. At 0 it lives to the end.
import { writeSync } from "node:fs";
import "next/dist/server/node-environment-baseline.js";
import { z } from "zod";
import { steps, watchSteps } from "./step-watch";

const Turn = z.object({ diesAfter: z.int(), drive: z.object({ jobSpecId: z.string(), attemptId: z.string(), driveId: z.string() }) });
const { diesAfter, drive } = Turn.parse(JSON.parse(process.env.DYING_TURN ?? ""));
watchSteps(diesAfter);

const { driveHere } = await import("./drive-here");
await driveHere(drive);
writeSync(1, `${JSON.stringify({ steps, hasDied: false })}\n`);
process.exit(0);
