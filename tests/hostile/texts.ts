import { paragraph, writeDocx } from "./docx-writer";
import { filesOf, type HostileFile, PLAIN_TEXT } from "./hostile-file";

/** As many lines and letters as are read of a resume. */
const LINES = 2_000;
const LETTERS = 149;
/** One line of the longest that is read. */
const LONG_LINE = 1_990;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** A document full of this text, as far as any is read: in many lines and in long ones. */
function full(unit: string): () => Uint8Array {
	const short = unit.repeat(Math.ceil(LETTERS / unit.length)).slice(0, LETTERS);
	const long = unit.repeat(Math.ceil(LONG_LINE / unit.length)).slice(0, LONG_LINE);
	return () => writeDocx(`${paragraph(PLAIN_TEXT)}${paragraph(escaped(long)).repeat(70)}${paragraph(escaped(short)).repeat(LINES)}`);
}

/** Text over which a search for a pattern may go again and again. */
const IN_DOCUMENTS = filesOf("docx", {
	"spaces before a letter": full(`${" ".repeat(1_900)}a`),
	"spaces of all kinds": full("\u00a0 \u2003\u3000 "),
	"dashes and dashes": full("-–—"),
	"dots and dots": full(". "),
	"commas and commas": full(", "),
	"stops between letters": full("a.b."),
	"digits and digits": full("1"),
	"digits that may be a telephone": full("+1 (2) 3-4 "),
	"years and years": full("2019 – 2020 "),
	"years in every form": full("01/2019-Present Jan 2019 to Sept. "),
	"months and months": full("January "),
	"addresses that never end": full("a@a."),
	"signs of an address": full("@"),
	"addresses of the web": full("http://www."),
	"slashes and slashes": full("a/b|"),
	"brackets that open": full("(["),
	"brackets that close": full(")]}"),
	"quotes and backslashes": full("\"'\\"),
	"headings, and nothing under them": full("EXPERIENCE "),
	"skills without end": full("SQL, Java; C++ / "),
	"letters with accents apart": full("e\u0301\u0300\u0302"),
	"marks, and no letters": full("\u0301"),
	"letters of no width": full("a\u200b\u200d\ufeff"),
	"letters from right to left": full("\u202eشب\u202d نا"),
	"letters that are two": full("👩‍👩‍👧‍👦🏳️‍🌈"),
	"letters in other forms": full("ﬁ㎯Ⅷ①ＡＢ"),
	"capitals that grow": full("ßİŉǰ"),
	"tabs and tabs": full("a\tb "),
	"list marks in a row": full("• ● - * "),
	"a language that nobody speaks": full("der the le il и の "),
	"what looks like markup": full("<b>&amp;</b><!--"),
	"what looks like a program": full("{{7*7}} {{x}} %s $(id) '; DROP TABLE job; --"),
	"names of all objects": full("__proto__ constructor "),
	"one letter in each line": () => writeDocx(`${paragraph(PLAIN_TEXT)}${paragraph("a").repeat(100_000)}`),
	"a hundred thousand lines of nothing": () => writeDocx(`${paragraph(PLAIN_TEXT)}${paragraph(" ").repeat(100_000)}`),
	"two thousand jobs": () =>
		writeDocx(
			`${paragraph("Experience")}${Array.from({ length: 1_000 }, (_, at) => paragraph(`Night Porter ${at}, Hotel ${at}, Lisbon\t01/${1950 + (at % 70)} – present`) + paragraph("• Kept the keys")).join("")}`,
		),
	"two thousand schools": () =>
		writeDocx(
			`${paragraph("Education")}${Array.from({ length: 1_900 }, (_, at) => paragraph(`BSc Hotel ${at}, University ${at}\t${1950 + (at % 70)}`)).join("")}`,
		),
	"skills to the limit": () =>
		writeDocx(
			`${paragraph("Skills")}${Array.from({ length: 1_900 }, (_, line) => paragraph(Array.from({ length: 14 }, (_each, at) => `skill${line}x${at}`).join(", "))).join("")}`,
		),
});

const bytesOf = (title: string, make: () => Buffer, fileName = "resume.txt"): HostileFile => ({
	title: `${fileName.slice(fileName.lastIndexOf(".") + 1)}: ${title}`,
	fileName,
	make,
});

/** Text files that no program expects. */
const BARE: readonly HostileFile[] = [
	bytesOf("ten MB in one line", () => Buffer.alloc(10_000_000, "a ")),
	bytesOf("a hundred thousand lines", () => Buffer.alloc(100_000, "\n")),
	bytesOf("a million NUL", () => Buffer.alloc(1_000_000)),
	bytesOf("half letters", () => Buffer.from(`\ufeff${"\ud800a\udc00".repeat(50_000)}`, "utf16le")),
	bytesOf("bytes of no alphabet", () => Buffer.alloc(300_000, Buffer.from([0xc3, 0x28, 0xf0, 0x28, 0x8c, 0xbc]))),
	bytesOf("a mark of order, and nothing else", () => Buffer.from([0xff, 0xfe])),
	bytesOf("signs that move a terminal", () => Buffer.from("\u001b[2J\u001b]0;own\u0007\u001b[?1049h".repeat(10_000))),
	bytesOf("an older alphabet", () => Buffer.alloc(200_000, Buffer.from([0xe9, 0x20, 0x61, 0x80]))),
	bytesOf("letters of two bytes without a mark", () => Buffer.from("Night porter ".repeat(9_000), "utf16le")),
	bytesOf("formulas of a table", () => Buffer.from('=cmd|" /C calc"!A0,@SUM(1)\n'.repeat(9_000)), "resume.csv"),
	bytesOf("brackets without end", () => Buffer.from("[".repeat(1_000_000)), "resume.json"),
	bytesOf("a page of a hundred thousand parts", () => Buffer.from(`<html>${"<div><table><tr><td>".repeat(100_000)}`), "resume.html"),
	bytesOf("marks of a list in a list", () => Buffer.from("> - ".repeat(200_000)), "resume.md"),
];

export const TEXTS: readonly HostileFile[] = [...IN_DOCUMENTS, ...BARE];
