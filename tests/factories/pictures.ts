import sharp, { type Sharp } from "sharp";
import type { ToolContext } from "@/lib/tools/tool";
import { makeToolContext } from "./tool-context";

interface Drawn {
	readonly width: number;
	readonly height: number;
	/** Its middle, in shares of the picture; without it there is only the ground. */
	readonly subject?: { readonly x: number; readonly y: number; readonly radius?: number };
	readonly ground?: string;
	readonly color?: string;
}

/** A picture with a bright ball before a quiet ground. */
export function drawPicture({ width, height, subject, ground = "#51606b", color = "#ffb020" }: Drawn): Sharp {
	const radius = (subject?.radius ?? 0.1) * Math.min(width, height);
	const ball = subject ? `<circle cx="${subject.x * width}" cy="${subject.y * height}" r="${radius}" fill="${color}"/>` : "";
	const sky = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="#46545f"/></linearGradient>`;
	return sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}<rect width="100%" height="100%" fill="url(#g)"/>${ball}</svg>`,
		),
	).flatten();
}

/** How many pixels of a picture have the ball's colour, and the box that they fill. */
export async function findBall(bytes: Uint8Array): Promise<{ count: number; left: number; top: number; right: number; bottom: number }> {
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const found = { count: 0, left: info.width, top: info.height, right: -1, bottom: -1 };
	for (let at = 0; at < info.width * info.height; at += 1) {
		const [red = 0, , blue = 0] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]];
		if (red < 215 || blue > 110) continue;
		const [x, y] = [at % info.width, Math.floor(at / info.width)];
		found.count += 1;
		found.left = Math.min(found.left, x);
		found.right = Math.max(found.right, x);
		found.top = Math.min(found.top, y);
		found.bottom = Math.max(found.bottom, y);
	}
	return found;
}

export interface GivenFile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

interface Kept {
	readonly context: ToolContext;
	readonly files: Map<string, Uint8Array>;
	readonly progress: Array<{ done: number; total: number; message: string | undefined }>;
}

/** A tool's context whose files are these, by their names, and which keeps what is written. */
export function pictureContext(given: readonly GivenFile[], signal: AbortSignal = new AbortController().signal): Kept {
	const files = new Map<string, Uint8Array>();
	const progress: Kept["progress"] = [];
	const context = makeToolContext({
		signal,
		readFile: async (fileId) => {
			const file = given.find(({ name }) => name === fileId);
			if (!file) throw new Error(`There is no file ${fileId}.`);
			return { fileId, fileName: file.name, mimeType: "", bytes: file.bytes };
		},
		writeFiles: async (made) =>
			made.map(({ fileName, mimeType, bytes }) => {
				files.set(fileName, bytes);
				return { storageKey: fileName, fileName, mimeType, sizeBytes: bytes.byteLength, sha256: "0".repeat(64) };
			}),
		reportProgress: (done, total, message) => progress.push({ done, total, message }),
	});
	return { context, files, progress };
}
