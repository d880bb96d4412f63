import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { LINE_LABELS, SEGMENT_ROLES, type SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { LINE_PASSAGES, lineFeaturesOf } from "@/lib/tools/resume-profile/labelling/line-features";
import { withSurroundings } from "@/lib/tools/resume-profile/labelling/line-surroundings";
import { SEGMENT_PASSAGES } from "@/lib/tools/resume-profile/labelling/segment-features";
import { withPeers } from "@/lib/tools/resume-profile/labelling/segment-peers";
import { decode, type SequenceModel } from "@/lib/tools/resume-profile/labelling/sequence-model";
import { type Heads, headsOf } from "./heads-of-resume";
import { describeErrors, type Example, Perceptron, packModel, type Shape, together } from "./perceptron";
import type { MadeLines } from "./read-made";
import { variantsOf } from "./variants";

const EPOCHS = 6;
const FOLDS = 3;
const FOLD_EPOCHS = 3;
/** Every so many-th resume is kept for looking how well it goes. */
const KEPT_APART = 10;
const LINES: Shape = { labels: LINE_LABELS, passageCount: LINE_PASSAGES, tableSize: 1 << 19, seeds: [7, 23, 51] };
const SEGMENTS: Shape = { labels: SEGMENT_ROLES, passageCount: SEGMENT_PASSAGES, tableSize: 1 << 18, seeds: [7, 23, 51] };
const outDir = path.resolve(import.meta.dirname, "../../../lib/tools/resume-profile/labelling");

function linesExample({ language, lines, truths }: MadeLines): Example {
	return {
		group: language,
		sequence: lineFeaturesOf(lines),
		labels: Int8Array.from(truths, ({ label }) => (label === null ? -1 : LINE_LABELS.indexOf(label))),
	};
}

/** A resume with what is seen of its lines. */
interface Read {
	readonly made: MadeLines;
	readonly example: Example;
}

function trained(shape: Shape, examples: readonly Example[], epochs: number): SequenceModel {
	return together(
		shape.seeds.map((seed) => {
			const perceptron = new Perceptron(shape, seed);
			perceptron.train(examples, epochs);
			return perceptron.model();
		}),
	);
}

async function keep(model: SequenceModel, labels: readonly string[], fileName: string): Promise<void> {
	await writeFile(path.join(outDir, fileName), `${JSON.stringify(packModel(model, labels))}\n`);
}

const namesOf = <T>(labels: Uint8Array, names: readonly T[]): T[] => Array.from(labels, (label) => names[label] as T);

/** Copies and variants of one resume lie in one part: it would be no stranger to what learned from another of them. */
const foldOf = (number: number): number => (Math.imul(number, 2_654_435_761) >>> 8) % FOLDS;

/**
 * A second look needs first labels as they come for resumes that were not learned from: for each part of them a model that learned from the others
 * gives these.
 */
function secondExamples<T>(
	all: readonly T[],
	shape: Shape,
	examplesOf: (one: T) => readonly Example[],
	again: (one: T, model: SequenceModel) => Example[],
	numberOf: (one: T) => number,
): Example[] {
	return Array.from({ length: FOLDS }, (_, fold) => {
		const isOfFold = (one: T) => foldOf(numberOf(one)) === fold;
		const model = trained(shape, all.filter((one) => !isOfFold(one)).flatMap(examplesOf), FOLD_EPOCHS);
		return all.filter(isOfFold).flatMap((one) => again(one, model));
	}).flat();
}

function linesAgain({ made, example }: Read, model: SequenceModel): Example[] {
	return [{ ...example, sequence: withSurroundings(made.lines, example.sequence, namesOf(decode(model, example.sequence), LINE_LABELS)) }];
}

function headsAgain({ entries, examples }: Heads, model: SequenceModel): Example[] {
	const roles = examples.map(({ sequence }, entry) =>
		namesOf(decode(model, sequence), SEGMENT_ROLES).map((role, at): SegmentRole => (entries[entry]?.[at]?.isDates ? "dates" : role)),
	);
	const sequences = withPeers(
		entries,
		examples.map(({ sequence }) => sequence),
		roles,
	);
	return examples.map((example, at) => ({ ...example, sequence: sequences[at] ?? [] }));
}

/** Two models: for the first look and for the second. */
function learn<T>(
	what: string,
	shape: Shape,
	learned: readonly T[],
	apart: readonly T[],
	examplesOf: (one: T) => readonly Example[],
	again: (one: T, model: SequenceModel) => Example[],
	numberOf: (one: T) => number,
): [SequenceModel, SequenceModel] {
	const first = trained(shape, learned.flatMap(examplesOf), EPOCHS);
	process.stdout.write(`${what}: ${describeErrors(first, shape.labels, apart.flatMap(examplesOf))}`);
	const second = trained(shape, secondExamples(learned, shape, examplesOf, again, numberOf), EPOCHS);
	process.stdout.write(
		`${what}, looked at again: ${describeErrors(
			second,
			shape.labels,
			apart.flatMap((one) => again(one, first)),
		)}`,
	);
	return [first, second];
}

const LEARNED = ["lines", "heads"] as const;

/** Learns both models of what is asked for from resumes that were made, and writes them unless they are only looked at. */
async function train(file: string, isKept: boolean, wanted: readonly string[]): Promise<void> {
	const lines = { learned: [] as Read[], apart: [] as Read[] };
	const heads = { learned: [] as Heads[], apart: [] as Heads[] };
	for await (const text of createInterface(createReadStream(file))) {
		const made: MadeLines = JSON.parse(text);
		const part = made.number % KEPT_APART === 0 ? "apart" : "learned";
		for (const variant of part === "apart" ? [made] : variantsOf(made)) {
			if (wanted.includes("lines")) lines[part].push({ made: variant, example: linesExample(variant) });
			if (wanted.includes("heads")) heads[part].push(...headsOf(variant));
		}
	}
	if (wanted.includes("heads")) {
		const [first, second] = learn(
			"parts of heads",
			SEGMENTS,
			heads.learned,
			heads.apart,
			({ examples }) => examples,
			headsAgain,
			({ number }) => number,
		);
		if (isKept) await keep(first, SEGMENT_ROLES, "segment-model.json");
		if (isKept) await keep(second, SEGMENT_ROLES, "second-segment-model.json");
	}
	if (wanted.includes("lines")) {
		const [first, second] = learn(
			"lines",
			LINES,
			lines.learned,
			lines.apart,
			({ example }) => [example],
			linesAgain,
			({ made }) => made.number,
		);
		if (isKept) await keep(first, LINE_LABELS, "line-model.json");
		if (isKept) await keep(second, LINE_LABELS, "second-line-model.json");
	}
}

const [file = "/tmp/made.jsonl", kept, ...wanted] = process.argv.slice(2);
await train(file, kept === "keep", wanted.length > 0 ? wanted : LEARNED);
