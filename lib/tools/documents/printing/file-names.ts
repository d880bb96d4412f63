import { trimOf } from "@/lib/platform/language/outer-letters";

/** Latin letters that do not fall apart into a base letter and an accent. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	Æ: "AE",
	ø: "o",
	Ø: "O",
	œ: "oe",
	Œ: "OE",
	đ: "d",
	Đ: "D",
	ł: "l",
	Ł: "L",
	ð: "d",
	þ: "th",
	ı: "i",
	"–": "-",
	"—": "-",
	"’": "'",
};
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;
const MAX_PART_LENGTH = 50;

function cleanPart(part: string): string {
	const clean = part
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
		.replace(/[<>:"/\\|?*]/gu, " ")
		.replace(/\s+/gu, " ");
	const short = [...trimOf(clean, /[. ]/)].slice(0, MAX_PART_LENGTH).join("").trimEnd();
	return RESERVED.test(short) ? `${short}_` : short;
}

/** `Name – Company – Title`, as a document is called within itself. */
export function documentBaseName(name: string, company: string, title: string): string {
	const parts = [name, company, title].map(cleanPart).filter(Boolean);
	return parts.length > 0 ? parts.join(" – ") : "Resume";
}

/** The name in ASCII for readers that know no other letters; `fallback` where too little is left of it. */
export function asciiFileName(fileName: string, fallback = "Resume"): string {
	const dot = fileName.lastIndexOf(".");
	const [base, extension] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ""];
	const ascii = base
		.replace(/[^\u0020-\u007e]/gu, (letter) => ASCII_LETTERS[letter] ?? letter)
		.normalize("NFKD")
		.replace(/[^\u0020-\u007e]/gu, "")
		.replace(/\s+/gu, " ");
	const name = trimOf(ascii, /[\s.-]/);
	return `${/[A-Za-z0-9]{2}/u.test(name) ? name : fallback}${extension}`;
}
