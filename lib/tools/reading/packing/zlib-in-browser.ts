import { Inflate, Unzlib, zlibSync } from "fflate";

interface UnpackOptions {
	readonly finishFlush?: number;
	readonly maxOutputLength?: number;
}

/** So much is unpacked at a time: what unfolds to more than it may is left off soon. */
const SLICE_BYTES = 16 * 1024;

/** Names of the runtime's own module that callers use. */
export const constants = { Z_SYNC_FLUSH: 2 } as const;

/** @throws RangeError for more than `most` bytes, and whatever the reader of damaged data throws when all of it must be there. */
function unpack(stream: Inflate | Unzlib, packed: Uint8Array, most: number, isAllNeeded: boolean): Buffer {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	stream.ondata = (chunk) => {
		bytes += chunk.byteLength;
		if (bytes > most) throw new RangeError("More than may be unpacked");
		chunks.push(chunk);
	};
	try {
		for (let at = 0; at < packed.byteLength; at += SLICE_BYTES) stream.push(packed.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= packed.byteLength);
	} catch (error) {
		if (error instanceof RangeError || isAllNeeded || bytes === 0) throw error;
	}
	return Buffer.concat(chunks);
}

/** As the runtime's own: what is cut off gives what is there of it when `finishFlush` is set. */
export function inflateRawSync(packed: Uint8Array, { maxOutputLength = Number.POSITIVE_INFINITY, finishFlush }: UnpackOptions = {}): Buffer {
	return unpack(new Inflate(), packed, maxOutputLength, finishFlush === undefined);
}

/** As the runtime's own. */
export function inflateSync(packed: Uint8Array, { maxOutputLength = Number.POSITIVE_INFINITY }: UnpackOptions = {}): Buffer {
	return unpack(new Unzlib(), packed, maxOutputLength, true);
}

/** As the runtime's own. */
export function deflateSync(bytes: Uint8Array, options: { readonly level?: number } = {}): Buffer {
	return Buffer.from(zlibSync(bytes, { level: (options.level ?? 6) as 6 }));
}
