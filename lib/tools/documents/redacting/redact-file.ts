import { redactWorkbook } from "#redact-workbook";
import { AppError } from "@/lib/platform/errors";
import { checkOutput } from "./checking/check-output";
import { stillThere } from "./checking/recoverable-texts";
import { type Sought, soughtTexts } from "./covering/occurrences";
import { redactDocx } from "./docx/redact-docx";
import { redactMessage } from "./message/redact-message";
import type { ReadingReach } from "./pdf/read-pages";
import { redactPdf } from "./pdf/redact-pdf";
import { formatToRedact } from "./reading/format-of-document";
import { KIND_NAMES, type PersonalFinding, type RedactableFormat, type RedactionReport, type Unseen } from "./schemas";
import { readText, redactText } from "./text/redact-text";

export interface RedactionWish {
	readonly findings: readonly PersonalFinding[];
	/** Null for all of them. */
	readonly chosenIds: readonly string[] | null;
	readonly ownWords: readonly string[];
	readonly coversPictures: boolean;
	readonly unseen: readonly Unseen[];
}

interface Written {
	readonly bytes: Uint8Array;
	readonly pageCount: number;
	readonly covered: readonly { readonly page: number; readonly counts: ReadonlyMap<number, number> }[];
	readonly removed: readonly string[];
}

const WITHOUT_REST =
	"Everything of the workbook but the values of its cells: formulas, notes, pictures, charts, colours, names of areas, earlier versions and properties. Hidden sheets, rows and columns are shown.";

async function write(
	bytes: Uint8Array,
	format: RedactableFormat,
	sought: readonly Sought[],
	chosen: readonly PersonalFinding[],
	wish: RedactionWish,
	reach: ReadingReach,
): Promise<Written> {
	const { coversPictures } = wish;
	if (format === "pdf") {
		const places = chosen.map((finding) => finding.places);
		const pdf = await redactPdf(bytes, { sought, places, coversPictures }, reach);
		const removed = [
			"Everything beside the pages as they look: properties, notes, form fields, layers, attachments, links, bookmarks and earlier versions.",
			...(pdf.greyPages.length > 0
				? [
						`The colours of ${pdf.greyPages.length === 1 ? "page" : "pages"} ${pdf.greyPages.join(", ")}, which ${pdf.greyPages.length === 1 ? "was a picture" : "were pictures"}.`,
					]
				: []),
			...(pdf.wholeLines.length > 0
				? [`Whole lines on page ${[...new Set(pdf.wholeLines)].join(", ")}, where the place of a text in its line was not sure.`]
				: []),
			...(coversPictures ? ["Every picture."] : []),
		];
		return { bytes: pdf.bytes, pageCount: pdf.pageCount, covered: pdf.covered, removed };
	}
	if (format === "docx") {
		const docx = await redactDocx(bytes, sought, coversPictures);
		const removed = [...docx.leftOut, ...(coversPictures && docx.pictures > 0 ? ["Every picture."] : [])];
		return { bytes: docx.bytes, pageCount: 1, covered: [{ page: 1, counts: docx.counts }], removed };
	}
	if (format === "xlsx") {
		const { bytes: workbook, covered, sheetCount } = await redactWorkbook(bytes, sought);
		return { bytes: workbook, pageCount: sheetCount, covered, removed: [WITHOUT_REST] };
	}
	if (format === "eml") {
		const message = await redactMessage(bytes, sought);
		return { bytes: message.bytes, pageCount: 1, covered: [{ page: 1, counts: message.counts }], removed: message.removed };
	}
	const text = redactText(readText(bytes), sought);
	return { bytes: text.bytes, pageCount: 1, covered: [{ page: 1, counts: text.counts }], removed: [] };
}

/** The same name, marked; a name that holds what is redacted becomes a plain one. */
function writtenName(fileName: string, format: RedactableFormat, sought: readonly Sought[], isSought: (text: string) => boolean): string {
	const dot = fileName.lastIndexOf(".");
	const stem = (dot > 0 ? fileName.slice(0, dot) : fileName).slice(0, 180);
	return sought.length > 0 && isSought(stem) ? `redacted.${format}` : `${stem}-redacted.${format}`;
}

