import type { PointEvidence } from "@/lib/tools/documents/matching/schemas";
import type { LetterParagraph, LetterSentence, SentenceSource } from "./schemas";

/** A sentence before it is numbered. */
export type Sentence = Omit<LetterSentence, "sentenceId">;

export interface Draft {
	readonly style: LetterParagraph["style"];
	readonly sentences: readonly Sentence[];
}

/** Evidence as the source of a sentence. */
export const sourceOf = ({ sourceId, where, source }: PointEvidence): SentenceSource => ({ origin: "resume", sourceId, where, source });

/** A sentence that says nothing of a person. */
export const frame = (text: string): Sentence => ({
	kind: "frame",
	text,
	values: [],
	sources: [{ origin: "posting", sourceId: "posting", where: null, source: null }],
});

/** A paragraph of these sentences; none without any. */
export const textOf = (...sentences: Sentence[]): Draft[] => (sentences.length === 0 ? [] : [{ style: "text", sentences }]);
