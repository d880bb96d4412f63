import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { nameChance } from "@/lib/tools/documents/redacting/finding/names/name-model";
import { bare, isFamily, isGiven, isNameLike, isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import type { LineWords } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfCalendar } from "./calendar-words";

/** What one person does, is or may do, in languages in which a thing at the head of a sentence has an article before it. */
const ACTS = new Set(
	[
		"is was has had does did said says told asked asks rang rings phoned texted emailed called came comes went goes left gave gives took takes wants wanted thinks thought knows knew lives lived works worked will would can could should must might never also always still just already brought made makes got gets kept felt saw heard met paid wrote sent then isn't wasn't hasn't won't didn't doesn't refuses agreed reported confirmed apologised apologized",
		"ist war hat hatte wird wurde sagt sagte kommt kam geht ging will wollte kann konnte soll sollte meint meinte bringt brachte ruft rief fragt fragte gab nahm wohnt wohnte arbeitet",
		"est était avait sera dit disait vient venait va veut voulait peut pouvait doit demande demandait pense habite travaille signale propose rappelle répond",
		"es está era estaba ha había dice dijo viene vino fue quiere quería puede pidió vive trabaja llamó",
		"è aveva disse viene vuole può lavora",
		"é estava tem tinha disse diz vem veio vai foi quer pode pediu trabalha ligou",
		"heeft zegt zei komt kwam gaat wil wilde kan kon moet woont werkt belde vroeg",
		"är har hade säger kommer kom går gick vill kan ska bor er sagde sier",
	].flatMap((words) => words.split(" ")),
);
const ACTED = /^\p{Ll}{2,}(?:ed|ied)$/u;
/** "Rose from the night team", "Sky in payroll (…", "Joy at reception". */
const PLACED = /^ (?:from|in|at|on) (?:the )?\p{Ll}{3,}/u;
/** "Rose and I", "Joy and her". */
const TOGETHER = /^ (?:and|und|et|y|e|en|och|og) (?:I|me|he|she|his|her|my|ich|er|sie|ihre?|seine?|je|moi|yo|su|mi|io|eu|ik|jag|jeg)(?!\p{L})/u;
const SENTENCE_START = /(?:^|[.!?…:;–-]\s{1,3}|[•*\t|]\s{0,3})["“„«(¿¡]{0,2}$/u;
/** Who is spoken to, or a further line of a message: "Chance, this is a formal warning". */
const SPOKEN_TO =
	/^, (?:I|we|you|this|that|it|please|thank|thanks|can|could|if|as|your?|there|here|bitte|ich|wir|du|je|nous|tu|merci|yo|gracias|io|grazie|obrigad[oa]|ik|bedankt)(?!\p{L})/u;
const NOBODY = new Set(
	"son mine yours hers ours theirs both each all none one will may can so see an the mine no any every some art page sir man boy girl king queen prince princess baby mother father sister brother uncle aunt doctor nurse".split(
		" ",
	),
);

const LIKELY = 0.35;
/** A word of no everyday speech whose letters may be a name's. */
const isRare = (word: string): boolean => !isOrdinary(word) && isNameLike(word) && nameChance(word) > LIKELY;
const isCalled = (word: string): boolean => (isCalledSomewhere(word) || isGiven(word) || isFamily(word)) && (isNameLike(word) || word === "Will");

/**
 * One word at the head of a sentence that is a name as well as a word: what it does tells which. "Hunter covered for you", "Rose from the night team", "Robin's
 * number": a thing would have an article.
 */
export function actingNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap(({ text, words }, line) =>
		words.flatMap((word, at): Match[] => {
			const own = bare(word.text);
			if (!/^\p{Lu}\p{Ll}{2,}$/u.test(own) || !(isCalled(own) || isRare(own)) || isTitle(own) || isOfCalendar(own)) return [];
			if (!SENTENCE_START.test(text.slice(Math.max(0, word.start - 6), word.start))) return [];
			const end = word.start + own.length;
			const behind = text.slice(end, end + 40);
			const next = words[at + 1];
			const verb = next && text.slice(word.end, next.start) === " " ? next.text : "";
			const isActing = ACTS.has(verb) || ACTED.test(verb);
			const isKnown = !NOBODY.has(own.toLowerCase());
			const isOwner = /^['’]s \p{L}/u.test(behind);
			const isSomebody =
				(isActing && (isKnown || own === "Will")) ||
				(isKnown && (isOwner || PLACED.test(behind) || TOGETHER.test(behind) || (word.start === 0 && SPOKEN_TO.test(behind))));
			return isSomebody ? [{ kind: "name", line, start: word.start, end, confidence: OFFERED }] : [];
		}),
	);
}
