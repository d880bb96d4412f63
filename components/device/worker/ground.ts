import { Buffer } from "node:buffer";

/** What the PDF reader asks of fonts without drawing: a browser's own would check each of them, and refuse some, for letters that nobody looks at. */
class UndrawnFace {
	readonly loaded = Promise.resolve(this);

	load(): Promise<this> {
		return this.loaded;
	}
}

const GROUND = { Buffer, FontFace: UndrawnFace, setImmediate: (work: () => void) => setTimeout(work) };

for (const [name, value] of Object.entries(GROUND)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
