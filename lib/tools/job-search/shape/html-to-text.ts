import { Parser } from "htmlparser2";

const BLOCKS = new Set("p div section article header footer ul ol table tr h1 h2 h3 h4 h5 h6 blockquote pre hr dl dt dd".split(" "));
const HIDDEN = new Set(["script", "style", "template", "noscript", "head", "svg"]);

/** No page is built so deep. The parser's work grows with the square of the depth, so what lies deeper is left unread. */
const DEEPEST = 1_000;

/** The readable text of an HTML fragment: blocks on lines of their own, list items after `- `, entities decoded. */
export function htmlToText(html: string): string {
	let text = "";
	let depth = 0;
	let hiddenDepth = 0;
	const parser = new Parser({
		onopentagname(name) {
			depth++;
			if (depth > DEEPEST) parser.pause();
			if (HIDDEN.has(name)) hiddenDepth++;
			else if (name === "li") text += "\n- ";
			else if (name === "br" || BLOCKS.has(name)) text += "\n";
			else if (name === "td" || name === "th") text += " ";
		},
		ontext(data) {
			if (hiddenDepth === 0) text += data;
		},
		onclosetag(name) {
			depth--;
			if (HIDDEN.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
			else if (BLOCKS.has(name)) text += "\n";
		},
	});
	parser.end(html);
	return tidyText(text);
}

const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8});/gi;
const MOST_ROUNDS = 2;

/** Text whose signs were escaped once more than read: "d&#39;expérience". What is no entity stays as it is written. */
export function unescaped(text: string): string {
	let plain = text;
	for (let round = 0; round < MOST_ROUNDS && plain.includes("&"); round++) plain = plain.replace(ENTITY, signOf);
	return plain;
}

/** What an entity stands for; itself where it stands for nothing. */
function signOf(entity: string): string {
	let sign = "";
	const parser = new Parser({
		ontext(data) {
			sign += data;
		},
	});
	parser.end(entity);
	return sign;
}

/** Text with single blanks, no blanks at line ends, at most one empty line in a row and none between list items. */
export function tidyText(text: string): string {
	return (
		text
			.replace(/\r\n?/g, "\n")
			.replace(/[\t\u00a0\u200b\ufeff]/g, " ")
			.replace(/ {2,}/g, " ")
			.replace(/ \n ?|\n /g, "\n")
			// First of all, so that a page of nothing but line ends is not looked through from each of them.
			.replace(/\n{3,}/g, "\n\n")
			.replace(/\n-\n+/g, "\n- ")
			.replace(/\n\n- /g, "\n- ")
			.trim()
	);
}
