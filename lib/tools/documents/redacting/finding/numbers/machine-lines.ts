import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";

/** The lines of a travel document that machines read (ICAO 9303): 30, 36 or 44 signs, perhaps with blanks between. */
const MACHINE_LINE = /^[A-Z0-9<]{28,46}$/;

/** "記号 5512 番号 33907": a sign and a number, of insurance cards and of the accounts of the post. */
const SIGN_AND_NUMBER = /記号[ :：]{0,2}\d{2,8}[ 、,・-]{0,3}番号[ :：]{0,2}\d{1,8}/g;

/** They hold a name, a number and a date of birth, whatever stands about them. */
export function findMachineLines(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text }, line): Match[] => {
		const signs = text.replace(/[\s«‹]/g, (sign) => (/\s/.test(sign) ? "" : "<"));
		const isRead = MACHINE_LINE.test(signs) && (signs.includes("<<") || /\d{7}[MF<]\d{7}/.test(signs));
		const pairs = [...plainLine(text).matchAll(SIGN_AND_NUMBER)].map(
			(found): Match => ({
				kind: "document_number",
				line,
				start: found.index,
				end: found.index + found[0].length,
				confidence: 0.8,
			}),
		);
		return isRead ? [{ kind: "document_number", line, start: 0, end: text.length, confidence: 0.9 }] : pairs;
	});
}
