import { coverBox } from "./cover";
import { box, fullBox, text, uint16, uint32, zeros } from "./mp4-boxes";

/** One frame of H.264: its units, each after its length in four bytes. */
export interface Sample {
	readonly bytes: Uint8Array;
	/** Whether playing can begin here. */
	readonly isKey: boolean;
}

export interface Film {
	readonly width: number;
	readonly height: number;
	readonly framesPerSecond: number;
	readonly sequenceSet: Uint8Array;
	readonly pictureSet: Uint8Array;
	readonly samples: readonly Sample[];
	/** A JPEG of the first frame, for lists. */
	readonly cover?: Uint8Array | null;
}

/** Units of time in a second; frames last a whole number of them. */
const TIMESCALE = 12_800;
const UNITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000] as const;
/** English is as good as undetermined for a film without sound: "und", packed as ISO 639-2. */
const UNDETERMINED = 0x55c4;
/** BT.709 in primaries, transfer and matrix (ISO/IEC 23001-8). */
const BT709 = 1;

function description({ width, height, sequenceSet, pictureSet }: Film): Buffer {
	const profile = Buffer.from([1, sequenceSet[1] ?? 0, sequenceSet[2] ?? 0, sequenceSet[3] ?? 0, 0xff, 0xe1]);
	const avcC = box("avcC", profile, uint16(sequenceSet.byteLength), sequenceSet, Buffer.from([1]), uint16(pictureSet.byteLength), pictureSet);
	const colr = box("colr", text("nclx"), uint16(BT709, BT709, BT709), zeros(1));
	const fixed = [zeros(6), uint16(1), zeros(16), uint16(width, height), uint32(0x480000, 0x480000, 0), uint16(1), zeros(32), uint16(0x18, 0xffff)];
	return fullBox("stsd", 0, uint32(1), box("avc1", ...fixed, avcC, colr));
}

function sampleTable(film: Film, dataAt: number): Buffer {
	const { samples, framesPerSecond } = film;
	const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
	return box(
		"stbl",
		description(film),
		fullBox("stts", 0, uint32(1, samples.length, TIMESCALE / framesPerSecond)),
		fullBox("stss", 0, uint32(keys.length, ...keys)),
		fullBox("stsc", 0, uint32(1, 1, samples.length, 1)),
		fullBox("stsz", 0, uint32(0, samples.length, ...samples.map(({ bytes }) => bytes.byteLength))),
		fullBox("stco", 0, uint32(1, dataAt)),
	);
}

function movie(film: Film, dataAt: number): Buffer {
	const { width, height, samples, framesPerSecond } = film;
	const duration = (samples.length * TIMESCALE) / framesPerSecond;
	const mvhd = fullBox("mvhd", 0, uint32(0, 0, TIMESCALE, duration, 0x10000), uint16(0x100), zeros(10), uint32(...UNITY), zeros(24), uint32(2));
	const tkhd = fullBox("tkhd", 3, uint32(0, 0, 1, 0, duration), zeros(16), uint32(...UNITY, width * 0x10000, height * 0x10000));
	const mdhd = fullBox("mdhd", 0, uint32(0, 0, TIMESCALE, duration), uint16(UNDETERMINED, 0));
	const hdlr = fullBox("hdlr", 0, zeros(4), text("vide"), zeros(12), text("Video\0"));
	const dinf = box("dinf", fullBox("dref", 0, uint32(1), fullBox("url ", 1)));
	const minf = box("minf", fullBox("vmhd", 1, zeros(8)), dinf, sampleTable(film, dataAt));
	const trak = box("trak", tkhd, box("mdia", mdhd, hdlr, minf));
	return film.cover ? box("moov", mvhd, trak, coverBox(film.cover)) : box("moov", mvhd, trak);
}

/** A film as an MP4 file that plays while it is loaded: its tables come first. It holds no time of making, so that equal films are equal bytes. */
export function writeMp4(film: Film): Buffer {
	const ftyp = box("ftyp", text("isom"), uint32(0x200), text("isomiso2avc1mp41"));
	const dataAt = ftyp.byteLength + movie(film, 0).byteLength + 8;
	const head = Buffer.alloc(8);
	head.writeUInt32BE(8 + film.samples.reduce((sum, { bytes }) => sum + bytes.byteLength, 0));
	head.write("mdat", 4, "latin1");
	return Buffer.concat([ftyp, movie(film, dataAt), head, ...film.samples.map(({ bytes }) => bytes)]);
}
