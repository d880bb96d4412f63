/**
 * What the PDF reader asks of a browser's fonts, without drawing. Where it finds none it makes the outline of every letter, which nobody looks at
 * and which takes half the time of reading a page.
 */
class UndrawnFace {
	readonly loaded = Promise.resolve(this);

	load(): Promise<this> {
		return this.loaded;
	}
}

if (!("FontFace" in globalThis)) Object.defineProperty(globalThis, "FontFace", { value: UndrawnFace, configurable: true, writable: true });

/** Options of the reader for a document whose letters are never drawn. */
export const UNDRAWN = { disableFontFace: false, ownerDocument: { fonts: { add() {}, delete() {} } } as unknown as Document } as const;
