/** Never at the start of a line (JIS X 4051, the rules that every typesetter keeps): closing marks, small kana, marks of repetition. */
const NOT_FIRST = new Set(`、。，．・：；？！゛゜´｀¨＾ヽヾゝゞ々ー—…‥」』）］｝〉》】〕〟”’％‰℃ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%~～`);
/** Never at the end of a line: opening marks and signs before a number. */
const NOT_LAST = new Set("「『（［｛〈《【〔〝“‘￥＄£¥$([{#＃");

const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const THAI = /\p{Script=Thai}/u;
const NEEDS_PLACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}]/u;

let graphemes: Intl.Segmenter | null = null;
let thaiWords: Intl.Segmenter | null = null;

/** The characters of a text as a reader counts them: letters with their accents and vowel signs. */
export function graphemesOf(text: string): string[] {
	graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
	return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function thaiWordsOf(text: string): string[] {
	thaiWords ??= new Intl.Segmenter("th", { granularity: "word" });
	return Array.from(thaiWords.segment(text), ({ segment }) => segment);
}

function mayPart(before: string, after: string): boolean {
	if (NOT_FIRST.has(after) || NOT_LAST.has(before)) return false;
	return BREAKS_ANYWHERE.test(before) || BREAKS_ANYWHERE.test(after);
}

/** A word without spaces cut where a line may end within it: between Chinese and Japanese characters, between Thai words; nowhere else. */
export function partsOfWord(word: string): string[] {
	if (!NEEDS_PLACES.test(word)) return [word];
	const units = THAI.test(word) ? thaiWordsOf(word) : graphemesOf(word);
	const isThai = THAI.test(word);
	const parts: string[] = [];
	for (const unit of units) {
		const before = parts.at(-1);
		const mayBreak = before !== undefined && (isThai ? THAI.test(unit) && THAI.test(before) : mayPart(before.slice(-1), unit));
		if (before === undefined || mayBreak) parts.push(unit);
		else parts[parts.length - 1] = before + unit;
	}
	return parts;
}
