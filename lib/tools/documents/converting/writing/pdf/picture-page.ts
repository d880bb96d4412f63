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
const LONGEST_SIDE = 4_000;

/** The page of a picture: its own size, or the sheet turned as the picture is, with the picture in its middle and never larger than it is. */
export function placeOfPicture(
	{ widthPt, heightPt }: ReadyPicture,
	{ sheet, hasPageNumbers }: { readonly sheet: Sheet | null; readonly hasPageNumbers: boolean },
) {
	if (!sheet) {
		const scale = Math.min(1, LONGEST_SIDE / Math.max(widthPt, heightPt)) * Math.max(1, SHORTEST_SIDE / Math.min(widthPt, heightPt));
		const size = { widthPt: Math.min(LONGEST_SIDE, widthPt * scale), heightPt: Math.min(LONGEST_SIDE, heightPt * scale) };
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
