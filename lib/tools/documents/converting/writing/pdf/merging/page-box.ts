import { PDFName, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";

/** A page's visible box in its own space, and by how many quarters it is turned to the right before it is shown. */
export interface PageBox {
	readonly x: number;
	readonly y: number;
	readonly widthPt: number;
	readonly heightPt: number;
	readonly quarters: 0 | 1 | 2 | 3;
}

/** A page is no larger than what programs show. */
const LARGEST_PT = 14_400;
const A4 = { x: 0, y: 0, width: 595.28, height: 841.89 };

function isSound({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean {
	return [x, y, width, height].every(Number.isFinite) && width >= 1 && height >= 1 && width <= LARGEST_PT && height <= LARGEST_PT;
}

export function boxOfPage(page: PDFPage): PageBox {
	const turned = page.node.get(PDFName.of("Rotate")) ?? page.node.Rotate();
	const angle = turned instanceof PDFNumber ? turned.asNumber() : 0;
	const quarters = (((Math.round(angle / 90) % 4) + 4) % 4) as PageBox["quarters"];
	const box = [() => page.getCropBox(), () => page.getMediaBox()].map(soundly).find((one) => one !== null) ?? A4;
	return { x: box.x, y: box.y, widthPt: box.width, heightPt: box.height, quarters };
}

function soundly(read: () => { x: number; y: number; width: number; height: number }) {
	try {
		const box = read();
		return isSound(box) ? box : null;
	} catch {
		return null;
	}
}

/** How large a page looks. */
export function shownSize({ widthPt, heightPt, quarters }: PageBox): { widthPt: number; heightPt: number } {
	return quarters % 2 === 0 ? { widthPt, heightPt } : { widthPt: heightPt, heightPt: widthPt };
}

/** What brings a drawing, made for the page as it is shown, into the page's own space: the six numbers of a PDF's matrix. */
export function matrixOnto({ x, y, widthPt, heightPt, quarters }: PageBox): readonly [number, number, number, number, number, number] {
	if (quarters === 1) return [0, 1, -1, 0, x + widthPt, y];
	if (quarters === 2) return [-1, 0, 0, -1, x + widthPt, y + heightPt];
	if (quarters === 3) return [0, -1, 1, 0, x, y + heightPt];
	return [1, 0, 0, 1, x, y];
}
