import { STOP_WORDS } from "@/lib/tools/documents/language/meaning/stop-words";
import { foldText } from "@/lib/tools/reading/text/clean-text";

const WIDE = /[\p{Script=Han}\p{Script=Katakana}]/u;
const KANA_ONLY = /^[\p{Script=Hiragana}ー]+$/u;
const MORE_STOP_WORDS = new Set(
	`there their would could should these those where while when which because between during before after about against through under again further once here
	them nothing something everything anything without first second third last takes take taken gives give given comes come goes going gets getting does done
	another whole other others always never every often long less least most more both keep kept stays stay stand stands named called used using uses near rather
	two three four five six seven eight nine ten eleven twelve one day days week weeks month months january february march april june july august september october november december
	some same very just only own too now said says also however therefore thus still many much every must shall might upon well made make makes year years percent
	euro euros dollar dollars pound pounds cllr million millions millionen millones
	neue neuen neuer neues wurde wurden worden konnen kann soll sollen diese dieser dieses einem eines noch aber wenn dann dass damit dabei jedoch seit mehr sowohl wegen wird beim ihm ihn
	fue fueron esta estan han hay ser sido cuando donde desde hasta tambien pero porque cada todo toda todos segun sin muy
	dort hier dies beide beiden bereits nur auch sowie etwa rund laut dafur davon hierfur dazu dessen deren ihrer ihren ihrem seiner seinen gibt geben steht stehen liegt liegen bleibt bleiben
	kostet kosten halten gelten gilt fallt fallen werden wird waren ware waren sind haben hatte hatten sollte konnte musste mussen darf durfen jeder jede jedes alle allen aller seine ihre ihr
	weitere weiteren weiterer bis bisher ebenfalls insgesamt pro ohne gegen unter uber zwischen wahrend nach vor seitdem derzeit kunftig
	antes despues durante entre sobre contra mediante hacia tras aunque mientras frente cual cuales quien otro otra otros otras mismo misma salvo tiene tienen puede pueden debe deben anos ano mes meses dia dias
	avant apres pendant depuis selon sans sous vers chez dont lequel laquelle autre autres peut peuvent doit doivent sera seront sont avoir fait faire ainsi alors donc
	prima dopo durante senza sotto sopra verso tra fra anche ancora questo questa questi queste quello quella sono essere stato stata hanno aveva puo possono deve devono ogni altri altre altro
	dit deze die dat werd werden wordt worden heeft hebben kunnen moeten voor tegen onder tussen zonder volgens ook nog wel niet
	cette ces cet elle elles ils ont etre ete mais comme tout tous toute leur meme aussi lors`.split(/\s+/u),
);

/** A word without what its forms differ in: case, accents and the plural's ending. */
export function stemOf(word: string): string {
	const folded = foldText(word).toLowerCase();
	return folded.length > 4 && folded.endsWith("s") && !folded.endsWith("ss") ? folded.slice(0, -1) : folded;
}

export interface Term {
	readonly stem: string;
	readonly word: string;
	/** The place among all words of the sentence. */
	readonly at: number;
}

/** The words of a sentence that say what it is about. */
export function termsOf(text: string, segmenter: Intl.Segmenter): Term[] {
	const terms: Term[] = [];
	let at = 0;
	for (const { segment, isWordLike } of segmenter.segment(text)) {
		if (!isWordLike) continue;
		at += 1;
		if (/\d/.test(segment) || KANA_ONLY.test(segment)) continue;
		const stem = stemOf(segment);
		const isLong = WIDE.test(segment) ? segment.length >= 2 : stem.length >= 4 || /^\p{Lu}{2,}$/u.test(segment);
		if (isLong && !STOP_WORDS.has(stem) && !MORE_STOP_WORDS.has(stem) && !STOP_WORDS.has(segment.toLowerCase())) terms.push({ stem, word: segment, at });
	}
	return terms;
}

/** Whether a word behind a number says what it counts. */
export function isTelling(unit: string): boolean {
	return unit.length >= 2 && !STOP_WORDS.has(unit) && !/^(?:and|und|y|et|of|de|in|im|on|to|or|by|with|auf|bis|was|is|are)$/.test(unit);
}
