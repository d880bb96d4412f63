import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { crc32, deflateSync } from "node:zlib";
import PdfDocument from "pdfkit";

const run = promisify(execFile);
const POINTS_PER_INCH = 72;
const MOST_PGM_BYTES = 200 * 1024 * 1024;

export interface Sheet {
	readonly width: number;
	readonly height: number;
	readonly points: Uint8Array;
}

/** How a printed page is scanned. */
export interface Scanning {
	readonly dpi: number;
	/** Spread of the noise of a scanner, in shades of 255. */
	readonly noise?: number;
	/** Clockwise, in degrees. */
	readonly skew?: number;
	/** Clockwise quarters that the sheet was laid in. */
	readonly quarters?: number;
	readonly mostPages?: number;
}

function sheetOf(pgm: Buffer): Sheet {
	const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString("latin1"));
	if (!head) throw new Error("not a grey picture");
	return { width: Number(head[1]), height: Number(head[2]), points: new Uint8Array(pgm.subarray(head[0].length)) };
}

/** Pages of a PDF as pictures, by poppler. */
export async function drawnPages(pdf: string, dpi: number, mostPages = 2): Promise<Sheet[]> {
	const folder = await mkdtemp(path.join(tmpdir(), "scan-"));
	try {
		await run("pdftoppm", ["-r", String(dpi), "-gray", "-l", String(mostPages), pdf, path.join(folder, "page")], { maxBuffer: MOST_PGM_BYTES });
		const names = (await readdir(folder)).sort();
		return await Promise.all(names.map(async (name) => sheetOf(await readFile(path.join(folder, name)))));
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Numbers from -1 to 1 that are mostly small, the same every time. */
function noiseOf(seed: number): () => number {
	let state = seed;
	const next = () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
	return () => (next() + next() + next() + next() - 2) / 2;
}

/** Soft edges and the noise of a cheap scanner, on paper that is not quite white. */
function withNoise({ width, height, points }: Sheet, spread: number): Sheet {
	const noise = noiseOf(7);
	const made = new Uint8Array(points.byteLength);
	for (let at = 0; at < made.length; at++) {
		const soft = ((points[at] ?? 255) * 2 + (points[at - 1] ?? 255) + (points[at + 1] ?? 255) + (points[at - width] ?? 255) + (points[at + width] ?? 255)) / 6;
		made[at] = Math.min(255, Math.max(0, 20 + soft * 0.86 + noise() * spread));
	}
	return { width, height, points: made };
}

function skewed({ width, height, points }: Sheet, degrees: number): Sheet {
	const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
	const made = new Uint8Array(points.byteLength).fill(255);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [dx, dy] = [x - width / 2, y - height / 2];
			const [fromX, fromY] = [Math.round(dx * cos + dy * sin + width / 2), Math.round(dy * cos - dx * sin + height / 2)];
			if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height) made[y * width + x] = points[fromY * width + fromX] ?? 255;
		}
	}
	return { width, height, points: made };
}

function quarterTurned({ width, height, points }: Sheet): Sheet {
	const made = new Uint8Array(points.byteLength);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) made[x * height + (height - 1 - y)] = points[y * width + x] ?? 255;
	return { width: height, height: width, points: made };
}

/** A sheet as it comes from the scanner. */
export function scanned(sheet: Sheet, { noise = 0, skew = 0, quarters = 0 }: Scanning): Sheet {
	let made = skew === 0 ? sheet : skewed(sheet, skew);
	for (let turn = 0; turn < quarters; turn++) made = quarterTurned(made);
	return noise === 0 ? made : withNoise(made, noise);
}

function chunk(kind: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(kind), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.byteLength);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

/** A grey picture as PNG. */
export function pngOf({ width, height, points }: Sheet): Buffer {
	const rows = Buffer.alloc((width + 1) * height);
	for (let y = 0; y < height; y++) rows.set(points.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width);
	head.writeUInt32BE(height, 4);
	head.set([8, 0, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from("89504e470d0a1a0a", "hex"),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(rows, { level: 1 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

export interface ScannedPicture {
	readonly bytes: Buffer;
	readonly width: number;
	readonly height: number;
}

/** A PDF of nothing but pictures, as scanners write it. */
export async function pdfOfPictures(pictures: readonly ScannedPicture[], dpi: number): Promise<Uint8Array> {
	const pdf = new PdfDocument({ autoFirstPage: false, compress: true });
	const chunks: Buffer[] = [];
	pdf.on("data", (part: Buffer) => chunks.push(part));
	const ended = new Promise((resolve) => pdf.once("end", resolve));
	for (const { bytes, width, height } of pictures) {
		const size: [number, number] = [(width / dpi) * POINTS_PER_INCH, (height / dpi) * POINTS_PER_INCH];
		pdf.addPage({ size, margin: 0 });
		pdf.image(bytes, 0, 0, { width: size[0], height: size[1] });
	}
	pdf.end();
	await ended;
	return new Uint8Array(Buffer.concat(chunks));
}

/** A resume as somebody prints it and scans it again. */
export async function scanOf(pdf: string, scanning: Scanning): Promise<Uint8Array> {
	const sheets = await drawnPages(pdf, scanning.dpi, scanning.mostPages);
	const pictures = sheets.map((sheet) => {
		const { width, height, points } = scanned(sheet, scanning);
		return { bytes: pngOf({ width, height, points }), width, height };
	});
	return pdfOfPictures(pictures, scanning.dpi);
}
