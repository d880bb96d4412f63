import { type Brief, type BriefSentence, citationWords, DIFFERENCE_WORDS, everySentence, OPPOSED_WORDS } from "@/lib/tools/documents/brief/schemas";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OutlineBlock, OutlineSection, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";

const FAITHFUL = "Every sentence stands word by word in the text that was read of the document that it cites, and was compared with it. None was written anew.";
const RECOGNIZED =
	"Quotes marked as recognised in a picture hold what was read there: letters may be wrong, and lines of columns may be mixed. Look at the page.";
const MOST_CITED = 6;
const LENGTH_WORDS = { short: "Short", medium: "Medium", long: "Long" } as const;

const paragraph = (text: string): OutlineBlock => ({ type: "paragraph", text: tidyText(text) });

/** Links go from a sentence to its entry among the sources, and back. */
interface Anchors {
	readonly sentences: ReadonlyMap<string, string>;
	readonly entries: ReadonlyMap<string, string>;
}

const placeKey = (sentenceId: string, at: number) => `${sentenceId} ${at}`;

function anchorsOf(brief: Brief): Anchors {
	const [sentences, entries] = [new Map<string, string>(), new Map<string, string>()];
	for (const { sentenceId, citations } of everySentence(brief)) {
		if (sentences.has(sentenceId)) continue;
		sentences.set(sentenceId, `said-${sentences.size + 1}`);
		for (const at of citations.keys()) entries.set(placeKey(sentenceId, at), `source-${entries.size + 1}`);
	}
	return { sentences, entries };
}

/** Writes sentences as quotes. The first time that one is written it can be led to. */
function quoter(brief: Brief, anchors: Anchors): (sentence: BriefSentence) => OutlineBlock {
	const written = new Set<string>();
	return ({ sentenceId, text, citations }) => {
		const anchor = written.has(sentenceId) ? null : (anchors.sentences.get(sentenceId) ?? null);
		written.add(sentenceId);
		const asides = citations
			.slice(0, MOST_CITED)
			.map((citation, at) => ({ text: `[${tidyText(citationWords(citation, brief.sources))}]`, target: anchors.entries.get(placeKey(sentenceId, at)) ?? "" }));
		return { type: "quote", text: tidyText(text), asides, anchor };
	};
}

function contradictionSection({ contradictions }: Brief, quote: (sentence: BriefSentence) => OutlineBlock): OutlineSection[] {
	if (contradictions.length === 0) return [];
	const blocks = contradictions.flatMap(({ about, differs, one, other }): OutlineBlock[] => [
		{ type: "line", text: tidyText(about), dates: DIFFERENCE_WORDS[differs], isStrong: true, isText: false, isFirst: true, hasMore: true },
		quote(one),
		quote(other),
	]);
	return [
		{
			heading: "Said in two ways",
			blocks: [paragraph(OPPOSED_WORDS), ...blocks],
		},
	];
}

function figureSection({ figures, sections }: Brief): OutlineSection[] {
	if (figures.length === 0) return [];
	const texts = new Map(sections.flatMap(({ sentences }) => sentences.map(({ sentenceId, text }) => [sentenceId, text] as const)));
	const blocks = figures.map(({ value, sentenceId }, at): OutlineBlock => {
		const text = texts.get(sentenceId) ?? "";
		return {
			type: "line",
			text: tidyText(text.length > 90 ? `${text.slice(0, 89)}…` : text),
			dates: value,
			isStrong: false,
			isText: true,
			isFirst: at === 0,
			hasMore: false,
		};
	});
	return [{ heading: "Numbers and dates", blocks }];
}

function sourceSection(brief: Brief, anchors: Anchors): OutlineSection {
	const told = new Set<string>();
	const blocks = everySentence(brief).flatMap(({ sentenceId, text, citations }): OutlineBlock[] => {
		if (told.has(sentenceId)) return [];
		told.add(sentenceId);
		const back = anchors.sentences.get(sentenceId) ?? "";
		return citations.map((citation, at): OutlineBlock => {
			const place = citation.line === citation.lastLine ? `line ${citation.line}` : `lines ${citation.line} to ${citation.lastLine}`;
			const start = text.length > 60 ? `${text.slice(0, 59)}…` : text;
			return {
				type: "quote",
				text: tidyText(`${citationWords(citation, brief.sources)}, ${place}: “${start}”`),
				asides: [{ text: "[back]", target: back }],
				anchor: anchors.entries.get(placeKey(sentenceId, at)) ?? null,
			};
		});
	});
	return { heading: "Where it stands", blocks };
}

/** A brief in the order in which it is printed. */
export function outlineBrief(brief: Brief): ResumeOutline {
	const anchors = anchorsOf(brief);
	const quote = quoter(brief, anchors);
	const facts = [
		`${brief.sources.length} ${brief.sources.length === 1 ? "document" : "documents"}`,
		`${brief.sections.reduce((sum, { sentences }) => sum + sentences.length, 0)} sentences`,
		`${LENGTH_WORDS[brief.choice.length]} brief`,
	];
	const isRecognized = everySentence(brief).some(({ citations }) => citations.some((citation) => citation.isRecognized));
	const notes = [...brief.notes, FAITHFUL, ...(isRecognized ? [RECOGNIZED] : [])];
	return {
		name: "Brief",
		headline: tidyText(brief.title.replace(/^Brief of /, "")),
		contact: facts.map((text) => ({ text: tidyText(text), url: null })),
		sections: [
			...brief.sections.map(({ heading, sentences }): OutlineSection => ({ heading: tidyText(heading), blocks: sentences.map(quote) })),
			...contradictionSection(brief, quote),
			...figureSection(brief),
			sourceSection(brief, anchors),
			{ heading: "How it was made", blocks: notes.map((text): OutlineBlock => ({ type: "bullet", text: tidyText(text) })) },
		],
		pageWord: "Page",
		language: brief.sources[0]?.language ?? "en",
	};
}
