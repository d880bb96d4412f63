import "./array-buffer-transfer";
import "#inflate-at-once";

/** Larger pictures are not unpacked: a sheet scanned at 600 dots an inch has 35 million points. */
const MAX_IMAGE_POINTS = 40_000_000;

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

/** How the PDF reader opens a document whose letters are never drawn. */
export const READER_OPTIONS = {
	verbosity: 0,
	isEvalSupported: false,
	stopAtErrors: false,
	maxImageSize: MAX_IMAGE_POINTS,
	disableFontFace: false,
	ownerDocument: { fonts: { add() {}, delete() {} } } as unknown as Document,
} as const;
