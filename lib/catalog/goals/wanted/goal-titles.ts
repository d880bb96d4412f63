import { isDenied, wordsBefore } from "@/lib/catalog/goals/goal-roles";
import { type Answered, PLACED, SPACELESS, type Token } from "@/lib/catalog/goals/goal-tokens";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";

const MOST_TITLES = 3;
const MOST_TITLE_WORDS = 6;
const MOST_FREE_WORDS = 4;
const WHOLE = 3;
const A_HEAD = 1;
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** After these stands what somebody works as: "jobs as a nurse", "Stelle als Koch", "trabajo de enfermera". */
const AS = words("as als como de comme come jako som become becoming be werden ser");
/** Of these a title may follow that no table has. */
const SURELY_AS = words("as als como comme jako");
/** Small words between that and the title. */
const ARTICLES = words("a an the some any new other me us for para fur nach pour ein eine einen einer un una uno une der die das la el mi my full part time");
/** What is looked for beside a title: "nurse jobs", "Jobs für Köche", "puestos de cocinero". */
const WORK = words(
	"job jobs role roles position positions work vacancy vacancies opening openings posting postings career stelle stellen jobangebote stellenangebote arbeit anstellung empleo empleos trabajo trabajos puesto puestos vacante vacantes oferta ofertas emploi emplois poste postes",
);
const WISHES = words(
	"find look looking search searching seek seeking want wanted need apply applying hiring hire suche suchen finde finden busco buscar quiero cherche chercher hunt",
);
/** What somebody is or was, which need not be what they look for. */
const STATES = words("am was been i'm im bin war arbeite gearbeitet soy era fui trabajo trabaje suis currently worked working ich");
/** Small words within titles: "ingeniero de datos". */
const WITHIN_TITLES = words("de del la of and für und y e di des da do en in");
const SHORTEST_WORD = 3;
/** A title goes no further than to these. */
const ENDS = words(
	"in at near around for with and or but who that from to remote remotely hybrid please of on by my using based paying within anywhere bei im mit und oder in nahe für fuer aus von en con y o cerca para que jobs job roles role positions position work stelle stellen",
);
const JAPANESE_TITLE = /([\p{Script=Han}\p{Script=Katakana}ー・]{2,16})(?=(?:の(?:仕事|求人|職|ポジション)|として|職を|になり|求人|の転職|に転職))/u;

interface Found {
	readonly from: number;
	readonly to: number;
	readonly isSaid: boolean;
	readonly isState: boolean;
}

const textOf = (text: string, tokens: readonly Token[], from: number, to: number): string => text.slice(tokens[from]?.start, tokens[to]?.end);

