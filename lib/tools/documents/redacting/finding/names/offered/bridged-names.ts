import { type FinderLine, type Match, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isGiven, isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";

const MOST_BRIDGE = 20;
/** One word with a capital between two that are somebody's names. */
const BETWEEN = /^ \p{Lu}[\p{L}\p{M}'’]{1,14} $/u;
/** Where a list or a form begins to tell who it is. */
const LISTED_BEFORE = /(?:^|[\t:;,)•*-]\s{0,4})(\p{Lu}\p{Ll}{2,14}) $/u;

/** "Murat Can Yıldırım", whatever else "can" means; "2) Tuan Anh Pham", though some are addressed as tuan. */
export function bridgedNames(names: readonly Match[], lines: readonly FinderLine[]): Match[] {
	const byLine = new Map<number, Match[]>();
	for (const name of names) {
		const own = byLine.get(name.line) ?? [];
		own.push(name);
		byLine.set(name.line, own);
	}
	return [...byLine].flatMap(([line, own]) => {
		const text = plainLine(lines[line]?.text ?? "");
		const sorted = own.filter(({ end }) => end <= text.length).sort((a, b) => a.start - b.start || b.end - a.end);
		return sorted.flatMap((name, at): Match[] => {
			const next = sorted.slice(at + 1).find(({ start }) => start > name.end);
			const isBridge = next !== undefined && next.start - name.end < MOST_BRIDGE && BETWEEN.test(text.slice(name.end, next.start));
			const before = LISTED_BEFORE.exec(text.slice(Math.max(0, name.start - MOST_BRIDGE), name.start))?.[1] ?? "";
			const start = before !== "" && isTitle(before) && isGiven(before) ? name.start - before.length - 1 : name.start;
			const end = isBridge ? next.end : name.end;
			return isBridge || start < name.start ? [{ ...name, start, end }] : [];
		});
	});
}
