import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";

const MOST_WANTED = 2;
const LONGEST_TITLE = 50;
const MOST_LINES = 60;
const SURE = 0.8;
const LONGEST_CLAUSE = 200;
const CLAUSE = /[^.;:()]+/gu;

/** How a clause says what somebody looks for: what opens it, then what stands behind the title, or before it. */
interface Wish {
	readonly opens: RegExp;
	readonly behind?: RegExp;
	readonly before?: RegExp;
	readonly ends?: RegExp;
}

/** "seeking a maintenance manager role", "auf der Suche nach einer Stelle als Koch": in the languages that say so most. */
const WISHES: readonly Wish[] = [
	{
		opens: /(?<!\p{L})(?:looking for|seeking|in search of|aiming for|wanting|applying for|interested in)\s(?:an?|the|my next|another|new)\s/iu,
		behind: /\s(?:role|position|job|post)(?!\p{L})/iu,
	},
	{
		opens: /(?<!\p{L})(?:looking for|seeking|would like|would now like|want|hope|aim|wish)\s/iu,
		before: /(?<!\p{L})(?:as|become)\s/iu,
		ends: /,|\s(?:in|at|with|for|where)\s/iu,
	},
	{ opens: /(?<!\p{L})(?:suche|suchend|gesucht|bewerbe)\s/iu, before: /(?<!\p{L})als\s/iu, ends: /,|\s(?:in|bei|mit|im|an)\s/iu },
	{ opens: /(?<!\p{L})(?:recherche|cherche)\s/iu, before: /(?<!\p{L})(?:poste|emploi)\s(?:de\s|d['’]|comme\s)/iu, ends: /,|\s(?:à|en|au|dans|chez)\s/iu },
	{ opens: /(?<!\p{L})(?:busco|buscando|en busca de)\s/iu, before: /(?<!\p{L})(?:puesto|empleo|trabajo)\s(?:de|como)\s/iu, ends: /,|\s(?:en|con|a)\s/iu },
];

const endOf = (found: RegExpExecArray): number => found.index + found[0].length;

/** The words that one kind of wish names in a clause, or null. */
function wishIn(clause: string, { opens, behind, before, ends }: Wish): string | null {
	const opening = opens.exec(clause);
	if (!opening) return null;
	const rest = clause.slice(endOf(opening));
	if (behind) {
		const end = behind.exec(rest);
		return end ? rest.slice(0, end.index) : null;
	}
	const start = before?.exec(rest);
	if (!start) return null;
	const words = rest.slice(endOf(start));
	return words.slice(0, ends?.exec(words)?.index ?? words.length);
}

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
	const clauses = [...text.matchAll(CLAUSE)];
	const found = WISHES.flatMap((wish) =>
		clauses.flatMap(({ 0: clause, index }): Fact[] => {
			const title = titleOf(wishIn(clause.slice(0, LONGEST_CLAUSE), wish) ?? "");
			const said = rows.filter((line, at) => (starts[at] ?? 0) < index + clause.length && (starts[at] ?? 0) + line.text.length > index);
			return title === null ? [] : [factOf(title, SURE, said)];
		}),
	);
	return found.filter(({ value }, at) => found.findIndex((other) => other.value.toLowerCase() === value.toLowerCase()) === at).slice(0, MOST_WANTED);
}
