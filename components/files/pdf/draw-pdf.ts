/** Pixels across: sharp in a panel of half that width. */
const WIDTH_PX = 1100;
/** Pictures on a page beyond this are left out. */
const MAX_IMAGE_POINTS = 40_000_000;

/** Reads a PDF in the browser; throws where it can't be read. The reader comes from our own bundle, and only when it is asked for. */
export async function openPdf(bytes: Uint8Array) {
	const { getDocument } = await import("unpdf/pdfjs");
	return getDocument({ data: bytes, isEvalSupported: false, useSystemFonts: true, maxImageSize: MAX_IMAGE_POINTS, verbosity: 0 }).promise;
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>;

/** Draws a page (from 1) on the canvas, and gives it with its size in points. */
export async function drawPdfPage(pdf: OpenPdf, pageNumber: number, canvas: HTMLCanvasElement, signal: AbortSignal) {
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
	return { page, plain };
}
