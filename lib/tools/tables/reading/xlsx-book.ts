import { Parser } from "htmlparser2";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";
import { guarded, type XlsxPackage } from "./xlsx-package";

export interface XlsxSheet {
	readonly name: string;
	readonly path: string;
}

export interface XlsxBook {
	readonly sheets: readonly XlsxSheet[];
	/** Days are counted from 1904, as older programs of one maker do. */
	readonly startsIn1904: boolean;
	/** Whoever opens it has to work its formulas out: none was when it was written. */
	readonly isUncalculated: boolean;
	/** Whether a cell of this style shows a date or a time. */
	readonly areDates: readonly boolean[];
	/** Whether it shows a time without a day, as of a clock or a watch that goes on after 24 hours. */
	readonly areTimes: readonly boolean[];
}

type Attributes = Readonly<Record<string, string>>;

/** Calls `onTag` for each element, by its name without a prefix. */
function eachTag(xml: string, onTag: (name: string, attributes: Attributes) => void): void {
	const parser = new Parser({ onopentag: (name, attributes) => onTag(localName(name), attributes) }, { xmlMode: true });
	parser.end(xml);
}

export function localName(name: string): string {
	return name.slice(name.indexOf(":") + 1);
}

function pathOf(target: string): string {
	const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
	return path.replace(/\/\.\//g, "/");
}

/** The built-in formats that show dates and times. */
function isBuiltInDate(id: number): boolean {
	return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** The built-in formats that show times alone. */
function isBuiltInTime(id: number): boolean {
	return (id >= 18 && id <= 21) || (id >= 45 && id <= 47);
}

/** Whether a format's code that spells a date or a time spells no year and no day. A month alone can't be told from minutes. */
export function isTimeCode(code: string): boolean {
	if (!isDateCode(code)) return false;
	let hasClock = false;
	for (let at = 0; at < code.length; at += 1) {
		const letter = (code[at] ?? "").toLowerCase();
		const closing = letter === "[" ? "]" : letter;
		if (letter === "[" || letter === '"') {
			const end = code.indexOf(closing, at + 1);
			if (end === -1) return false;
			if (letter === "[" && /^[hms]+$/i.test(code.slice(at + 1, end))) hasClock = true;
			at = end;
		} else if (letter === "\\") at += 1;
		else if (letter === "y" || letter === "d") return false;
		else if (letter === "h" || letter === "s") hasClock = true;
		else if (letter === ";") break;
	}
	return hasClock;
}

/** Whether a format's code spells days or hours outside of quoted words, colours and escaped letters. */
export function isDateCode(code: string): boolean {
	let at = 0;
	while (at < code.length) {
		const letter = (code[at] ?? "").toLowerCase();
		if (letter === '"') {
			const end = code.indexOf('"', at + 1);
			if (end === -1) return false;
			at = end;
		} else if (letter === "[") {
			const end = code.indexOf("]", at);
			if (end === -1) return false;
			if (/^[hms]+$/i.test(code.slice(at + 1, end))) return true;
			at = end;
		} else if (letter === "\\" || letter === "_" || letter === "*") at += 1;
		else if ("ydh".includes(letter)) return true;
		else if (letter === ";") return false;
		at += 1;
	}
	return false;
}

function dateStyles(xml: string): Pick<XlsxBook, "areDates" | "areTimes"> {
	const codes = new Map<string, string>();
	const styles: boolean[] = [];
	const times: boolean[] = [];
	let isInCells = false;
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				const name = localName(tag);
				if (name === "numFmt") codes.set(attributes.numFmtId ?? "", attributes.formatCode ?? "");
				if (name === "cellXfs") isInCells = true;
				if (name !== "xf" || !isInCells) return;
				const id = attributes.numFmtId ?? "0";
				const code = codes.get(id);
				styles.push(code === undefined ? isBuiltInDate(Number(id)) : isDateCode(code));
				times.push(code === undefined ? isBuiltInTime(Number(id)) : isTimeCode(code));
			},
			onclosetag(tag) {
				if (localName(tag) === "cellXfs") isInCells = false;
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return { areDates: styles, areTimes: times };
}

/** What stands around the sheets of a workbook. @throws AppError FILE_UNREADABLE for an archive that is no workbook. */
export async function readBook(parts: XlsxPackage): Promise<XlsxBook> {
	if (!parts.has("xl/workbook.xml")) throw unreadable("This file is no Excel workbook. Upload one that is saved as XLSX.");
	const targets = new Map<string, string>();
	eachTag(await parts.text("xl/_rels/workbook.xml.rels"), (name, { Id, Target }) => {
		if (name === "Relationship" && Id && Target) targets.set(Id, pathOf(Target));
	});
	const sheets: XlsxSheet[] = [];
	let [startsIn1904, isUncalculated] = [false, false];
	eachTag(await parts.text("xl/workbook.xml"), (name, attributes) => {
		if (name === "workbookPr") startsIn1904 = attributes.date1904 === "1" || attributes.date1904 === "true";
		if (name === "calcPr") isUncalculated = attributes.fullCalcOnLoad === "1" || attributes.fullCalcOnLoad === "true";
		if (name !== "sheet") return;
		const relation = Object.entries(attributes).find(([key]) => localName(key) === "id" && key !== "sheetId")?.[1] ?? "";
		const path = targets.get(relation);
		if (path && /worksheets\//i.test(path) && parts.has(path)) sheets.push({ name: attributes.name ?? `Sheet ${sheets.length + 1}`, path });
	});
	if (sheets.length === 0) throw unreadable("This workbook has no sheet with cells.");
	if (sheets.length > TABLE_LIMITS.sheets) throw tooLarge(`This workbook has more than ${TABLE_LIMITS.sheets} sheets. Save the one that you need by itself.`);
	return { sheets, startsIn1904, isUncalculated, ...dateStyles(await parts.text("xl/styles.xml")) };
}

/** `_x000D_` stands for a sign that XML can't spell. */
export function unescapeSigns(text: string): string {
	return text.includes("_x") ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
}

/** The texts that cells refer to by number. @throws AppError FILE_TOO_LARGE */
export async function readSharedStrings(parts: XlsxPackage): Promise<string[]> {
	const path = "xl/sharedStrings.xml";
	if (!parts.has(path)) return [];
	const texts: string[] = [];
	let letters = 0;
	let text = "";
	let isText = false;
	let phonetic = 0;
	const parser = new Parser(
		{
			onopentagname(tag) {
				const name = localName(tag);
				if (name === "si") text = "";
				else if (name === "t") isText = phonetic === 0;
				else if (name === "rPh") phonetic += 1;
			},
			ontext(part) {
				if (isText) text += part;
			},
			onclosetag(tag) {
				const name = localName(tag);
				if (name === "t") isText = false;
				else if (name === "rPh") phonetic -= 1;
				else if (name === "si") {
					texts.push(unescapeSigns(text));
					letters += text.length;
					if (texts.length > TABLE_LIMITS.sharedStrings || letters > TABLE_LIMITS.sharedLetters) {
						throw tooLarge("This workbook holds more texts than can be converted at once. Save its sheets one by one as CSV.");
					}
				}
			},
		},
		{ xmlMode: true },
	);
	await guarded(async () => {
		const decoder = new TextDecoder();
		for await (const chunk of (await parts.open(path)) as AsyncIterable<Uint8Array>) parser.write(decoder.decode(chunk, { stream: true }));
		parser.end();
	});
	return texts;
}
