import type { Brief, BriefChoice, BriefLength, BriefSentence, SourceReading } from "@/lib/tools/documents/brief/schemas";
import { stemOf } from "@/lib/tools/documents/brief/words/terms";
import { isAbout, termsOfAll } from "@/lib/tools/documents/brief/words/topics";
import { saysOtherwise } from "./claims";
import { findContradictions } from "./contradictions";
import { isAttendance, listedFigures, sharedWords, type Weighed, weigh } from "./likeness";
import { sameSentences } from "./repeats";

const PER_TOPIC: Readonly<Record<BriefLength, number>> = { short: 2, medium: 4, long: 8 };
/** Two sentences that share more words say too much the same to stand both. */
const MOST_ALIKE = 0.5;
const MOST_FIGURES = 60;
const YEAR = /\b(?:19|20)\d\d\b/;

type Parts = Pick<Brief, "sections" | "contradictions" | "figures">;

/** The year that a sentence speaks of; those without one stand where their document has them. */
function yearOf({ sentence }: Weighed): number {
	return Number(YEAR.exec(sentence.text)?.[0] ?? Number.POSITIVE_INFINITY);
}

function inTime(one: Weighed, other: Weighed): number {
	const [a, b] = [yearOf(one), yearOf(other)];
	return (a === b ? 0 : a - b) || one.at - other.at;
}

type Repeats = (one: Weighed, other: Weighed) => boolean;

/** The weightiest sentences of a list that don't repeat each other or those told before. */
function chooseOf(candidates: readonly Weighed[], told: readonly Weighed[], count: number, repeats: Repeats): Weighed[] {
	const chosen: Weighed[] = [];
	for (const one of [...candidates].sort((a, b) => b.weight - a.weight || a.at - b.at)) {
		if (chosen.length >= count) break;
		if ([...told, ...chosen].every((other) => other.at !== one.at && !repeats(one, other))) chosen.push(one);
	}
	return chosen;
}

/**
 * Arranges the documents' own sentences into a brief: for each chosen topic the weightiest ones, in the order of time, without repeats; then what
 * contradicts itself, side by side. Nothing is worded anew. Equal input gives an equal brief.
 */
export function composeBrief({ sources, sentences, topics }: Pick<SourceReading, "sources" | "sentences" | "topics">, choice: BriefChoice): Parts {
	const terms = termsOfAll(
		sentences,
		sources.map(({ language }) => language),
	);
	const segmenter = new Intl.Segmenter(sources[0]?.language ?? "en", { granularity: "word" });
	const wanted = new Set([...segmenter.segment(choice.view)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => stemOf(segment)));
	const all = weigh(sentences, terms, wanted);
	const places = sameSentences(all);
	const firsts = all.filter((one) => places.has(one.at) && !isAttendance(one));
	const written = (one: Weighed): BriefSentence => ({
		sentenceId: `sentence-${one.at + 1}`,
		text: one.sentence.text,
		citations: (places.get(one.at) ?? [one]).map(({ sentence: { text: _text, ...citation } }) => citation),
	});
	const isGerman = sources.some(({ language }) => language.startsWith("de"));
	const opposed = findContradictions(firsts, isGerman);
	const opposedPairs = new Set(opposed.flatMap(({ one, other }) => [`${one.at} ${other.at}`, `${other.at} ${one.at}`]));
	// What contradicts another sentence stands beside it further down; anything else that says otherwise is no repetition.
	const repeats: Repeats = (one, other) =>
		sharedWords(one, other) >= MOST_ALIKE && (opposedPairs.has(`${one.at} ${other.at}`) || !saysOtherwise(one, other, isGerman));
	const told: Weighed[] = [];
	const sections = choice.topics.flatMap((topic) => {
		const own = chooseOf(
			firsts.filter((one) => one.weighty.includes(topic) || one.clauses.includes(topic) || isAbout(topic, one.terms)),
			told,
			PER_TOPIC[choice.length],
			repeats,
		);
		told.push(...own);
		const heading = topics.find((known) => known.topic === topic)?.label ?? topic;
		return own.length === 0 ? [] : [{ heading, sentences: [...own].sort(inTime).map(written) }];
	});
	const contradictions = opposed.map(({ one, other, about, differs }) => ({ about, differs, one: written(one), other: written(other) }));
	const figures = [...told]
		.sort((one, other) => one.at - other.at)
		.flatMap((one) => [...new Set(listedFigures(one))].map((value) => ({ value, sentenceId: `sentence-${one.at + 1}` })))
		.slice(0, MOST_FIGURES);
	return { sections, contradictions, figures };
}
