import type { ReadyPicture } from "@/lib/tools/documents/converting/reading/pictures/ready-picture";
import { MARGIN } from "./sheet";

/** A sheet in points. */
export interface Sheet {
	readonly widthPt: number;
	readonly heightPt: number;
}

export const A4: Sheet = { widthPt: 595.28, heightPt: 841.89 };
const PICTURE_MARGIN = 28;
const SHORTEST_SIDE = 60;

/** A sheet with its shorter side below. */
export function upright({ widthPt, heightPt }: Sheet): Sheet {
	return { widthPt: Math.min(widthPt, heightPt), heightPt: Math.max(widthPt, heightPt) };
}

/** The page of a picture: its own shape, no larger than A4, or the sheet turned as the picture is, with the picture in its middle and never larger than it is. */
export function placeOfPicture(
	{ widthPt, heightPt }: ReadyPicture,
	{ sheet, hasPageNumbers }: { readonly sheet: Sheet | null; readonly hasPageNumbers: boolean },
) {
	if (!sheet) {
		const [longer, shorter] = [Math.max(widthPt, heightPt), Math.min(widthPt, heightPt)];
		const scale = Math.min(1, A4.heightPt / longer, A4.widthPt / shorter) * Math.max(1, SHORTEST_SIDE / shorter);
		const size = { widthPt: Math.min(A4.heightPt, widthPt * scale), heightPt: Math.min(A4.heightPt, heightPt * scale) };
		return { sheet: size, box: { ...size, leftPt: 0, topPt: 0 } };
	}
	const turned = widthPt > heightPt ? { widthPt: sheet.heightPt, heightPt: sheet.widthPt } : sheet;
	const bottom = hasPageNumbers ? MARGIN.bottom : PICTURE_MARGIN;
	const room = { widthPt: turned.widthPt - 2 * PICTURE_MARGIN, heightPt: turned.heightPt - PICTURE_MARGIN - bottom };
	const scale = Math.min(1, room.widthPt / widthPt, room.heightPt / heightPt);
	const size = { widthPt: widthPt * scale, heightPt: heightPt * scale };
	const place = { leftPt: (turned.widthPt - size.widthPt) / 2, topPt: PICTURE_MARGIN + (room.heightPt - size.heightPt) / 2 };
	return { sheet: turned, box: { ...size, ...place } };
}
