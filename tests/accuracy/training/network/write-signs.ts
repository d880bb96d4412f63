import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { LINE_LABELS } from "@/lib/tools/resume-profile/labelling/labels";
import { lineFeaturesOf } from "@/lib/tools/resume-profile/labelling/line-features";
import { lineSignsOf } from "@/lib/tools/resume-profile/labelling/line-signs";
import type { MadeLines } from "@/tests/accuracy/training/read-made";
import { variantsOf } from "@/tests/accuracy/training/variants";

/** Measures are written as whole thousandths. */
const THOUSAND = 1_000;

/** The lines of one resume as whole numbers: how many, then of each its label or -1, what looks alike, its passage, its groups and its measures. */
function numbersOf({ lines, truths }: MadeLines): number[] {
	const seen = lineFeaturesOf(lines);
	const signs = lineSignsOf(lines, seen);
	return [
		lines.length,
		...signs.flatMap(({ groups, measures, look, style }, at) => {
			const label = truths[at]?.label ?? null;
			return [
				label === null ? -1 : LINE_LABELS.indexOf(label),
				look,
				style,
				seen[at]?.passage ?? 0,
				...groups.flatMap((group) => [group.length, ...group]),
				...measures.map((measure) => Math.round(measure * THOUSAND)),
			];
		}),
	];
}

/** Writes what the network sees of resumes that were read and labelled, with their variants unless they are only looked at. */
async function writeSigns(file: string, outFile: string, isApart: boolean): Promise<void> {
	const out = createWriteStream(outFile);
	for await (const text of createInterface(createReadStream(file))) {
		const made: MadeLines = JSON.parse(text);
		for (const one of isApart ? [made] : variantsOf(made))
			if (one.lines.length > 0) out.write(Buffer.from(Int32Array.from(numbersOf(one), (number) => number | 0).buffer));
	}
	out.end();
}

const [file = "/tmp/learned.jsonl", outFile = "/tmp/learned.signs", apart] = process.argv.slice(2);
await writeSigns(file, outFile, apart === "apart");
