import { inverseOf, type Matrix } from "./matrices";

/** A picture in shades of grey, one byte a point, 0 black; from left to right and top to bottom. */
export interface GreyPicture {
	readonly width: number;
	readonly height: number;
	readonly points: Uint8Array;
	/** How many of its points make an inch of the page. */
	readonly dpi: number;
}

export const WHITE = 255;

/** An empty sheet. */
export function blankPicture(width: number, height: number, dpi: number): GreyPicture {
	return { width, height, points: new Uint8Array(width * height).fill(WHITE), dpi };
}

/** Means of squares of `side` points; what is left at the right and the bottom goes. */
export function reduced({ width, height, points, dpi }: GreyPicture, side: number): GreyPicture {
	if (side <= 1) return { width, height, points, dpi };
	const [columns, rows] = [Math.max(1, Math.floor(width / side)), Math.max(1, Math.floor(height / side))];
	const [across, down] = [Math.min(side, width), Math.min(side, height)];
	const means = new Uint8Array(columns * rows);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			let sum = 0;
			for (let y = row * side; y < row * side + down; y++) {
				for (let at = y * width + column * side, end = at + across; at < end; at++) sum += points[at] ?? 0;
			}
			means[row * columns + column] = sum / (across * down);
		}
	}
	return { width: columns, height: rows, points: means, dpi: dpi / side };
}

/**
 * Paints a picture onto a sheet. `matrix` maps the unit square, its origin at the picture's bottom left, to the sheet's points from the top left.
 */
export function paint(sheet: GreyPicture, picture: GreyPicture, matrix: Matrix): void {
	const inverse = inverseOf(matrix);
	if (inverse === null) return;
	const [a, b, c, d, e, f] = matrix;
	const corners = [
		[e, f],
		[a + e, b + f],
		[c + e, d + f],
		[a + c + e, b + d + f],
	] as const;
	const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
	const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(sheet.width, Math.ceil(Math.max(...xs)))];
	const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(sheet.height, Math.ceil(Math.max(...ys)))];
	// One step to the right on the sheet, in points of the picture.
	const [stepX, stepY] = [inverse[0] * picture.width, -inverse[1] * picture.height];
	for (let y = top; y < bottom; y++) {
		let px = (inverse[0] * (left + 0.5) + inverse[2] * (y + 0.5) + inverse[4]) * picture.width - 0.5;
		let py = (1 - (inverse[1] * (left + 0.5) + inverse[3] * (y + 0.5) + inverse[5])) * picture.height - 0.5;
		for (let at = y * sheet.width + left, end = y * sheet.width + right; at < end; at++) {
			const shade = shadeAt(picture, px, py);
			if (shade >= 0) sheet.points[at] = shade;
			px += stepX;
			py += stepY;
		}
	}
}

/** The shade between four points; -1 outside the picture. */
function shadeAt({ width, height, points }: GreyPicture, x: number, y: number): number {
	if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return -1;
	const x0 = Math.max(0, Math.floor(x));
	const y0 = Math.max(0, Math.floor(y));
	const x1 = Math.min(width - 1, x0 + 1);
	const y1 = Math.min(height - 1, y0 + 1);
	const shareX = Math.max(0, x - x0);
	const shareY = Math.max(0, y - y0);
	const upper = (points[y0 * width + x0] ?? WHITE) * (1 - shareX) + (points[y0 * width + x1] ?? WHITE) * shareX;
	const lower = (points[y1 * width + x0] ?? WHITE) * (1 - shareX) + (points[y1 * width + x1] ?? WHITE) * shareX;
	return upper * (1 - shareY) + lower * shareY;
}

/** A picture turned clockwise by quarters. */
export function turned(picture: GreyPicture, quarters: number): GreyPicture {
	const { width, height, points, dpi } = picture;
	if (quarters % 4 === 0) return picture;
	const isSideways = quarters % 2 === 1;
	const made = new Uint8Array(points.byteLength);
	const [columns, rows] = isSideways ? [height, width] : [width, height];
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			const from = quarters === 1 ? (height - 1 - x) * width + y : quarters === 2 ? (height - 1 - y) * width + (width - 1 - x) : x * width + (width - 1 - y);
			made[y * columns + x] = points[from] ?? WHITE;
		}
	}
	return { width: columns, height: rows, points: made, dpi };
}

/** A picture turned about its middle by a small angle, clockwise, in radians. Its size stays. */
export function leant(picture: GreyPicture, angle: number): GreyPicture {
	const { width, height, dpi } = picture;
	const sheet = blankPicture(width, height, dpi);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const [midX, midY] = [width / 2, height / 2];
	const place = (x: number, y: number) => [midX + (x - midX) * cos - (y - midY) * sin, midY + (x - midX) * sin + (y - midY) * cos] as const;
	const [origin, right, up] = [place(0, height), place(width, height), place(0, 0)];
	paint(sheet, picture, [right[0] - origin[0], right[1] - origin[1], up[0] - origin[0], up[1] - origin[1], origin[0], origin[1]]);
	return sheet;
}

/** The rows from `top` on, `height` of them. */
export function band({ width, points, dpi, height: all }: GreyPicture, top: number, height: number): GreyPicture {
	const [first, last] = [Math.max(0, top), Math.min(all, top + height)];
	return { width, height: last - first, points: points.slice(first * width, last * width), dpi };
}