function sumsOf(written: Written, kinds: readonly RedactionReport["redacted"][number]["kind"][]): Pick<RedactionReport, "redacted" | "byPage"> {
	const byKind = new Map<string, { kind: RedactionReport["redacted"][number]["kind"]; texts: Set<number>; places: number; pages: Set<number> }>();
	const byPage: { page: number; places: number }[] = [];
	for (const { page, counts } of written.covered) {
		let places = 0;
		for (const [text, count] of counts) {
			const kind = kinds[text] ?? "own_word";
			const sum = byKind.get(kind) ?? { kind, texts: new Set<number>(), places: 0, pages: new Set<number>() };
			sum.texts.add(text);
			sum.places += count;
			sum.pages.add(page);
			places += count;
			byKind.set(kind, sum);
		}
		if (places > 0) byPage.push({ page, places });
	}
	return {
		redacted: [...byKind.values()].map(({ kind, texts, places, pages }) => ({ kind, texts: texts.size, places, pages: [...pages].sort((a, b) => a - b) })),
		byPage,
	};
}

/** What is still there by its kind alone: what it says is not for a message. */
function leftWords(left: ReadonlySet<number>, chosen: readonly PersonalFinding[]): string {
	const kinds = [...left].map((at) => chosen[at]?.kind);
	return [...new Set(kinds.map((kind) => (kind ? KIND_NAMES[kind].toLowerCase() : "your own words")))].join(", ");
}

/**
 * A new file without the chosen texts and without what else a document carries unseen, searched once more before it is given out.
 * @throws AppError FILE_UNREADABLE and its like, also when a text is still in the new file.
 */
export async function redactFile(
	file: { readonly fileName: string; readonly bytes: Uint8Array },
	wish: RedactionWish,
	reach: ReadingReach,
): Promise<{ bytes: Uint8Array; report: RedactionReport }> {
	const format = formatToRedact(file.bytes, file.fileName);
	const chosenIds = wish.chosenIds === null ? null : new Set(wish.chosenIds);
	const chosen = wish.findings.filter(({ findingId }) => chosenIds === null || chosenIds.has(findingId));
	const kept = wish.findings.filter(({ findingId }) => chosenIds !== null && !chosenIds.has(findingId));
	const ownWords = [...new Set(wish.ownWords.map((word) => word.trim()))].filter((word) => soughtTexts([word]).length > 0);
	const sought = soughtTexts([...chosen.map(({ text }) => text), ...ownWords]);
	const written = await write(file.bytes, format, sought, chosen, wish, reach);
	const { left, searched } = await checkOutput(written.bytes, format, sought, reach.signal);
	if (left.size > 0)
		throw new AppError(
			"FILE_UNREADABLE",
			`The check of the new file still found ${left.size === 1 ? "a text" : `${left.size} texts`} that should have gone (${leftWords(left, chosen)}), so it is not given out. Look for all kinds, or save the document as a plain PDF, for instance by printing it, and redact that.`,
		);
	const counts = new Map<number, number>();
	for (const page of written.covered) for (const [text, count] of page.counts) counts.set(text, (counts.get(text) ?? 0) + count);
	const sums = sumsOf(
		written,
		chosen.map(({ kind }) => kind),
	);
	const report: RedactionReport = {
		fileName: file.fileName,
		writtenFileName: writtenName(file.fileName, format, sought, (text) => stillThere([text], sought).size > 0),
		format,
		pageCount: written.pageCount,
		...sums,
		kept: kept.map(({ kind, text, placeCount }) => ({ kind, text, places: placeCount })),
		notFound: ownWords.filter((_, at) => !counts.has(chosen.length + at)),
		removed: [...written.removed],
		unseen: [...wish.unseen],
		check: { passed: true, searched: [...searched] },
	};
	return { bytes: written.bytes, report };
}
