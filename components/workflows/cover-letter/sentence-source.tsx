import type { LetterSentence } from "@/lib/tools/documents/letters/schemas";
import { sourceInWords } from "./read-letter";

/** What says a sentence: quotes of the resume with their places, or who else. */
export function SentenceSource({ sentence }: { sentence: LetterSentence }) {
	const { what, quotes } = sourceInWords(sentence);
	return (
		<div className="grid gap-2">
			<p className="text-ink-muted text-sm">{what}</p>
			{quotes.map(({ text, place }) => (
				<figure key={`${place} ${text}`} className="grid gap-0.5">
					<blockquote dir="auto" className="break-words border-line-strong border-l-2 pl-3">
						{text}
					</blockquote>
					<figcaption className="pl-3.5 text-ink-muted text-sm">{place}</figcaption>
				</figure>
			))}
		</div>
	);
}
