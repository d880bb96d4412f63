import { ownAddress } from "@/components/files/own-address";
import { drawPdfPage, type OpenPdf, openPdf } from "@/components/files/pdf/draw-pdf";
import { fetchFile } from "@/components/files/queries";
import type { DrawnText } from "./regions";

/** Larger files are shown as text: reading them would hold up the page. */
const MAX_BYTES = 15_000_000;

async function bytesOf(fileId: string, signal: AbortSignal): Promise<Uint8Array> {
	const { downloadUrl } = await fetchFile(fileId);
	if (!downloadUrl) throw new Error("The file has no content any more.");
	const response = await fetch(ownAddress(downloadUrl), { signal });
	if (!response.ok) throw new Error(`The file could not be read (${response.status}).`);
	if (Number(response.headers.get("content-length") ?? 0) > MAX_BYTES) throw new Error("The file is too large to be drawn.");
	return new Uint8Array(await response.arrayBuffer());
}

/** Reads one of the person's files in the browser; throws where it can't be read. */
export async function openSource(fileId: string, signal: AbortSignal): Promise<OpenPdf> {
	return openPdf(await bytesOf(fileId, signal));
}

export interface DrawnPage {
	readonly widthPt: number;
	readonly heightPt: number;
	readonly texts: readonly DrawnText[];
}

/** Draws a page (from 1) on the canvas, and tells where its text stands. */
export async function drawPage(pdf: OpenPdf, pageNumber: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<DrawnPage> {
	const { page, plain } = await drawPdfPage(pdf, pageNumber, canvas, signal);
	const { items } = await page.getTextContent();
	const texts = items.flatMap((item) => {
		if (!("str" in item) || item.str.trim() === "") return [];
		const [, , , size = 0, left = 0, foot = 0] = item.transform.map(Number);
		const [x = 0, y = 0] = plain.convertToViewportPoint(left, foot).map(Number);
		return [{ x, y, width: item.width, fontSize: Math.abs(size) || item.height || 10 }];
	});
	return { widthPt: plain.width, heightPt: plain.height, texts };
}
