import { decodeText } from "@/lib/tools/tables/reading/decode-text";

/** What European texts hold beside plain letters, whatever their language. */
const SIGNS = "\u00a0“”„‚‘’–—…«»‹›€£§©®°·•½¼¾™ºª´¡\u00ad";
/** Letters with accents of the languages that are written so; the first that has all of a text's wins. */
const EUROPEAN: readonly { readonly encoding: string; readonly letters: string }[] = [
	{ encoding: "windows-1252", letters: "àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ" },
	{ encoding: "windows-1254", letters: "çğıöşüâîûéäİ" },
	{ encoding: "windows-1250", letters: "ąćęłńóśźżáčďéěíňřšťúůýžäôľĺŕőűöüßđăîâşţë" },
];
const SAMPLE_BYTES = 65_536;
const MOSTLY = 0.4;
const [LEAST_KANA, LEAST_SIGNS] = [0.05, 0.3];

/** Some decoders take Windows-1252 for Latin-1; the tables' reader knows better. */
const decoded = (bytes: Uint8Array, encoding: string): string =>
	encoding === "windows-1252" ? Array.from(decodeText(bytes, encoding), ({ text }) => text).join("") : new TextDecoder(encoding).decode(bytes);

const shareOf = (signs: readonly string[], isIn: (sign: string) => boolean): number => signs.filter(isIn).length / Math.max(1, signs.length);

/** Whole letters of several bytes each: which script the text would then be in tells whether it is so. */
const ASIAN: readonly { readonly encoding: string; readonly script: RegExp; readonly least: number }[] = [
	{ encoding: "shift_jis", script: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, least: LEAST_KANA },
	{ encoding: "euc-jp", script: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, least: LEAST_KANA },
	{ encoding: "euc-kr", script: /\p{sc=Hangul}/u, least: LEAST_SIGNS },
	{ encoding: "gb18030", script: /\p{sc=Han}/u, least: LEAST_SIGNS },
];
const HALF_WIDE = /[\uff61-\uff9f]/;

const beyondPlain = (text: string): string[] => [...text].filter((sign) => sign > "\u007f");

function isOf(bytes: Uint8Array, encoding: string, script: RegExp, least: number): boolean {
	const text = new TextDecoder(encoding).decode(bytes);
	const signs = beyondPlain(text);
	const broken = shareOf(signs, (sign) => sign === "\ufffd" || HALF_WIDE.test(sign));
	return broken < LEAST_KANA && shareOf(signs, (sign) => script.test(sign)) >= least;
}

function encodingOf(bytes: Uint8Array): string {
	const sample = bytes.subarray(0, SAMPLE_BYTES);
	const plain = sample.filter((byte) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)).length;
	const beyond = sample.filter((byte) => byte > 0x7f).length;
	if (beyond / Math.max(1, beyond + plain) > MOSTLY) {
		const asian = ASIAN.find(({ encoding, script, least }) => isOf(sample, encoding, script, least));
		return asian?.encoding ?? "windows-1251";
	}
	const fitting = EUROPEAN.map(({ encoding, letters }) => {
		const signs = beyondPlain(decoded(sample, encoding));
		return { encoding, share: shareOf(signs, (sign) => SIGNS.includes(sign) || letters.includes(sign) || letters.includes(sign.toLowerCase())) };
	});
	const best = Math.max(...fitting.map(({ share }) => share));
	return fitting.find(({ share }) => share === best)?.encoding ?? "windows-1252";
}

/** The text of a file that an older program saved in the encoding of its country, told by which letters it would hold. */
export function decodeOlder(bytes: Uint8Array): string {
	return decoded(bytes, encodingOf(bytes));
}
