import { NUMBER_WORDS } from "./lexicon";
import { verbMeaning } from "./verbs";

/** A word, number or sign of a line. `meaning` is equal for texts that claim the same: verb forms, digits of any script, number words. */
export interface LineToken {
	readonly text: string;
	readonly meaning: string;
	readonly kind: "word" | "number" | "sign";
	readonly isCapitalised: boolean;
}

const TOKEN =
	/(?<number>(?<![\p{L}\p{N}])[-−]?\p{Nd}+(?:[.,'’]\p{Nd}+)*|\p{Nd}+(?:[.,'’]\p{Nd}+)*)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:[.'’&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+\+|#)?)|(?<sign>[%‰$€£¥₫₹₩฿+~≈<>±×])/gu;
const GROUPED = /^-?\d{1,3}(?:[,'’]\d{3})+(?:\.\d+)?$/u;
const SIGN_OF_WORD = new Map([
	["percent", "%"],
	["per-cent", "%"],
	["pct", "%"],
]);

function asciiDigit(digit: string): string {
	let code = digit.codePointAt(0) ?? 0;
	if (code < 128) return digit;
	let value = 0;
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
		code -= 1;
		value += 1;
	}
	return String(value);
}

function numberMeaning(text: string): string {
	const ascii = text.replace(/\p{Nd}/gu, asciiDigit).replace("−", "-");
	return GROUPED.test(ascii) ? ascii.replace(/[,'’]/gu, "") : ascii;
}

function wordToken(text: string): LineToken {
	const lower = text.toLowerCase().replace(/’/gu, "'");
	const isCapitalised = /^\p{Lu}/u.test(text);
	const number = NUMBER_WORDS.get(lower);
	if (number) return { text, meaning: number, kind: "number", isCapitalised };
	const sign = SIGN_OF_WORD.get(lower);
	if (sign) return { text, meaning: sign, kind: "sign", isCapitalised };
	return { text, meaning: verbMeaning(lower) ?? lower, kind: "word", isCapitalised };
}

/** Cuts a line into its tokens, after compatibility normalization (NFKC). Punctuation is dropped. */
export function tokenizeLine(line: string): LineToken[] {
	return [...line.normalize("NFKC").matchAll(TOKEN)].map((match) => {
		const text = match[0];
		if (match.groups?.number) return { text, meaning: numberMeaning(text), kind: "number", isCapitalised: false };
		if (match.groups?.sign) return { text, meaning: text, kind: "sign", isCapitalised: false };
		return wordToken(text);
	});
}

/** Equal for texts that differ in white space and Unicode composition alone. */
export function sameText(left: string | null, right: string | null): boolean {
	return left === null || right === null ? left === right : tidyText(left) === tidyText(right);
}

/** Words of ASCII with single spaces between them, as most texts are that were tidied once. */
const IS_TIDY = /^[!-~]+(?: [!-~]+)*$/;

/** NFC, single spaces, no space at the ends, none of the control characters and half surrogates that no document format can carry. */
export function tidyText(text: string): string {
	if (IS_TIDY.test(text)) return text;
	return text
		.normalize("NFC")
		.replace(/[\s\p{Cc}\p{Cs}\ufffe\uffff]+/gu, " ")
		.trim();
}

const CLOSING_MARK = /[.!?؟。！？।]/gu;
const BEFORE_MARK = /^[\p{L}\p{N}\p{M})%”"]{2}$/u;
const OPENS_SENTENCE = /^[\p{Lu}\p{Lo}\p{N}“"]/u;

/** Whether a mark ends a sentence: those of scripts without spaces always, others after a word and before a new one. */
function endsSentence(text: string, at: number): boolean {
	if (/[。！？।]/u.test(text.charAt(at))) return true;
	return text.charAt(at + 1) === " " && OPENS_SENTENCE.test(text.slice(at + 2, at + 4)) && BEFORE_MARK.test(text.slice(Math.max(0, at - 2), at));
}

/** Splits prose into sentences, keeping their punctuation. */
export function splitSentences(text: string): string[] {
	const tidy = tidyText(text);
	const sentences: string[] = [];
	let start = 0;
	for (const { index } of tidy.matchAll(CLOSING_MARK)) {
		if (!endsSentence(tidy, index)) continue;
		sentences.push(tidy.slice(start, index + 1));
		start = index + 1;
	}
	return [...sentences, tidy.slice(start)].map((sentence) => sentence.trim()).filter(Boolean);
}

/** Puts sentences together again: with a space, but none after the signs of scripts that know no spaces. */
export function joinSentences(sentences: readonly string[]): string {
	return sentences.reduce((text, sentence) => (text === "" || /[。！？]$/u.test(text) ? `${text}${sentence}` : `${text} ${sentence}`), "");
}

/** Words that lean on the sentence or line before, in the languages of resumes. */
const LEANING =
	/^(?:this|these|that|those|it|its|they|which|also|additionally|furthermore|moreover|there|then|later|dies\w{0,2}|dabei|dort|zudem|außerdem|ferner|anschließend|zusätzlich|cela|celui-ci|ceci|également|puis|ensuite|además|también|luego|después|inoltre|poi|além|também|depois|daarnaast|ook|vervolgens|ponadto|następnie|dessutom|därefter|dále|také|poté|ayrıca|ngoài ra|sau đó|selain itu|kemudian|также|затем|кроме|також|потім|крім|كما|بالإضافة|كذلك|כמו כן|בנוסף|לאחר מכן|इसके|साथ ही|นอกจากนี้|また|さらに|その後|또한|이후|此外|同时|随后)(?![\p{L}\p{M}])/iu;

/** Whether a sentence or line can't be understood without the one before. */
export function leansOnPrevious(text: string): boolean {
	return LEANING.test(text);
}
