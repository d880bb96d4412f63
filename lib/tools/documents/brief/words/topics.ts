import { BRIEF_LIMITS, type BriefTopic, type SourceSentence } from "@/lib/tools/documents/brief/schemas";
import { type Term, termsOf } from "./terms";

const FEWEST_SENTENCES = 2;
/** A word of more than this share of the sentences is what everything is about. */
const MOST_SHARE = 0.4;
const MOST_ALIKE = 0.6;
const WORDS = 4;

interface Candidate {
	readonly key: string;
	readonly spellings: Map<string, number>;
	readonly sentences: Set<number>;
	readonly sources: Set<number>;
	readonly size: number;
}

/** The terms of every sentence, each language cut into words by its own rules. */
export function termsOfAll(sentences: readonly SourceSentence[], languages: readonly string[]): Term[][] {
	const segmenters = languages.map((language) => new Intl.Segmenter(language, { granularity: "word" }));
	return sentences.map(({ text, source }) => {
		const segmenter = segmenters[source];
		return segmenter ? termsOf(text, segmenter) : [];
	});
}

function gather(sentences: readonly SourceSentence[], terms: readonly (readonly Term[])[]): Candidate[] {
	const found = new Map<string, Candidate>();
	const note = (key: string, spelling: string, at: number, size: number) => {
		const candidate = found.get(key) ?? { key, spellings: new Map(), sentences: new Set(), sources: new Set(), size };
		candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + 1);
		candidate.sentences.add(at);
		candidate.sources.add(sentences[at]?.source ?? 0);
		found.set(key, candidate);
	};
	for (const [at, own] of terms.entries()) {
		for (const [index, term] of own.entries()) {
			note(term.stem, term.word, at, 1);
			const next = own[index + 1];
			if (next && next.at === term.at + 1) note(`${term.stem} ${next.stem}`, `${term.word} ${next.word}`, at, 2);
		}
	}
	return [...found.values()];
}

function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
	let shared = 0;
	for (const at of one) if (other.has(at)) shared += 1;
	return shared / Math.min(one.size, other.size);
}

function labelOf({ spellings }: Candidate): string {
	const [label = ""] = [...spellings].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([spelling]) => spelling);
	return `${label[0]?.toUpperCase() ?? ""}${label.slice(1)}`;
}

/** What the sentences are about: words and pairs of words that many of them share, each its own part of the sentences, the weightiest first. */
export function findTopics(sentences: readonly SourceSentence[], terms: readonly (readonly Term[])[]): BriefTopic[] {
	const most = Math.max(FEWEST_SENTENCES, sentences.length * MOST_SHARE);
	// Two words together say more than one, and what several documents speak of more than what one does.
	const weight = ({ sentences: own, sources, size }: Candidate) =>
		own.size * Math.log(sentences.length / own.size + 1) * (size === 2 ? 2.2 : 1) * Math.sqrt(sources.size);
	const all = gather(sentences, terms);
	const ranked = all
		.filter(({ sentences: own }) => own.size >= FEWEST_SENTENCES && own.size <= most)
		.sort((one, other) => weight(other) - weight(one) || (one.key < other.key ? -1 : 1));
	const chosen: Candidate[] = [];
	for (const candidate of ranked) {
		if (chosen.length >= BRIEF_LIMITS.topics) break;
		if (chosen.every((other) => likeness(candidate.sentences, other.sentences) < MOST_ALIKE)) chosen.push(candidate);
	}
	return chosen.map((candidate) => {
		const near = ranked.filter(
			(other) => other !== candidate && other.size === 1 && !candidate.key.includes(other.key) && likeness(other.sentences, candidate.sentences) >= 0.4,
		);
		return {
			topic: candidate.key,
			label: labelOf(candidate),
			sentenceCount: candidate.sentences.size,
			sourceCount: candidate.sources.size,
			words: near.slice(0, WORDS).map(labelOf),
		};
	});
}

/** Whether a sentence speaks of a topic. */
export function isAbout(topic: string, terms: readonly Term[]): boolean {
	const [first, second] = topic.split(" ");
	return terms.some(
		({ stem, at }, index) => stem === first && (second === undefined || (terms[index + 1]?.stem === second && terms[index + 1]?.at === at + 1)),
	);
}
