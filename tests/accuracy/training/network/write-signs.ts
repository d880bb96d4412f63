import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Signs } from "@/lib/tools/reading/network";
import { LINE_LABELS } from "@/lib/tools/resume-profile/labelling/labels";
import { lineFeaturesOf } from "@/lib/tools/resume-profile/labelling/line-features";
import { lineSignsOf } from "@/lib/tools/resume-profile/labelling/network/line-signs";
import { passagesOf, segmentSignsOf } from "@/lib/tools/resume-profile/labelling/network/segment-signs";
import { SEGMENT_PASSAGES } from "@/lib/tools/resume-profile/labelling/segment-features";
import { headsOf } from "@/tests/accuracy/training/heads-of-resume";
import type { MadeLines } from "@/tests/accuracy/training/read-made";
import { variantsOf } from "@/tests/accuracy/training/variants";

/** Measures are written as whole thousandths. */
const THOUSAND = 1_000;

/** One sequence as whole numbers: how many elements, then of each its label or -1, what looks alike, its passage, its groups and its measures. */
function numbersOf(signs: readonly Signs[], labels: readonly number[], passages: readonly number[]): number[] {
	return [
		signs.length,
		...signs.flatMap(({ groups, measures, look, style }, at) => [
			labels[at] ?? -1,
			look,
			style,
			passages[at] ?? 0,
			...groups.flatMap((group) => [group.length, ...group]),
			...measures.map((measure) => Math.round(measure * THOUSAND)),
		]),
	];
}

function linesOf({ lines, truths }: MadeLines): number[][] {
	const seen = lineFeaturesOf(lines);
	const labels = truths.map(({ label }) => (label === null ? -1 : LINE_LABELS.indexOf(label)));
	const passages = seen.map(({ passage }) => passage);
	return lines.length > 0 ? [numbersOf(lineSignsOf(lines, seen), labels, passages)] : [];
}

/** The parts of the heads of a resume's jobs are one sequence, those of its studies another. */
function partsOf(made: MadeLines): number[][] {
	return headsOf(made).flatMap(({ entries, examples }) => {
		const sequences = examples.map(({ sequence }) => sequence);
		const labels = examples.flatMap((example) => [...example.labels]);
		return labels.length > 0 ? [numbersOf(segmentSignsOf(entries, sequences), labels, passagesOf(sequences, SEGMENT_PASSAGES))] : [];
	});
}

/** Writes what a network sees of resumes that were read and labelled, with their variants unless they are only looked at. */
async function writeSigns(what: "lines" | "heads", file: string, outFile: string, isApart: boolean): Promise<void> {
	const out = createWriteStream(outFile);
	for await (const text of createInterface(createReadStream(file))) {
		const made: MadeLines = JSON.parse(text);
		for (const one of isApart ? [made] : variantsOf(made))
			for (const numbers of what === "lines" ? linesOf(one) : partsOf(one)) out.write(Buffer.from(Int32Array.from(numbers, (number) => number | 0).buffer));
	}
	out.end();
}

const [what, file = "/tmp/learned.jsonl", outFile = "/tmp/learned.signs", apart] = process.argv.slice(2);
await writeSigns(what === "heads" ? "heads" : "lines", file, outFile, apart === "apart");
