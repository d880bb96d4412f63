import { cn } from "@/components/ui/class-names";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { type Brief, type BriefSentence, type Citation, citationWords, DIFFERENCE_WORDS, OPPOSED_WORDS } from "@/lib/tools/documents/brief/schemas";
import type { Opened } from "./source-page";

type OnOpen = (sentence: BriefSentence, at: number) => void;

interface BriefTextProps {
	brief: Brief;
	opened: Opened | null;
	onOpen: OnOpen;
}

/** The brief by topics, what is said in two ways, and the numbers; behind each sentence the places where it stands. */
export function BriefText({ brief, opened, onOpen }: BriefTextProps) {
	const shown = { sources: brief.sources, opened, onOpen };
	const sentences = new Map(brief.sections.flatMap((section) => section.sentences.map((sentence) => [sentence.sentenceId, sentence] as const)));
	return (
		<div className="grid min-w-0 grid-cols-1 gap-8">
			{brief.sections.map(({ heading, sentences: own }) => (
				<section key={heading} aria-label={heading} className="grid gap-3">
					<h3 className="font-semibold">{heading}</h3>
					{own.map((sentence) => (
						<Sentence key={sentence.sentenceId} sentence={sentence} {...shown} />
					))}
				</section>
			))}
			{brief.contradictions.length > 0 && (
				<section aria-label="Said in two ways" className="grid gap-3">
					<h3 className="font-semibold">Said in two ways</h3>
					<p className="max-w-[72ch] text-ink-muted text-sm">{OPPOSED_WORDS}</p>
					{brief.contradictions.map(({ differs, one, other }) => (
						<div key={`${one.sentenceId} ${other.sentenceId}`} className="grid gap-4 rounded-lg border bg-surface p-4 sm:grid-cols-2">
							<p className="font-medium text-sm sm:col-span-2">{DIFFERENCE_WORDS[differs]}</p>
							<Sentence sentence={one} {...shown} />
							<Sentence sentence={other} {...shown} />
						</div>
					))}
				</section>
			)}
			{brief.figures.length > 0 && (
				<section aria-label="Numbers and dates" className="grid min-w-0 gap-3">
					<h3 className="font-semibold">Numbers and dates</h3>
					<div className="overflow-x-auto rounded-lg border">
						<Table>
							<thead>
								<tr>
									<HeaderCell isNumeric>Value</HeaderCell>
									<HeaderCell>Sentence</HeaderCell>
								</tr>
							</thead>
							<tbody>
								{brief.figures.map(({ value, sentenceId }) => (
									<Row key={`${sentenceId} ${value}`}>
										<Cell isNumeric className="whitespace-nowrap py-2 align-top">
											{value}
										</Cell>
										<Cell dir="auto" className="min-w-56 py-2 text-sm">
											{sentences.get(sentenceId)?.text}
										</Cell>
									</Row>
								))}
							</tbody>
						</Table>
					</div>
				</section>
			)}
		</div>
	);
}

interface SentenceProps {
	sentence: BriefSentence;
	sources: Brief["sources"];
	opened: Opened | null;
	onOpen: OnOpen;
}

const isSame = (one: Citation, other: Citation) => one.source === other.source && one.page === other.page && one.line === other.line;

function Sentence({ sentence, sources, opened, onOpen }: SentenceProps) {
	return (
		<div className="grid max-w-[72ch] content-start gap-1">
			<p dir="auto" className="break-words">
				{sentence.text}
			</p>
			<p className="flex flex-wrap gap-1.5">
				{sentence.citations.map((citation, at) => {
					const isOpen = opened?.sentence.sentenceId === sentence.sentenceId && isSame(opened.citation, citation);
					return (
						<button
							key={`${citation.source} ${citation.page} ${citation.line}`}
							type="button"
							aria-pressed={isOpen}
							onClick={() => onOpen(sentence, at)}
							className={cn(
								"max-w-full truncate rounded-sm border px-1.5 py-0.5 text-left text-accent text-xs hover:bg-sunken pointer-coarse:min-h-10 pointer-coarse:px-2.5",
								isOpen && "border-accent bg-accent-soft",
							)}
						>
							{citationWords(citation, sources)}
						</button>
					);
				})}
			</p>
		</div>
	);
}
