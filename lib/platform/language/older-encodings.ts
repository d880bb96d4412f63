/** Encodings of older programs, as decoders name them. */
export type OlderEncoding =
	| "windows-1250"
	| "windows-1251"
	| "windows-1252"
	| "windows-1253"
	| "windows-1255"
	| "windows-1256"
	| "koi8-r"
	| "shift_jis"
	| "euc-jp"
	| "gb18030"
	| "big5"
	| "euc-kr";

const SAMPLE_BYTES = 64 * 1024;
/** Fewer tell nothing. */
const LEAST_LETTERS = 5;
/** Below this share a reading is no text of its language. */
const LEAST_SCORE = 0.55;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells other things from text
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/;

/** The letters that stand most often in texts of a language: more than half of all of them. */
const COMMON: Readonly<Record<string, { readonly script: RegExp; readonly letters: ReadonlySet<string> }>> = {
	cyrillic: { script: /[\u0400-\u04ff]/, letters: new Set("оеаинтсрвлкмдпуія") },
	greek: { script: /[\u0370-\u03ff]/, letters: new Set("αοιετσνηυρπκμλςάόίέή") },
	hebrew: { script: /[\u05d0-\u05ea]/, letters: new Set("יוהלאמרשתבנם") },
	arabic: { script: /[\u0620-\u064a]/, letters: new Set("اليمونرتبةعدسفهك") },
	middle: { script: /[\u0100-\u017f\u00c0-\u00ff]/, letters: new Set("áéíěščřžýůúąęłńóśżźőűăâîşţöüä") },
};

const ONE_BYTE: readonly (readonly [OlderEncoding, keyof typeof COMMON])[] = [
	["windows-1251", "cyrillic"],
	["koi8-r", "cyrillic"],
	["windows-1253", "greek"],
	["windows-1255", "hebrew"],
	["windows-1256", "arabic"],
];

const KANA = /[\u3040-\u30ff]/g;
const HANGUL = /[\uac00-\ud7a3]/g;
/** Chinese signs of nearly every text, in both ways of writing. */
const COMMON_HAN =
	/[的一是不了在人有我他这這中大来來上国國个個到说說们們为為子和你地出道也时時年得就那要下以生会會自着去之过過家学學对對可她里后後小么么心多天而能好都然没沒日于於起还還发發成事只作当當想看文无無开開手十用主行方又如前所本见見经經头頭面公同三已老从從动動两兩长長请請第分部高月]/g;
const HAN = /[\u4e00-\u9fff]/g;
const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uffee]/g;
const RARE = /[\uff61-\uff9f\u3400-\u4dbf\uf900-\ufaff]/g;

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;

/** The sample up to its last line end, so that no sign is cut. */
function sampleOf(bytes: Uint8Array): Uint8Array {
	if (bytes.byteLength <= SAMPLE_BYTES) return bytes;
	const sample = bytes.subarray(0, SAMPLE_BYTES);
	const end = sample.lastIndexOf(0x0a);
	return end > 0 ? sample.subarray(0, end) : sample;
}

function decoded(bytes: Uint8Array, encoding: OlderEncoding): string | null {
	try {
		const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
		return CONTROL.test(text) ? null : text;
	} catch {
		return null;
	}
}

function foreignLetters(text: string): string {
	return text.replace(/[\t\r\n\u0020-\u007e]+/g, "");
}

/** How much a reading looks like a text of East Asia, from 0 to 1. */
function eastAsianScore(text: string, encoding: OlderEncoding): number {
	const foreign = foreignLetters(text);
	const wide = countOf(foreign, WIDE) - countOf(foreign, RARE);
	if (foreign.length < LEAST_LETTERS || wide < foreign.length * 0.8) return 0;
	const share = (signs: RegExp) => countOf(foreign, signs) / foreign.length;
	if (encoding === "euc-kr") return share(HANGUL) > 0.5 ? 0.6 + share(HANGUL) * 0.4 : 0;
	if (encoding === "shift_jis" || encoding === "euc-jp") return share(KANA) > 0.15 ? 0.6 + share(KANA) * 0.4 : 0;
	const han = countOf(foreign, HAN);
	return han < 4 ? 0 : Math.min(1, (countOf(foreign, COMMON_HAN) / han) * 3) * (share(KANA) > 0.3 ? 0.3 : 1);
}

/** How much a reading looks like a text in words of a script: its letters stand together, are common ones, and small but at beginnings. */
function oneByteScore(text: string, kind: keyof typeof COMMON): number {
	const common = COMMON[kind];
	const foreign = foreignLetters(text);
	if (!common || foreign.length < LEAST_LETTERS) return 0;
	const letters = Array.from(foreign).filter((letter) => common.script.test(letter));
	if (letters.length < foreign.length * 0.7) return 0;
	const usual = letters.filter((letter) => common.letters.has(letter.toLowerCase())).length / letters.length;
	const turned = countOf(text, /\p{Ll}\p{Lu}/gu) / letters.length;
	const isolated = countOf(text, /(?<=[a-z])[\u0080-\uffff]|[\u0080-\uffff](?=[a-z])/g) / letters.length;
	return Math.max(0, usual - turned * 4 - isolated * 2);
}

/** Letters of middle Europe where Western ones stand for them, and the other way round. */
function isMiddleEuropean(bytes: Uint8Array): boolean {
	const [middle, western] = [decoded(bytes, "windows-1250"), decoded(bytes, "windows-1252")];
	if (middle === null) return false;
	if (western === null) return true;
	const odd = countOf(western, /(?<=\p{L})[¹³¿¼¾£¥ªº]|[¹³¿¼¾£¥](?=\p{L})|[øûèìïòù](?=[bcdfghjklmnprstvwz])/gu);
	const own = countOf(middle, /[ąćęłńśźżčďěňřšťůžőű]/gi);
	return own >= 3 && odd >= own * 0.5;
}

/**
 * The encoding of a text that is not Unicode, by which reading looks like a language; null where none does. Texts in one byte a letter
 * without a script of their own are taken for Western ones.
 */
export function recognizeOlderEncoding(bytes: Uint8Array): OlderEncoding | null {
	const sample = sampleOf(bytes);
	let best: { encoding: OlderEncoding; score: number } | null = null;
	const consider = (encoding: OlderEncoding, score: number) => {
		if (score >= LEAST_SCORE && score > (best?.score ?? 0)) best = { encoding, score };
	};
	for (const encoding of ["shift_jis", "euc-jp", "euc-kr", "gb18030", "big5"] as const) {
		const text = decoded(sample, encoding);
		if (text !== null) consider(encoding, eastAsianScore(text, encoding));
	}
	for (const [encoding, kind] of ONE_BYTE) {
		const text = decoded(sample, encoding);
		if (text !== null) consider(encoding, oneByteScore(text, kind));
	}
	const found = best as { encoding: OlderEncoding } | null;
	if (found) return found.encoding;
	return isMiddleEuropean(sample) ? "windows-1250" : null;
}

/** The text of older bytes in an encoding; what it can't spell becomes U+FFFD. */
export function decodeOlder(bytes: Uint8Array, encoding: OlderEncoding): string {
	return new TextDecoder(encoding).decode(bytes);
}
