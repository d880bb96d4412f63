import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";

const NUMBERS: ReadonlySet<FindingKind> = new Set(["document_number", "national_id", "bank_account"]);
const MOST_MORE = 12;
/** A check figure that is right says where a number ends. */
const CHECKED = 0.95;

/** Where one reader takes more letters for a number than another, all of them are of it: "ABA 300000", where "300000" alone is known by its label. */
export function wholeNumbers(matches: readonly Match[]): Match[] {
	const byLine = new Map<number, Match[]>();
	for (const match of matches) if (NUMBERS.has(match.kind)) byLine.set(match.line, [...(byLine.get(match.line) ?? []), match]);
	return matches.map((match) => {
		if (!NUMBERS.has(match.kind) || match.confidence >= CHECKED) return match;
		const larger = (byLine.get(match.line) ?? [])
			.filter(({ start, end }) => start <= match.start && end >= match.end && end - start - (match.end - match.start) <= MOST_MORE)
			.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
		return larger ? { ...match, start: larger.start, end: larger.end } : match;
	});
}

/** So sure a name is that takes letters from what may be a number. */
const SURE_NAME = 0.6;

/** Words beside each other that may be a name take nothing from what may be a number: "Kennzeichen WR-EB 418". */
export function namesBesideNumbers(matches: readonly Match[], lines: readonly FinderLine[]): Match[] {
	const numbers = new Map<number, Match[]>();
	for (const match of matches) if (match.kind === "document_number") numbers.set(match.line, [...(numbers.get(match.line) ?? []), match]);
	return matches.flatMap((match): Match[] => {
		if (match.kind !== "name" || match.confidence >= SURE_NAME) return [match];
		const number = numbers.get(match.line)?.find(({ start, end }) => start > match.start && start < match.end && end > match.end);
		if (!number) return [match];
		const end = match.start + (lines[match.line]?.text ?? "").slice(match.start, number.start).trimEnd().length;
		return end > match.start ? [{ ...match, end }] : [];
	});
}
