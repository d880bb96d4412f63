import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isFamily, isGiven } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { headOf } from "@/lib/tools/documents/redacting/finding/tables/column-heads";
import { isHeading, isUnit, isUnitWord } from "./headings";

/** "Patient Name:", "Next of Kin:": a label from its cell's beginning on. */
const LABEL = /^ {0,8}(\p{Lu}[\p{L}\p{M}.'’/() -]{2,44}?) {0,3}:(?=\s|$|_)/u;
const MOST_LABEL = 56;

/** The label that a place stands in; an empty text where it stands in none. */
function labelAbout(text: string, start: number, end: number): string {
	const from = 1 + Math.max(...["\t", "|", ";"].map((sign) => (start === 0 ? -1 : text.lastIndexOf(sign, start - 1))));
	if (end - from > MOST_LABEL) return "";
	const found = LABEL.exec(text.slice(from, from + MOST_LABEL));
	const label = found?.[1] ?? "";
	return found && end <= from + found[0].indexOf(label) + label.length ? label : "";
}

/** Whether a name is part of a label, a unit or a heading, or an address is a unit's: nobody's. */
export function isOfHeading({ kind, line, start, end }: Match, lines: readonly FinderLine[]): boolean {
	const text = lines[line]?.text ?? "";
	if (end > text.length) return false;
	const own = text.slice(start, end);
	if (kind === "address") return isUnit(own);
	if (kind !== "name") return false;
	if (isUnit(own) || isHeading(text)) return true;
	const label = labelAbout(text, start, end);
	return label !== "" && own !== label && headOf(label) !== null;
}

/** "Care" alone, wherever it came from, is somebody's name perhaps and never surely. */
export function doubted(match: Match, lines: readonly FinderLine[]): Match {
	const own = (lines[match.line]?.text ?? "").slice(match.start, match.end);
	const isWord = match.kind === "name" && match.confidence > OFFERED && /^\p{Lu}\p{L}+$/u.test(own) && isUnitWord(own);
	return isWord && !isGiven(own) && !isFamily(own) ? { ...match, confidence: OFFERED } : match;
}
