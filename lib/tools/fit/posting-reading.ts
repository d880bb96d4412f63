import { LRUCache } from "lru-cache";
import type { Seniority } from "@/lib/tools/job-search/schemas";
import { type Demand, demandsOf } from "./demands";
import { type AskedWords, askedWordsOf } from "./kindred";
import { levelInText, yearsAskedIn } from "./level";
import { type Needs, needsOf } from "./needs";
import { linesOf } from "./sections";

/** What the text of a posting says, whoever reads it. */
export interface PostingReading {
	readonly demands: readonly Demand[];
	readonly needs: Needs;
	readonly words: AskedWords;
	/** The level that the text tells by other words than a title does. */
	readonly level: Seniority | null;
	/** The most years of work that it asks for. */
	readonly years: number | null;
}

/** In letters of the postings, with which some four bytes each are remembered: about 25 MB when full. */
const MEMORY_LETTERS = 6_000_000;
const LEAST_LETTERS = 500;

const memory = new LRUCache<string, PostingReading>({
	maxSize: MEMORY_LETTERS,
	sizeCalculation: (_reading, text) => Math.max(LEAST_LETTERS, text.length),
});

function read(title: string, description: string): PostingReading {
	const lines = linesOf(description);
	return {
		demands: demandsOf(title, description, lines),
		needs: needsOf(title, description, lines),
		words: askedWordsOf(lines),
		level: levelInText(description),
		years: yearsAskedIn(description),
	};
}

/** The reading of a posting. A process remembers those of late, since the same postings are scored for one person after the other. */
export function readingOf({ title, description }: { readonly title: string; readonly description: string }): PostingReading {
	const text = `${title}\n${description}`;
	const known = memory.get(text);
	if (known !== undefined) return known;
	const fresh = read(title, description);
	memory.set(text, fresh);
	return fresh;
}
