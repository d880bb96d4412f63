import { type Section, sectionOfHeading } from "@/lib/tools/fit/sections";
import { asks, wishes } from "@/lib/tools/job-search/given-posting/wish-words";
import { listedItems } from "./listed-items";
import { partedAtMarks } from "./marks-within";
import { isPlainLabel } from "./plain-labels";
import { sectionOfSentence } from "./sentence-section";
import { endsSentence, sentencesOf } from "./sentences";
import { toldPosition } from "./told-position";

const LONGEST_LABEL = 60;
const MOST_LABEL_WORDS = 7;
const MOST_LINES = 2_000;

/** The section that the words before a colon open, or null. */
function sectionOfLabel(label: string): Section | null {
	const lower = label.trim().toLowerCase();
	if (lower.split(/\s+/u).length > MOST_LABEL_WORDS) return null;
	return sectionOfHeading(lower) ?? (wishes(lower) ? "preferred" : asks(lower) ? "required" : null);
}

/** "Requirements: Go, AWS": the label with its colon, and what stands behind it; null for another sentence. */
function labelled(sentence: string): { label: string; told: string } | null {
	const colon = sentence.slice(0, LONGEST_LABEL).search(/\s?:(?=\s|$)/u);
	if (colon < 3) return null;
	const label = sentence.slice(0, colon);
	// "Zielona Mapa szuka: Programista" tells who hires, and asks for nothing yet.
	if (toldPosition(sentence)?.title != null || sectionOfLabel(label) === null) return null;
	return { label: `${label.trim()}:`, told: sentence.slice(colon).replace(/^\s?:\s*/u, "") };
}

/** A line of sentences as lines of their own: labels above what they list, each sentence by itself. No word is changed. */
function partedLine(line: string): string[] {
	const out: string[] = [];
	let isBelowLabel = false;
	for (const { text, isItem } of partedAtMarks(line)) {
		if (isItem) {
			out.push(`- ${text}`);
			continue;
		}
		if (isPlainLabel(text)) {
			out.push(text);
			isBelowLabel = true;
			continue;
		}
		for (const sentence of sentencesOf(text)) {
			const known = labelled(sentence);
			if (known) {
				out.push(known.label, ...(known.told === "" ? [] : listedItems(known.told).map((item) => `- ${item}`)));
				isBelowLabel = true;
				continue;
			}
			isBelowLabel = isBelowLabel && sectionOfSentence(sentence) === null;
			out.push(isBelowLabel ? `- ${sentence.replace(/\.$/u, "")}` : sentence);
		}
	}
	return out;
}

/** Whether a line runs on as a paragraph does: several sentences, or a list within it. */
function isProse(line: string): boolean {
	return !line.startsWith("- ") && (sentencesOf(line).length > 1 || partedAtMarks(line).length > 1) && (endsSentence(line) || partedAtMarks(line).length > 1);
}

/** A text whose paragraphs are parted into sentences, labels and items: what was pasted as one paragraph reads as one with lines. */
export function withProseParted(text: string): string {
	return text
		.split("\n")
		.flatMap((line, at) => (at < MOST_LINES && isProse(line.trim()) ? partedLine(line.trim()) : [line]))
		.join("\n");
}
