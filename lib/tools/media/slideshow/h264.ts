import "server-only";
import { boxAt } from "./mp4-boxes";
import type { Sample } from "./write-mp4";

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Frames of one stretch that begins with a whole picture, and the sets of parameters that they need. */
export interface Stretch {
	readonly sequenceSet: Buffer;
	readonly pictureSet: Buffer;
	readonly units: readonly Buffer[];
}

export const FRAMES_PER_SECOND = 25;
const FASTEST = 10;
/** Longer than any stretch: nothing but its first frame is a whole picture. */
const NO_OTHER_KEY = 1_000_000;
const TABLE = ["moov", "trak", "mdia", "minf", "stbl"] as const;

/** Lets a cancelled call be heard between two frames. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

type Library = typeof import("h264-mp4-encoder");
let loaded: Promise<Library> | null = null;
let encoders = 0;

/** The library answers for errors of the whole process, which is not its to do: what it listens to is taken back. */
async function load(): Promise<Library> {
	const events = ["uncaughtException", "unhandledRejection"] as const;
	const before = events.map((event) => process.listeners(event as "uncaughtException"));
	// Where nothing stands between, a module of the older kind has all it exports as its default.
	const imported: Library & { readonly default?: Library } = await import("h264-mp4-encoder");
	const library = imported.default ?? imported;
	(await library.createH264MP4Encoder()).delete();
	for (const [at, event] of events.entries()) {
		for (const listener of process.listeners(event as "uncaughtException")) if (!before[at]?.includes(listener)) process.removeListener(event, listener);
	}
	return library;
}

/** All encoders share one file system in memory, so each has a file of its own. */
async function newEncoder() {
	loaded ??= load();
	const { createH264MP4Encoder } = await loaded;
	const encoder = await createH264MP4Encoder();
	encoders += 1;
	encoder.outputFilename = `stretch-${encoders}.mp4`;
	return encoder;
}

/** Ends what the encoder writes, gives its file and lets go of both. An encoder that is let go of before its end takes all others down with it. */
function close(encoder: Awaited<ReturnType<typeof newEncoder>>): Buffer {
	encoder.finalize();
	const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
	encoder.FS.unlink(encoder.outputFilename);
	encoder.delete();
	return file;
}

/**
 * Encodes frames (planes of YCbCr 4:2:0 in a row) as one stretch of H.264, baseline profile. The encoder is minih264, compiled for the web; it works in
 * this thread, one frame at a time.
 */
export async function encodeStretch({ width, height }: Size, quantizer: number, frames: Iterable<Uint8Array>, onFrame: () => void): Promise<Stretch> {
	const encoder = await newEncoder();
	Object.assign(encoder, { width, height, frameRate: FRAMES_PER_SECOND, quantizationParameter: quantizer, speed: FASTEST, groupOfPictures: NO_OTHER_KEY });
	encoder.initialize();
	try {
		for (const frame of frames) {
			encoder.addFrameYuv(frame);
			onFrame();
			await breathe();
		}
	} catch (error) {
		close(encoder);
		throw error;
	}
	return readStretch(close(encoder));
}

/** Takes the units of each frame out of the file that the encoder wrote around them. */
function readStretch(file: Buffer): Stretch {
	const sets = boxAt(boxAt(file, [...TABLE, "stsd"]).subarray(8 + 8 + 78), ["avcC"]);
	const sequenceBytes = sets.readUInt16BE(6);
	const sequenceSet = sets.subarray(8, 8 + sequenceBytes);
	const pictureSet = sets.subarray(8 + sequenceBytes + 3, 8 + sequenceBytes + 3 + sets.readUInt16BE(8 + sequenceBytes + 1));
	const sizes = boxAt(file, [...TABLE, "stsz"]);
	// Frames that are all of one size have it said once.
	const [sizeOfAll, count] = [sizes.readUInt32BE(4), sizes.readUInt32BE(8)];
	// The encoder writes its frames one after the other.
	let at = boxAt(file, [...TABLE, "stco"]).readUInt32BE(8);
	const units = Array.from({ length: count }, (_, index) => {
		const size = sizeOfAll || sizes.readUInt32BE(12 + 4 * index);
		const unit = Buffer.from(file.subarray(at, at + size));
		at += size;
		if (unit.readUInt32BE(0) !== size - 4) throw new Error("The encoder wrote a frame of several units.");
		return unit;
	});
	return { sequenceSet: Buffer.from(sequenceSet), pictureSet: Buffer.from(pictureSet), units };
}

/** Where a unit holds its kind, and the number of its frame: five bits behind three that say "the whole frame, predicted, first set" (H.264, 7.3.3). */
const [KIND_AT, NUMBER_AT] = [4, 5];
const PREDICTED = 0x61;
const WHOLE_FRAME = 0b111;
const NUMBERS = 32;

function numbered(unit: Buffer, number: number): Buffer {
	if (unit[KIND_AT] !== PREDICTED || (unit[NUMBER_AT] ?? 0) >> 5 !== WHOLE_FRAME) throw new Error("The encoder wrote a frame of another kind.");
	const copy = Buffer.from(unit);
	copy[NUMBER_AT] = (WHOLE_FRAME << 5) | (number % NUMBERS);
	return copy;
}

/** The frame that says "as before": every block of it is skipped, so that it is one for all pictures of a size. */
export async function sameAgain(size: Size, quantizer: number): Promise<Buffer> {
	const grey = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
	const { units } = await encodeStretch(size, quantizer, [grey, grey, grey], () => undefined);
	const last = units.at(-1);
	if (!last || last.byteLength > 12) throw new Error("The encoder wrote no frame that skips all blocks.");
	return last;
}

/** A stretch whose first frame stands still for so many frames: what stands still costs ten bytes a frame and no work. */
export function holdFirst({ units }: Stretch, heldFrames: number, same: Buffer): Sample[] {
	const [first, ...rest] = units;
	if (!first) return [];
	const held = Array.from({ length: Math.max(0, heldFrames - 1) }, (_, at) => numbered(same, at + 1));
	const moving = rest.map((unit, at) => numbered(unit, held.length + at + 1));
	return [{ bytes: first, isKey: true }, ...[...held, ...moving].map((bytes) => ({ bytes, isKey: false }))];
}
