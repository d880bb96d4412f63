import { ownAddress } from "@/components/files/own-address";
import { fetchFile } from "@/components/files/queries";
import type { DrawnText } from "./regions";

/** Larger files are shown as text: reading them would hold up the page. */
const MAX_BYTES = 15_000_000;
/** Pixels across: sharp in a panel of half that width. */
const WIDTH_PX = 1100;
/** Pictures on a page beyond this are left out. */
const MAX_IMAGE_POINTS = 40_000_000;

async function bytesOf(fileId: string, signal: AbortSignal): Promise<Uint8Array> {
	const { downloadUrl } = await fetchFile(fileId);
	if (!downloadUrl) throw new Error("The file has no content any more.");
	const response = await fetch(ownAddress(downloadUrl), { signal });
	if (!response.ok) throw new Error(`The file could not be read (${response.status}).`);
	if (Number(response.headers.get("content-length") ?? 0) > MAX_BYTES) throw new Error("The file is too large to be drawn.");
	return new Uint8Array(await response.arrayBuffer());
}

/** Reads a PDF in the browser; throws where it can't be read. The reader comes from our own bundle, and only when it is asked for. */
export async function openPdf(fileId: string, signal: AbortSignal) {
	const bytes = await bytesOf(fileId, signal);
	const { getDocument } = await import("unpdf/pdfjs");
	return getDocument({ data: bytes, isEvalSupported: false, useSystemFonts: true, maxImageSize: MAX_IMAGE_POINTS, verbosity: 0 }).promise;
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>;

export interface DrawnPage {
	readonly widthPt: number;
	readonly heightPt: number;
	readonly texts: readonly DrawnText[];
}

/** Draws a page (from 1) on the canvas, and tells where its text stands. */
export async function drawPage(pdf: OpenPdf, pageNumber: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<DrawnPage> {
	const page = await pdf.getPage(pageNumber);
	const plain = page.getViewport({ scale: 1 });
	const viewport = page.getViewport({ scale: WIDTH_PX / plain.width });
	signal.throwIfAborted();
	canvas.width = Math.round(viewport.width);
	canvas.height = Math.round(viewport.height);
	const task = page.render({ canvas, viewport });
	const cancel = () => task.cancel();
	signal.addEventListener("abort", cancel, { once: true });
	await task.promise;
	signal.removeEventListener("abort", cancel);
	const { items } = await page.getTextContent();
	const texts = items.flatMap((item) => {
		if (!("str" in item) || item.str.trim() === "") return [];
		const [, , , size = 0, left = 0, foot = 0] = item.transform.map(Number);
		const [x = 0, y = 0] = plain.convertToViewportPoint(left, foot).map(Number);
		return [{ x, y, width: item.width, fontSize: Math.abs(size) || item.height || 10 }];
	});
	return { widthPt: plain.width, heightPt: plain.height, texts };
}
