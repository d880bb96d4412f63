import { constants, inflateRawSync } from "#zlib";

/** A stream of a PDF as it lies in the file. */
export interface PdfStream {
	/** Number of its object; null where none can be told. */
	readonly number: number | null;
	/** What stands before it in its object. */
	readonly dictionary: string;
	readonly packed: Buffer;
}

/** Marks more than may be unpacked. */
export class TooMuchUnpacked extends Error {
	override readonly name = "TooMuchUnpacked";
}

const STREAM = Buffer.from("stream");
const END = Buffer.from("endstream");
/** Of two numbers before `obj`. */
const LONGEST_HEAD = 24;
const [LF, CR] = [10, 13];
const ZLIB_HEAD_BYTES = 2;
const RUN_END = 128;

/** All streams of a file, found by their own marks: its table of objects may lie. What an object says beside streams is given to `between`. */
export function* pdfStreams(file: Buffer, between: (text: string) => void): Generator<PdfStream> {
	let at = 0;
	for (;;) {
		const mark = file.indexOf(STREAM, at);
		if (mark === -1) break;
		let start = mark + STREAM.byteLength;
		if (file[start] === CR) start += 1;
		if (file[start] === LF) start += 1;
		const found = file.indexOf(END, start);
		const end = found === -1 ? file.byteLength : found;
		const before = file.toString("latin1", at, mark);
		between(before);
		const object = before.lastIndexOf("obj");
		const head = before.slice(Math.max(0, object - LONGEST_HEAD), Math.max(0, object));
		const number = /(\d{1,9})\s+\d{1,5}\s*$/.exec(head)?.[1];
		yield { number: number === undefined ? null : Number(number), dictionary: before.slice(Math.max(0, object)), packed: file.subarray(start, end) };
		at = end + (found === -1 ? 0 : END.byteLength);
	}
	between(file.toString("latin1", at));
}

/** Goes through the runs of a stream: a length below 128 is that of what follows, one above it repeats the next byte. */
function eachRun(packed: Buffer, visit: (at: number, length: number, isRepeated: boolean) => void): void {
	for (let at = 0; at < packed.byteLength; ) {
		const length = packed[at] ?? RUN_END;
		if (length === RUN_END) return;
		const isRepeated = length > RUN_END;
		visit(at + 1, isRepeated ? 257 - length : length + 1, isRepeated);
		at += isRepeated ? 2 : length + 2;
	}
}

function unpackRuns(packed: Buffer, mostBytes: number): Buffer {
	let bytes = 0;
	eachRun(packed, (_at, length) => {
		bytes += length;
		if (bytes > mostBytes) throw new TooMuchUnpacked();
	});
	const unpacked = Buffer.alloc(bytes);
	let to = 0;
	eachRun(packed, (at, length, isRepeated) => {
		if (isRepeated) unpacked.fill(packed[at] ?? 0, to, to + length);
		else packed.copy(unpacked, to, at, at + length);
		to += length;
	});
	return unpacked;
}

function inflate(packed: Buffer, mostBytes: number): Buffer {
	try {
		// Without its head and its sum, which a reader does not insist on either.
		return inflateRawSync(packed.subarray(ZLIB_HEAD_BYTES), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mostBytes });
	} catch (error) {
		if (error instanceof RangeError) throw new TooMuchUnpacked();
		return Buffer.alloc(0);
	}
}

/** What a stream holds, as far as its filters are those of text. @throws TooMuchUnpacked */
export function unpack({ dictionary, packed }: PdfStream, mostBytes: number): Buffer {
	const listed = /\/F(?:ilter)?\s*(\[[^\][]*\]|\/\w+)/.exec(dictionary)?.[1] ?? "";
	let content = packed;
	for (const [, filter] of listed.matchAll(/\/(\w+)/g)) {
		if (filter === "FlateDecode" || filter === "Fl") content = inflate(content, mostBytes);
		else if (filter === "RunLengthDecode" || filter === "RL") content = unpackRuns(content, mostBytes);
		else if (filter === "ASCIIHexDecode" || filter === "AHx") content = Buffer.from(content.toString("latin1").replace(/[^0-9A-Fa-f]/g, ""), "hex");
		else break;
		if (content.byteLength === 0) break;
	}
	if (content.byteLength > mostBytes) throw new TooMuchUnpacked();
	return content;
}
