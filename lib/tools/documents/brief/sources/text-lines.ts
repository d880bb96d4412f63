import { type SourceLine, TEXT_LINES_PER_PAGE } from "./source-line";

const OPENS = /^(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>)\s/;
const MARKED_LINK = /!?\[([^[\]]{0,300})\]\([^()\s]{0,2000}\)/g;

/** Markdown without what only sets its look. */
function unmarked(line: string): string {
	return line.replaceAll("**", "").replaceAll("`", "").replace(MARKED_LINK, "$1");
}

/** Lines of a text as its file has them. */
export function linesOfText(text: string, isMarkdown: boolean): SourceLine[] {
	let wasBlank = true;
	let isCode = false;
	return text.split(/\r\n|\r|\n/).flatMap((raw, at): SourceLine[] => {
		const trimmed = raw.trim();
		const opens = wasBlank || OPENS.test(trimmed);
		const isFence = isMarkdown && trimmed.startsWith("```");
		if (isFence) isCode = !isCode;
		wasBlank = trimmed === "" || isFence || isCode;
		if (trimmed === "" || isFence || isCode) return [];
		const isHeading = isMarkdown && trimmed.startsWith("#");
		const text = isMarkdown ? unmarked(trimmed) : trimmed;
		return [{ page: Math.floor(at / TEXT_LINES_PER_PAGE) + 1, line: (at % TEXT_LINES_PER_PAGE) + 1, text, opens, isHeading }];
	});
}
