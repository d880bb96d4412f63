import { wordsOf } from "./posting-words";
import { type ComparableText, comparable } from "./text-differences";

const MOST_REMEMBERED = 1_500;
/** What some boards have applicants repeat: another word for each reader, and nothing about the opening. */
const READER_CHECK = { start: "mention the word ", end: " when applying", longest: 120 } as const;

function withoutReaderCheck(text: string): string {
	const start = text.indexOf(READER_CHECK.start);
	if (start < 0) return text;
	const length = text.slice(start, start + READER_CHECK.longest).indexOf(READER_CHECK.end);
	return length < 0 ? text : `${text.slice(0, start)}\n${text.slice(start + length)}`;
}

/** Texts made ready for comparing, the latest of them remembered. */
export class TextMemory {
	private readonly texts = new Map<string, ComparableText>();

	of(text: string): ComparableText {
		const known = this.texts.get(text);
		if (known) return known;
		if (this.texts.size >= MOST_REMEMBERED) this.texts.clear();
		const made = comparable(wordsOf(withoutReaderCheck(text)));
		this.texts.set(text, made);
		return made;
	}
}
