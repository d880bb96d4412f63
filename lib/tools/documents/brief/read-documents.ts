import "server-only";
import { AppError } from "@/lib/platform/errors";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import type { ToolContext } from "@/lib/tools/tool";
import { BRIEF_LIMITS, type BriefSource, type BriefTopic, type SourceReading, type SourceSentence } from "./schemas";
import { type ReadSource, readSource } from "./sources/read-source";
import { sentencesOf } from "./sources/sentences";
import { clauseTopics } from "./words/clauses";
import { findTopics, termsOfAll } from "./words/topics";
import { weightyTopics } from "./words/weighty";

const SUGGESTED = 6;
const SHOWN_LETTERS = 60;
const SAMPLE_LETTERS = 4_000;
const MOST_REASONS = 3;

interface OpenedFile {
	readonly fileId: string;
	readonly fileName: string;
	readonly document: ReadSource;
}

/** Opens the documents of a brief one after the other. @throws AppError naming the file that can't be read. */
export async function openDocuments(fileIds: readonly string[], context: Pick<ToolContext, "readFile" | "signal" | "reportProgress">): Promise<OpenedFile[]> {
	const opened: OpenedFile[] = [];
	for (const [at, fileId] of fileIds.entries()) {
		const { fileName, bytes } = await context.readFile(fileId);
		context.signal.throwIfAborted();
		opened.push({ fileId, fileName, document: await readSource({ fileName, bytes }, context.signal) });
		context.reportProgress(at + 1, fileIds.length, `Reading ${fileName}`);
	}
	return opened;
}

function languageOf(sentences: readonly string[]): string {
	return detectLanguage(sentences.join(" ").slice(0, SAMPLE_LETTERS)).tag || "en";
}

/** Why a document has no sentences, as its owner can see it: behind the name of the file. */
function whyNone({ lines, warnings = [] }: ReadSource): string {
	if (lines.length === 0) return warnings.length > 0 ? `has no text that could be read (${warnings[0]?.replace(/\.$/, "")})` : "has no text that could be read";
	const example =
		[...lines]
			.sort((one, other) => other.text.length - one.text.length)[0]
			?.text.trim()
			.slice(0, SHOWN_LETTERS) ?? "";
	const count = `${lines.length} ${lines.length === 1 ? "line" : "lines"}`;
	return `has ${count} of text, such as “${example}”, but none with a whole sentence: at least five words and a full stop, question mark or exclamation mark at the end`;
}

/** What documents say, sentence by sentence, and what they are about. @throws AppError FILE_EMPTY where there are no sentences. */
export function readingOf(opened: readonly OpenedFile[]): SourceReading {
	const sources: BriefSource[] = [];
	const sentences: SourceSentence[] = [];
	const [notes, reasons]: [string[], string[]] = [[], []];
	let letters = 0;
	for (const [at, { fileId, fileName, document }] of opened.entries()) {
		const language = languageOf(document.lines.map(({ text }) => text));
		const own = sentencesOf(document.lines, at, language);
		notes.push(...(document.warnings ?? []).map((warning) => `${fileName}: ${warning}`));
		const kept = own.filter(({ text }) => {
			letters += text.length;
			return letters <= BRIEF_LIMITS.letters;
		});
		const room = Math.max(0, BRIEF_LIMITS.sentences - sentences.length);
		sentences.push(...kept.slice(0, room));
		if (kept.length > room || kept.length < own.length)
			notes.push(`${fileName} is so long that only its first ${Math.min(room, kept.length)} sentences are looked at.`);
		if (own.length === 0) {
			const why = `${fileName} ${whyNone(document)}`;
			reasons.push(why);
			notes.push(`${why}, so nothing of it is in the brief.`);
		}
		sources.push({
			fileId,
			fileName,
			pageCount: Math.max(1, document.pageCount),
			placeWord: document.placeWord ?? "page",
			...(document.placeNames ? { placeNames: [...document.placeNames] } : {}),
			language,
			sentenceCount: Math.min(kept.length, room),
		});
	}
	if (sentences.length === 0)
		throw new AppError(
			"FILE_EMPTY",
			`${reasons.slice(0, MOST_REASONS).join(". ")}. A brief is made of whole sentences, so there is nothing to make one of. Upload a document with running text; of a table, “Data report” says more.`,
		);
	const terms = termsOfAll(
		sentences,
		sources.map(({ language }) => language),
	);
	const ofWeight = weightyTopics(sentences);
	// The clauses of a contract have their own dates: what is left of dates stands behind them.
	const isLater = ({ topic }: BriefTopic) => topic === "@deadlines";
	const weighty = [...ofWeight.filter((one) => !isLater(one)), ...clauseTopics(sentences), ...ofWeight.filter(isLater)];
	const topics = findTopics(sentences, terms);
	const suggested = [...weighty, ...topics.slice(0, SUGGESTED)].map(({ topic }) => topic);
	return { sources, sentences, topics: [...weighty, ...topics], suggested, notes };
}
