"use client";

import { cn } from "@/components/ui/class-names";
import type { CoverLetter, LetterSentence } from "@/lib/tools/documents/letters/schemas";
import { letterWords } from "@/lib/tools/documents/letters/words/languages";

interface LetterSheetProps {
	letter: CoverLetter;
	chosenId: string | null;
	onChoose: (sentence: LetterSentence) => void;
}

/** The letter as a page. Each sentence shows its source when it is pointed at or has the focus. */
export function LetterSheet({ letter, chosenId, onChoose }: LetterSheetProps) {
	const [first, ...others] = letter.recipient;
	const sentences = (own: readonly LetterSentence[]) =>
		own.map((sentence) => <Sentence key={sentence.sentenceId} sentence={sentence} isChosen={sentence.sentenceId === chosenId} onChoose={onChoose} />);
	return (
		<article lang={letter.language} aria-label="Your letter" className="grid min-w-0 gap-4 rounded-lg border bg-surface p-5 leading-7 md:p-10">
			<header className="grid gap-1 border-b pb-4">
				<p className="font-semibold text-lg">{letter.sender.name}</p>
				<p className="wrap-anywhere text-ink-muted text-sm">{letter.sender.contact.join(" · ")}</p>
			</header>
			<div
				className={cn(
					"flex flex-wrap items-start justify-between gap-3",
					letterWords(letter.language).recipientAt === "end" && "flex-col items-end text-right",
				)}
			>
				<p className="grid">
					<span>{first}</span>
					{others.map((line) => (
						<span key={line}>{line}</span>
					))}
				</p>
				<p>{letter.placeAndDate}</p>
			</div>
			<h3 className="font-semibold">{letter.subject}</h3>
			<p>{letter.salutation}</p>
			{letter.paragraphs.map(({ style, sentences: own }) =>
				style === "list" ? (
					<ul key={own[0]?.sentenceId} className="grid list-disc gap-2 pl-5">
						{own.map((sentence) => (
							<li key={sentence.sentenceId}>{sentences([sentence])}</li>
						))}
					</ul>
				) : (
					<p key={own[0]?.sentenceId}>{sentences(own)}</p>
				),
			)}
			<p>{letter.closing}</p>
			<p className="font-medium">{letter.sender.name}</p>
			<p className="text-ink-muted text-sm">{letter.enclosure}</p>
		</article>
	);
}

function Sentence({ sentence, isChosen, onChoose }: { sentence: LetterSentence; isChosen: boolean; onChoose: (sentence: LetterSentence) => void }) {
	return (
		<>
			<button
				type="button"
				aria-pressed={isChosen}
				onFocus={() => onChoose(sentence)}
				onPointerEnter={() => onChoose(sentence)}
				onClick={() => onChoose(sentence)}
				className={cn("inline cursor-default rounded-sm text-left leading-7 transition-colors duration-150", isChosen ? "bg-accent-soft" : "hover:bg-sunken")}
			>
				{sentence.text}
			</button>{" "}
		</>
	);
}
