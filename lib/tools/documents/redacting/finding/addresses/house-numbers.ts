import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";

const SURE_HOME = 0.7;

/** The number of a house looks like one of a paper: within an address it is part of that, unless it is surely another. */
export function withoutHouseNumbers(matches: readonly Match[]): Match[] {
	const homes = new Map<number, Match[]>();
	for (const match of matches) {
		if (match.kind !== "address" || match.confidence < SURE_HOME) continue;
		const own = homes.get(match.line) ?? [];
		own.push(match);
		homes.set(match.line, own);
	}
	return matches.filter(
		({ kind, line, start, end, confidence }) =>
			kind !== "document_number" || confidence >= SURE_HOME || !(homes.get(line) ?? []).some((home) => home.start <= start && end <= home.end),
	);
}
