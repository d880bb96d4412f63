import { CHARACTER_KIND, tokenEnd } from "./skill-tokens";

const CONTEXT_BEFORE = new Set(
	"in with using use of and or plus including include includes like know knows fluent native speak speaks basic good strong advanced business e.g mit und oder en avec et ou con y".split(
		" ",
	),
);
const CONTEXT_AFTER = new Set(
	"developer developers programming engineer language skills skill experience experienced expertise knowledge and or programmer und et y b1 b2 c1 c2 native fluent".split(
		" ",
	),
);

/** Whether a one-letter name is part of something else: `R&D`, `C-level`, `U.S.C`. */
export function isGlued(lower: string, start: number, end: number): boolean {
	return (
		"&-.'’".includes(lower.charAt(start - 1) || " ") ||
		/^[&'’-]|^\.\w/.test(lower.slice(end, end + 2)) ||
		/\b(series|vitamin|level|class|grade|plan)\s$/.test(lower.slice(Math.max(0, start - 9), start))
	);
}

const CURRENCIES = new Set(
	"AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MAD MXN MYR NGN NOK NZD PEN PHP PLN RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR".split(
		" ",
	),
);
const AMOUNT_AHEAD = /^\s?[$€£]?\d/u;
const AMOUNT_BEHIND = /\d\s?(?:k|m|bn?|million|billion|mio\.?|mrd\.?)?\s?$/iu;

/** Whether the code of a currency stands beside its amount: "a CAD 2.4M budget", "2.4M PHP". */
export function isCurrency(text: string, start: number, end: number): boolean {
	if (end - start !== 3 || !CURRENCIES.has(text.slice(start, end))) return false;
	return AMOUNT_AHEAD.test(text.slice(end, end + 3)) || AMOUNT_BEHIND.test(text.slice(Math.max(0, start - 12), start));
}

const DENYING = new Set("no without kein keine keinen keinerlei ohne sans sin senza geen zonder bez żadnej inga utan tanpa без".split(" "));
const LONGEST_DENIAL = 24;

/** What a pattern calls white space. */
function isSpace(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return code < 0xa0 ? code === 32 || (code >= 9 && code <= 13) : /\s/.test(text.charAt(at));
}

/** Whether the word before says that there is none of it: `no surgery involved`, `ohne SAP`. */
export function isDenied(lower: string, start: number): boolean {
	const first = Math.max(0, start - LONGEST_DENIAL);
	let end = start;
	while (end > first && isSpace(lower, end - 1)) end--;
	if (end === start || end === first) return false;
	let begin = end;
	while (begin > first && !isSpace(lower, begin - 1)) begin--;
	return DENYING.has(lower.slice(begin, end));
}

/** Whether the words or marks around an ambiguous word show a list or a sentence about skills. */
export function hasSkillContext(lower: string, start: number, end: number): boolean {
	let before = start - 1;
	while (before >= 0 && (lower.charCodeAt(before) === 32 || lower.charCodeAt(before) === 0xa0)) before--;
	let after = end;
	while (after < lower.length && (lower.charCodeAt(after) === 32 || lower.charCodeAt(after) === 0xa0)) after++;
	const nextMark = lower.charAt(after);
	const closes = after >= lower.length || ",;/|•·()\n\r.:".includes(nextMark);
	if (closes && (before < 0 || ",;/|•·()\n\r:-*–&+.".includes(lower.charAt(before)))) return true;
	const nextWord = CHARACTER_KIND[lower.charCodeAt(after)] === 1 ? lower.slice(after, tokenEnd(lower, after)) : "";
	if (CONTEXT_AFTER.has(nextWord))
		return !(nextWord === "and" || nextWord === "or") || before < 0 || !/\w/.test(lower.charAt(before)) || CONTEXT_BEFORE.has(wordBefore(lower, before));
	return closes && CONTEXT_BEFORE.has(wordBefore(lower, before));
}

function wordBefore(lower: string, last: number): string {
	let start = last;
	while (start >= 0 && CHARACTER_KIND[lower.charCodeAt(start)] === 1) start--;
	return lower.slice(start + 1, last + 1);
}
