import { createWriteStream } from "node:fs";
import path from "node:path";
import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { TAGS } from "@/lib/tools/documents/redacting/finding/tagging/tag-tokens";
import { passagesOf, tokenSignsOf } from "@/lib/tools/documents/redacting/finding/tagging/token-signs";
import { tokensOf } from "@/lib/tools/documents/redacting/finding/tagging/tokens";
import { readBanks } from "@/tests/accuracy/making/bank";
import { frequentWords } from "@/tests/accuracy/personal-data/learning/examples";
import { Composer, Dice } from "./addresses";
import { DocumentComposer } from "./composed";
import type { LabelledLine } from "./filler";
import { labelledDocuments, withOthers } from "./real";

const THOUSAND = 1_000;

/** One document as whole numbers, as `learn.py` reads them: of each token its label or -1, what looks alike, its passage, its groups and its measures. */
function numbersOf(lines: readonly FinderLine[], pieces: readonly LabelledLine[]): number[] {
	const tokens = tokensOf(lines);
	const marks = pieces.map((line) => line.flatMap(({ text, tag }) => Array.from({ length: text.length }, () => (tag === "any" ? -1 : TAGS.indexOf(tag)))));
	const passages = passagesOf(tokens);
	const signs = tokenSignsOf(lines, tokens);
	return [
		tokens.length,
		...signs.flatMap(({ groups, measures, look, style }, at) => {
			const { line, start } = tokens[at] ?? { line: 0, start: 0 };
			return [
				marks[line]?.[start] ?? 0,
				look,
				style,
				passages[at] ?? 0,
				...groups.flatMap((group) => [group.length, ...group]),
				...measures.map((measure) => Math.round(measure * THOUSAND)),
			];
		}),
	];
}

const plainLines = (pieces: readonly LabelledLine[]): { lines: FinderLine[]; pieces: LabelledLine[] } => {
	const filled = pieces.filter((line) => line.some(({ text }) => text.trim() !== ""));
	return { lines: filled.map((line, at) => ({ lineId: `l${at}`, page: 1, text: line.map(({ text }) => text).join(""), box: null })), pieces: filled };
};

/** Usage: write-signs OUT COMPOSED VARIANTS WITHOUT-COUNTRIES FOLDER… */
const [outFile = "/tmp/learned.signs", composed = "0", variants = "0", without = "-", ...folders] = process.argv.slice(2);
const dice = new Dice(7);
const frequent = new Map([...frequentWords()].map(([language, words]) => [path.basename(language, ".txt"), words]));
const composer = new DocumentComposer(new Composer(dice), await readBanks(), frequent, new Set(without === "-" ? [] : without.split(",")));
const out = createWriteStream(outFile);
const write = ({ lines, pieces }: { lines: readonly FinderLine[]; pieces: readonly LabelledLine[] }) => {
	const numbers = numbersOf(lines, pieces);
	if ((numbers[0] ?? 0) > 0) out.write(Buffer.from(Int32Array.from(numbers, (number) => number | 0).buffer));
};
for (let at = 0; at < Number(composed); at++) write(plainLines(composer.document()));
for (const folder of folders) {
	for (const document of await labelledDocuments(folder)) {
		write(document);
		for (let at = 0; at < Number(variants); at++) write(withOthers(document, composer, dice));
	}
}
out.end();
