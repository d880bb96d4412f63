import { setTimeout as delay } from "node:timers/promises";
import { sweepWhenIdle } from "@/lib/platform/idle-memory";

const megabytes = () => Math.round(process.memoryUsage.rss() / 1_000_000);

/** Holds 300 MB of small objects for a moment, rests, and says how much the process then takes. */
sweepWhenIdle(200);
let held: unknown[] | null = Array.from({ length: 3_000_000 }, (_, n) => ({ n, words: [n] }));
const peak = megabytes() + Number(held.length < 0);
held = null;
await delay(2_000);
process.stdout.write(JSON.stringify({ peak, rested: megabytes() }));
process.exit(0);
