import { type FinderLine, isLetterOrFigure, type Match, plainLine } from "./finder-line";

const MOST_LOCAL = 64;
const MOST_DOMAIN = 255;
const LOCAL_SIGNS = new Set([..."._%+-"]);
const AT_WORDS = ["[at]", "(at)", "{at}", " [at] ", " (at) ", " {at} "].sort((a, b) => b.length - a.length);
const DOT_WORDS = [" [dot] ", " (dot) ", " [punkt] ", "[dot]", "(dot)"];

function localStart(text: string, at: number): number {
	let start = at;
	while (start > 0 && at - start < MOST_LOCAL && (isLetterOrFigure(text[start - 1]) || LOCAL_SIGNS.has(text.charAt(start - 1)))) start -= 1;
	while (start < at && !isLetterOrFigure(text[start])) start += 1;
	return start;
}

function domainEnd(text: string, from: number): { end: number; hasDot: boolean } {
	let end = from;
	let hasDot = false;
	while (end < text.length && end - from < MOST_DOMAIN) {
		const dot = DOT_WORDS.find((word) => text.toLowerCase().startsWith(word, end));
		if (dot !== undefined) {
			end += dot.length;
			hasDot = true;
		} else if (text[end] === "." && isLetterOrFigure(text[end + 1])) {
			end += 1;
			hasDot = true;
		} else if (isLetterOrFigure(text[end]) || (text[end] === "-" && isLetterOrFigure(text[end + 1]))) end += 1;
		else break;
	}
	return { end, hasDot };
}

/** E-mail addresses, also where the sign is written as a word in brackets. */
export function findEmails(lines: readonly FinderLine[]): Match[] {
	const matches: Match[] = [];
	for (const [line, { text: given }] of lines.entries()) {
		const text = plainLine(given);
		const lower = text.includes("(") || text.includes("[") || text.includes("{") ? text.toLowerCase() : "";
		for (let at = 0; at < text.length; at++) {
			const sign = text[at] === "@" ? "@" : lower === "" ? undefined : AT_WORDS.find((word) => lower.startsWith(word, at));
			if (sign === undefined) continue;
			const start = localStart(text, at);
			const { end, hasDot } = domainEnd(text, at + sign.length);
			if (start === at && hasDot && text.slice(0, at).trim() === "") matches.push(...brokenEmail(lines, line, at, end));
			if (start === at || end === at + sign.length || !hasDot) continue;
			matches.push({ kind: "email", line, start, end, confidence: 0.99 });
			at = end;
		}
	}
	return matches;
}

/** An address that goes on in the next line: what stands before the sign ends the line above. */
function brokenEmail(lines: readonly FinderLine[], line: number, start: number, end: number): Match[] {
	const above = plainLine(lines[line - 1]?.text ?? "").trimEnd();
	const from = localStart(above, above.length);
	if (above.length - from < 3) return [];
	return [
		{ kind: "email", line: line - 1, start: from, end: above.length, confidence: 0.85 },
		{ kind: "email", line, start, end, confidence: 0.85 },
	];
}
