import { crc32, deflateSync } from "node:zlib";

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.byteLength);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/** A PNG of one shade; `texts` are remarks that programs leave in a picture. */
export function greyPng(width: number, height: number, shade: number, texts: readonly string[] = []): Buffer {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	size[8] = 8;
	const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)])));
	return Buffer.concat([
		Buffer.from("89504e470d0a1a0a", "hex"),
		chunk("IHDR", size),
		...texts.map((text) => chunk("tEXt", Buffer.from(`Comment\0${text}`, "latin1"))),
		chunk("IDAT", deflateSync(rows)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
