import { type BloomSize, packWords, wordReader } from "@/lib/tools/documents/redacting/finding/names/languages/bloom";
import packed from "./word-sets.json";

/** One word in a thousand that is not in one seems to be. */
const SIZE: BloomSize = { bitsAWord: 14, hashes: 9 };
type SetName = "ordinary" | "given" | "family";

/** Sets of words as they are kept. */
export type PackedSets = Readonly<Record<SetName, string>>;

/** Equal words give equal bits. */
export function packSets(sets: Readonly<Record<SetName, ReadonlySet<string>>>): PackedSets {
	return { ordinary: packWords(sets.ordinary, SIZE), given: packWords(sets.given, SIZE), family: packWords(sets.family, SIZE) };
}

/** Whether a word is one of everyday speech, of forms or of maps, in a European language, and nobody's name. */
export const isOrdinary = wordReader(packed.ordinary, SIZE.hashes);
/** Whether somebody is called so, and nothing else is. */
export const isGivenSomewhere = wordReader(packed.given, SIZE.hashes);
export const isFamilySomewhere = wordReader(packed.family, SIZE.hashes);
