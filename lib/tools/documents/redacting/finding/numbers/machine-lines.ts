import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";

/** The lines of a travel document that machines read (ICAO 9303): 30, 36 or 44 signs, perhaps with blanks between. */
const MACHINE_LINE = /^[A-Z0-9<]{28,46}$/;

/** They hold a name, a number and a date of birth, whatever stands about them. */
export function findMachineLines(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text }, line): Match[] => {
		const signs = text.replace(/[\s«‹]/g, (sign) => (/\s/.test(sign) ? "" : "<"));
		const isRead = MACHINE_LINE.test(signs) && (signs.includes("<<") || /\d{7}[MF<]\d{7}/.test(signs));
		return isRead ? [{ kind: "document_number", line, start: 0, end: text.length, confidence: 0.9 }] : [];
	});
}
