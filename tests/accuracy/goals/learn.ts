import { writeFile } from "node:fs/promises";
import path from "node:path";
import { digestOfExamples, EXAMPLE_LABELS, goalExamplesOf, NONE_EXAMPLES } from "@/lib/catalog/goals/examples";
import { GoalClassifier } from "@/lib/catalog/goals/goal-classifier";

const MODEL = path.resolve(import.meta.dirname, "../../../lib/catalog/goals/goal-model.json");

/** Learns from all examples, and writes what was learned to where goals are resolved. */
const own = EXAMPLE_LABELS.flatMap((label) => goalExamplesOf(label));
const model = GoalClassifier.learnParted([...own, ...NONE_EXAMPLES], "none").pack();
await writeFile(MODEL, `${JSON.stringify({ digest: digestOfExamples(), ...model }, null, "\t")}\n`);
process.stdout.write(`Learned ${model.labels.length} labels from ${own.length + NONE_EXAMPLES.length} examples.\n`);