/** Whether the words between two places are parted by no more than a blank, a hyphen, an apostrophe or a slash. */
function isOnePiece(text: string, tokens: readonly Token[], from: number, to: number): boolean {
	for (let at = from; at < to; at++) if (!/^[ \-'’./&]{1,3}$/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.start))) return false;
	return true;
}

/** A word of a level beside a title belongs to it: "senior data engineer", "programador junior". */
function isLevelAt(text: string, tokens: readonly Token[], at: number, beside: number): boolean {
	const word = tokens[at];
	return word !== undefined && findSeniority(word.raw) !== null && isOnePiece(text, tokens, Math.min(at, beside), Math.max(at, beside));
}

/** How a place is spoken of: as what is looked for, or as what somebody is. */
function spokenOf(text: string, tokens: readonly Token[], from: number, to: number): Pick<Found, "isSaid" | "isState"> {
	const before = wordsBefore(text, tokens, tokens[from]?.start ?? 0);
	const near = before.filter((word) => !ARTICLES.has(word));
	const after = tokens.slice(to + 1, to + 3).map(({ plain }) => plain);
	const [first = "", second = "", third = ""] = near;
	const isWork = AS.has(first) && second === "work" && third === "i";
	const isState = isWork || ([first, second].some((word) => STATES.has(word)) && ![first, second, third].some((word) => WORK.has(word) || WISHES.has(word)));
	const isSaid = AS.has(first) || WORK.has(first) || WISHES.has(first) || after.some((word) => WORK.has(word));
	return { isSaid, isState };
}

/** The titles of the table that stand in a goal, the longest at each place; of one word only where it is spoken of as work. */
function knownTitles(text: string, tokens: readonly Token[]): Found[] {
	const found: Found[] = [];
	for (let at = 0; at < tokens.length; at++) {
		for (let to = Math.min(at + MOST_TITLE_WORDS, tokens.length) - 1; to >= at; to--) {
			if (!isOnePiece(text, tokens, at, to) || knownTitleIn(textOf(text, tokens, at, to)) !== WHOLE) continue;
			const from = isLevelAt(text, tokens, at - 1, at) ? at - 1 : at;
			const last = isLevelAt(text, tokens, to + 1, to) ? to + 1 : to;
			const spoken = spokenOf(text, tokens, from, last);
			const isWord = to === at && (tokens[at]?.raw.length ?? 0) < SHORTEST_WORD;
			if (!isWord && (to > at || spoken.isSaid || spoken.isState)) {
				found.push({ from, to: last, ...spoken });
				at = last;
				break;
			}
		}
	}
	return found;
}

/** A title that no table has, after "as a": as far as the words go that may be of it, where one of them says what a person is. */
function unknownTitles(text: string, tokens: readonly Token[]): Found[] {
	const firstWork = tokens.findIndex(({ plain }) => WORK.has(plain));
	return tokens.flatMap(({ raw }, at) => {
		if (!SURELY_AS.has(raw.toLowerCase()) || firstWork === -1 || firstWork > at) return [];
		let from = at + 1;
		while (ARTICLES.has(tokens[from]?.plain ?? "")) from++;
		let to = from - 1;
		while (to + 1 < tokens.length && to + 1 - from < MOST_FREE_WORDS) {
			const next = tokens[to + 1];
			if (!next || ENDS.has(next.plain) || (to >= from && !isOnePiece(text, tokens, to, to + 1))) break;
			to++;
		}
		if (to <= from || knownTitleIn(textOf(text, tokens, from, to)) < A_HEAD) return [];
		return [{ from, to, ...spokenOf(text, tokens, from, to) }];
	});
}

function spacelessTitle(text: string): Answered | null {
	const [, run = ""] = JAPANESE_TITLE.exec(text) ?? [];
	for (let at = 0; at + 1 < run.length; at++) {
		const title = run.slice(at);
		if (knownTitleIn(title) === WHOLE) return { value: [title], evidence: title, confidence: PLACED };
	}
	return null;
}

/**
 * The job titles that a goal names as what is looked for, as it writes them: "find me jobs as a data engineer". What somebody only is or was counts
 * where no other title is named.
 */
export function titlesIn(text: string, tokens: readonly Token[]): Answered | null {
	const known = knownTitles(text, tokens);
	const all = [...known, ...unknownTitles(text, tokens).filter((one) => !known.some(({ from, to }) => from <= one.to && to >= one.from))];
	const meant = all.filter(({ from, to }) => !isDenied([], text, tokens, tokens[from]?.start ?? 0, tokens[to]?.end ?? 0));
	const wanted = meant.some(({ isState }) => !isState) ? meant.filter(({ isState }) => !isState) : meant;
	const titles = wanted.sort((one, other) => one.from - other.from).map(({ from, to }) => textOf(text, tokens, from, to));
	const distinct = titles.filter((title, at) => titles.findIndex((other) => other.toLowerCase() === title.toLowerCase()) === at).slice(0, MOST_TITLES);
	if (distinct.length > 0) return { value: distinct.map(asTitle), evidence: distinct.join(", "), confidence: PLACED };
	return SPACELESS.test(text) ? spacelessTitle(text) : null;
}

/** As titles are written: words begin with a capital where none has one. */
function asTitle(written: string): string {
	if (written !== written.toLowerCase()) return written;
	return written.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => (at > 0 && WITHIN_TITLES.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}
