import { partedWord } from "@/lib/tools/documents/converting/from-pdf/lines/hyphens";

/** An address that is broken at a cell's edge fills its line. */
const LEAST_ADDRESS = 8;

/** Whether a text goes on in the next line as an address that was broken where the cell ended: "sail@harb" and "our.example". */
function isBrokenAddress(text: string, line: string, next: string, longest: number): boolean {
	if (line.length < Math.max(LEAST_ADDRESS, longest - 2) || /\s/u.test(line) || /\s/u.test(next)) return false;
	const begun = text.slice(text.lastIndexOf(" ") + 1);
	const isAddress = begun.includes("@") || begun.includes("://") || begun.startsWith("www.") || (next.includes("@") && /^[\p{Ll}\d._-]{1,80}$/u.test(begun));
	return isAddress && !(begun.includes("@") && next.includes("@")) && /^[\p{Ll}\d._/@-]{1,200}$/u.test(next);
}

/** The lines of a cell as one text: parted words and broken addresses are whole again. */
export function joinedLines(lines: readonly string[], hyphenated: ReadonlySet<string>): string {
	const longest = Math.max(...lines.map((line) => line.length));
	return lines.reduce((text, line, at) => {
		if (at === 0) return line;
		const before = lines[at - 1] ?? "";
		const whole = partedWord(before, line);
		if (whole !== null) return `${hyphenated.has(whole) ? text : text.slice(0, -1)}${line}`;
		// Dates and numbers with hyphens keep them.
		if (/\d-$/.test(before) && /^\d/.test(line)) return `${text}${line}`;
		return isBrokenAddress(text, before, line, longest) ? `${text}${line}` : `${text} ${line}`;
	}, "");
}
