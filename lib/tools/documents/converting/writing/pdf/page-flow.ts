import type { Pen } from "./pen";
import type { Strip } from "./strip";

const PAUSE_AFTER_MS = 100;
/** No page holds more strips that belong together. */
const MOST_TOGETHER = 80;

/** Sets strips on pages, one after the other, without parting those that belong together unless they need more than a page. */
export class PageFlow {
	private top = 0;
	private isAtTop = true;

	/** `openPage` begins the next page. The first one is open. */
	constructor(
		private readonly pen: Pen,
		private readonly room: { readonly topPt: number; readonly heightPt: number },
		private readonly openPage: () => void,
	) {}

	/** `pause` is called between strips, often enough that who cancels is heard. */
	async place(strips: Iterable<Strip>, pause: () => Promise<void>): Promise<void> {
		let group: Strip[] = [];
		let lastPause = performance.now();
		for (const strip of strips) {
			group.push(strip);
			if (strip.keepsWithNext && group.length < MOST_TOGETHER) continue;
			this.group(group);
			group = [];
			if (performance.now() - lastPause < PAUSE_AFTER_MS) continue;
			await pause();
			lastPause = performance.now();
		}
		this.group(group);
	}

	private group(group: readonly Strip[]): void {
		const height = group.reduce((sum, strip, at) => sum + strip.heightPt + (at === 0 && this.isAtTop ? 0 : strip.spaceBeforePt), 0);
		if (!this.isAtTop && height <= this.room.heightPt && this.top + height > this.room.heightPt) this.next(group[0]);
		for (const strip of group) this.one(strip);
	}

	private one(strip: Strip): void {
		if (strip.breaksBefore) {
			if (!this.isAtTop) this.next(undefined);
			return;
		}
		const space = this.isAtTop ? 0 : strip.spaceBeforePt;
		if (!this.isAtTop && this.top + space + strip.heightPt > this.room.heightPt) this.next(strip);
		const before = this.isAtTop ? 0 : strip.spaceBeforePt;
		strip.paint(this.pen, this.room.topPt + this.top + before);
		this.top += before + strip.heightPt;
		this.isAtTop = false;
	}

	private next(strip: Strip | undefined): void {
		this.openPage();
		this.top = 0;
		this.isAtTop = true;
		for (const head of strip?.head ?? []) {
			head.paint(this.pen, this.room.topPt + this.top);
			this.top += head.heightPt;
			this.isAtTop = false;
		}
	}
}
