import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";

const MOST_WANTED = 2;
const LONGEST_TITLE = 50;
const MOST_LINES = 60;
const SURE = 0.8;
/** "seeking a maintenance manager role", "auf der Suche nach einer Stelle als Koch": what somebody looks for, in the languages that say so most. */
const WANTED: readonly RegExp[] = [
	/(?<!\p{L})(?:looking for|seeking|in search of|aiming for|want(?:ing)?|applying for|interested in)\s(?:an?|the|my next|another|new)\s(?:new\s)?([^.,;:()]{3,50}?)\s(?:role|position|job|post)(?!\p{L})/giu,
	/(?<!\p{L})(?:looking for|seeking|would (?:now )?like|want|hope|aim|wish)\s[^.;:]{0,120}?\b(?:as|become)\s(?:an?|the)?\s?([^.,;:()]{3,50}?)(?=[.,;:()]|\s(?:in|at|with|for|where)\s|$)/giu,
	/(?<!\p{L})(?:suche|suchend|gesucht|bewerbe)\s[^.;:]{0,80}?\bals\s([^.,;:()]{3,50}?)(?=[.,;:()]|\s(?:in|bei|mit|im|an)\s|$)/giu,
	/(?<!\p{L})(?:recherche|cherche)\s(?:un|mon)\s(?:nouveau\s|prochain\s)?(?:poste|emploi)\s(?:de\s|d['’]|comme\s)([^.,;:()]{3,50}?)(?=[.,;:()]|\s(?:à|en|au|dans|chez)\s|$)/giu,
	/(?<!\p{L})(?:busco|buscando|en busca de)\s(?:un\s)?(?:nuevo\s)?(?:puesto|empleo|trabajo)\s(?:de|como)\s([^.,;:()]{3,50}?)(?=[.,;:()]|\s(?:en|con|a)\s|$)/giu,
];

/** "a senior or head conservator" looks for the second, which is written whole. */
function titleOf(words: string): string | null {
	const title = (words.split(/\s(?:or|oder|ou|o)\s/u).at(-1) ?? "").replace(/^(?:an?|the|einer?|eines)\s/iu, "").trim();
	if (title.length > LONGEST_TITLE || !(titleScore(title) > 0 || normalizeTitle(title).family !== null)) return null;
	return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Titles that a resume says its owner looks for, each with the line that says so. */
export function wantedTitles(lines: readonly ResumeLine[]): Fact[] {
	const rows = [...new Set(lines)].slice(0, MOST_LINES);
	const text = rows.map((line) => line.text.replaceAll("\t", " ")).join(" ");
	const starts: number[] = [];
	for (let at = 0, sum = 0; at < rows.length; sum += (rows[at]?.text.length ?? 0) + 1, at++) starts.push(sum);
	const found = WANTED.flatMap((pattern) =>
		[...text.matchAll(pattern)].flatMap((match): Fact[] => {
			const title = titleOf(match[1] ?? "");
			const [from, to] = [match.index, match.index + match[0].length];
			const said = rows.filter((line, at) => (starts[at] ?? 0) < to && (starts[at] ?? 0) + line.text.length > from);
			return title === null ? [] : [factOf(title, SURE, said)];
		}),
	);
	return found.filter(({ value }, at) => found.findIndex((other) => other.value.toLowerCase() === value.toLowerCase()) === at).slice(0, MOST_WANTED);
}
