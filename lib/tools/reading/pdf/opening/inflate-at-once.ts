import { promisify } from "node:util";
import { inflate, inflateSync } from "node:zlib";

/** Up to here unpacking takes less than the way to another thread and back. */
const MOST_AT_ONCE_BYTES = 128 * 1024;
const inflated = promisify<Uint8Array, Buffer>(inflate);
const Native = globalThis.DecompressionStream;

/**
 * Unpacks what was deflated when all of it is there. The runtime's own stream passes every piece through a thread and four queues, which for the
 * many short streams of a PDF takes longer than everything else that is done with them. Other formats stay with it.
 */
class DeflateAtOnce extends TransformStream<Uint8Array, Uint8Array> {
	constructor(format: CompressionFormat) {
		const pieces: Uint8Array[] = [];
		super({
			transform: (piece) => void pieces.push(piece),
			flush: async (controller) => {
				const [only] = pieces;
				const packed = only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
				const bytes = packed.byteLength > MOST_AT_ONCE_BYTES ? await inflated(packed) : inflateSync(packed);
				controller.enqueue(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength));
			},
		});
		// biome-ignore lint/correctness/noConstructorReturn: the global's place is taken for one format only
		if (format !== "deflate") return new Native(format) as unknown as DeflateAtOnce;
	}
}

globalThis.DecompressionStream = DeflateAtOnce as unknown as typeof DecompressionStream;
