import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isFamily, isGiven } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { headOf } from "@/lib/tools/documents/redacting/finding/tables/column-heads";
import { isHeading, isUnit, isUnitWord } from "./headings";

/** "Patient Name:", "Next of Kin:": where a label begins and ends in its line. */
const LABEL = /(?:^|[\t|;]) {0,8}(\p{Lu}[\p{L}\p{M}.'’/() -]{2,44}?) {0,3}:(?=\s|$|_)/gu;

/** Whether a name is part of a label, a unit or a heading, or an address is a unit's: nobody's. */
export function isOfHeading({ kind, line, start, end }: Match, lines: readonly FinderLine[]): boolean {
	const text = lines[line]?.text ?? "";
	if (end > text.length) return false;
	const own = text.slice(start, end);
	if (kind === "address") return isUnit(own);
	if (kind !== "name") return false;
	if (isUnit(own) || isHeading(text)) return true;
	return [...text.matchAll(LABEL)].some((found) => {
		const label = found[1] ?? "";
		const from = found.index + found[0].indexOf(label);
		return from <= start && end <= from + label.length && own !== label && headOf(label) !== null;
	});
}

/** "Care" alone, wherever it came from, is somebody's name perhaps and never surely. */
export function doubted(match: Match, lines: readonly FinderLine[]): Match {
	const own = (lines[match.line]?.text ?? "").slice(match.start, match.end);
	const isWord = match.kind === "name" && match.confidence > OFFERED && /^\p{Lu}\p{L}+$/u.test(own) && isUnitWord(own);
	return isWord && !isGiven(own) && !isFamily(own) ? { ...match, confidence: OFFERED } : match;
}
