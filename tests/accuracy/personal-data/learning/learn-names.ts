import { writeFile } from "node:fs/promises";
import path from "node:path";
import { packLanguages } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { learnNames, type NameExample, nameReader } from "@/lib/tools/documents/redacting/finding/names/name-model";
import { packSets } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { nameExamples } from "./examples";
import { languageSets } from "./languages";

const NAMES_DIR = path.resolve(import.meta.dirname, "../../../../lib/tools/documents/redacting/finding/names");
const FOLD = 10;

/** How many of the words that a reader has not learned from it tells rightly. */
function measured(examples: readonly NameExample[]): string {
	const read = nameReader(learnNames(examples.filter((_, at) => at % FOLD !== 0)));
	const held = examples.filter((_, at) => at % FOLD === 0);
	const share = (isName: boolean, isRight: (chance: number) => boolean) => {
		const own = held.filter((one) => one.isName === isName);
		return (own.filter(({ word }) => isRight(read(word))).length / own.length).toFixed(3);
	};
	return `held out: names over 0.5 ${share(true, (chance) => chance > 0.5)}, over 0.8 ${share(true, (chance) => chance > 0.8)}; words under 0.5 ${share(false, (chance) => chance < 0.5)}, under 0.8 ${share(false, (chance) => chance < 0.8)}`;
}

/** Learns from all examples, and writes what was learned to where names are found. */
const { examples, ...sets } = await nameExamples();
process.stdout.write(`${measured(examples)}\n`);
await writeFile(path.join(NAMES_DIR, "name-weights.json"), `${JSON.stringify(learnNames(examples), null, "\t")}\n`);
await writeFile(path.join(NAMES_DIR, "words/word-sets.json"), `${JSON.stringify(packSets(sets), null, "\t")}\n`);
process.stdout.write(
	`Learned from ${examples.length} words, ${examples.filter(({ isName }) => isName).length} of them parts of names, and ${sets.ordinary.size} ordinary words, ${sets.given.size} given and ${sets.family.size} family names.\n`,
);
await writeFile(path.join(NAMES_DIR, "languages/language-words.json"), `${JSON.stringify(packLanguages(languageSets()), null, "\t")}\n`);
