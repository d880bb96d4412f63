import { crc32 } from "node:zlib";
import { unfolding } from "./bombs";
import type { HostileFile } from "./hostile-file";
import { WIDE_JPEG } from "./pdf-resources";

function chunk(kind: string, data: Buffer, says = data.byteLength): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(says >>> 0);
	const body = Buffer.concat([Buffer.from(kind), data]);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const size = (side: number) => Buffer.from([side >> 24, (side >> 16) & 255, (side >> 8) & 255, side & 255]);
const header = (side: number) => chunk("IHDR", Buffer.concat([size(side), size(side), Buffer.from([8, 6, 0, 0, 0])]));
const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
const box = (kind: string, content: Buffer, says = content.byteLength + 8) => Buffer.concat([size(says), Buffer.from(kind), content]);

function boxesInBoxes(levels: number): Buffer {
	const heads = Array.from({ length: levels }, (_, level) => box("moov", Buffer.alloc(0), 8 * (levels - level) + 8));
	return Buffer.concat([box("ftyp", Buffer.from("isom0000isom")), ...heads, Buffer.alloc(8)]);
}

const makers: Readonly<Record<string, () => Buffer>> = {
	"png: four billion pixels": () => png(header(60_000), chunk("IDAT", unfolding(50)), chunk("IEND", Buffer.alloc(0))),
	"png: a side of two billion": () => png(header(0x7fffffff), chunk("IDAT", Buffer.alloc(9))),
	"png: a chunk longer than all": () => png(header(9), chunk("tEXt", Buffer.from("a"), 0x7fffffff)),
	"png: a chunk shorter than nothing": () => png(header(9), chunk("tEXt", Buffer.from("a"), 0xffffffff)),
	"png: twenty thousand chunks": () => png(header(9), ...Array.from({ length: 20_000 }, () => chunk("tEXt", Buffer.from("a\u0000b")))),
	"png: words that unfold to 400 MB": () =>
		png(header(9), chunk("zTXt", Buffer.concat([Buffer.from("a\u0000\u0000"), unfolding(400)])), chunk("IDAT", Buffer.alloc(0))),
	"png: nothing behind the signature": () => png(),
	"jpg: 65535 by 65535": () => WIDE_JPEG,
	"jpg: markers without an end": () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(3_000_000, Buffer.from([0xff, 0xe1, 0, 2]))]),
	"gif: a screen of 65535 and no pictures": () => Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(7, 0xff), Buffer.alloc(100_000, 0x21)]),
	"bmp: a side below nothing": () => Buffer.concat([Buffer.from("BM"), Buffer.alloc(16, 0xff), Buffer.alloc(40, 0x80)]),
	"tif: directories in a ring": () => Buffer.concat([Buffer.from("49492a0008000000", "hex"), Buffer.from("0000", "hex"), Buffer.from("08000000", "hex")]),
	"tif: a directory of all entries": () =>
		Buffer.concat([Buffer.from("49492a0008000000ffff", "hex"), Buffer.alloc(500_000, Buffer.from("120103000000ffff08000000", "hex"))]),
	"webp: a size of four GB": () => Buffer.from(`RIFF\u00ff\u00ff\u00ff\u00ffWEBPVP8X${"\u00ff".repeat(100)}`, "latin1"),
	"svg: entities that multiply": () =>
		Buffer.from(
			`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"a".repeat(1_000)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${"abcdefghi"[at]};`.repeat(10)}">`).join("")}]><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">&j;</svg>`,
		),
	"heic: boxes in boxes": () => boxesInBoxes(20_000),
	"mp4: a box of no length": () => Buffer.concat([box("ftyp", Buffer.from("isom0000isom")), Buffer.alloc(500_000)]),
	"mkv: elements in elements": () => Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(200_000, Buffer.from("01ffffffffffffff1a45dfa3", "hex"))]),
	"mkv: an element of no length": () => Buffer.concat([Buffer.from("1a45dfa380", "hex"), Buffer.alloc(500_000)]),
	"asf: objects of no length": () => Buffer.concat([Buffer.from("3026b2758e66cf11a6d900aa0062ce6c", "hex"), Buffer.alloc(500_000)]),
	"mp3: a tag of 256 MB": () => Buffer.concat([Buffer.from("ID3\u0004\u0000\u0000\u007f\u007f\u007f\u007f", "latin1"), Buffer.alloc(1_000)]),
	"mp3: tags behind tags": () => Buffer.alloc(2_000_000, Buffer.from("ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000", "latin1")),
	"ogg: pages of nothing": () => Buffer.alloc(500_000, Buffer.concat([Buffer.from("OggS"), Buffer.alloc(23), Buffer.from([0])])),
	"flac: blocks without an end": () => Buffer.concat([Buffer.from("fLaC"), Buffer.alloc(500_000)]),
	"ico: sixty thousand pictures": () => Buffer.concat([Buffer.from("00000100ffff", "hex"), Buffer.alloc(500_000, 0xff)]),
	"psd: layers of four GB": () => Buffer.concat([Buffer.from("8BPS\u0000\u0001"), Buffer.alloc(30, 0xff), Buffer.alloc(1_000)]),
	"jp2: boxes of no length": () => Buffer.concat([Buffer.from("0000000c6a5020200d0a870a", "hex"), Buffer.alloc(100_000)]),
	"jxl: boxes of no length": () => Buffer.concat([Buffer.from("0000000c4a584c200d0a870a", "hex"), Buffer.alloc(100_000)]),
	"rtf: groups in groups": () => Buffer.from(`{\\rtf1${"{\\object\\objdata ".repeat(200_000)}`),
	"class: a program of another kind": () => Buffer.concat([Buffer.from("cafebabe0000003dffff", "hex"), Buffer.alloc(1_000, 0xff)]),
};

/** Pictures, sounds and films that promise more than they hold; some of them under the name of a document. */
export const PICTURES: readonly HostileFile[] = Object.entries(makers).map(([title, make]) => ({
	title,
	fileName: `resume.${title.slice(0, title.indexOf(":"))}`,
	make,
}));
