import type { Pen } from "./pen";
import { MARGIN } from "./sheet";
import type { Strip } from "./strip";

/** Sets strips on pages, one after the other, without parting those that belong together unless they need more than a page. */
export class PageFlow {
	private top = 0;
	private isAtTop = true;

	/** `openPage` begins the next page. The first one is open. */
	constructor(
		private readonly pen: Pen,
		private readonly heightPt: number,
		private readonly openPage: () => void,
	) {}

	async place(strips: readonly Strip[], pause: () => Promise<void>): Promise<void> {
		let from = 0;
		while (from < strips.length) {
			let to = from;
			while (strips[to]?.keepsWithNext && to < strips.length - 1) to += 1;
			this.group(strips.slice(from, to + 1));
			from = to + 1;
			if (from % 256 < to - from + 2) await pause();
		}
	}

	private group(group: readonly Strip[]): void {
		const height = group.reduce((sum, strip, at) => sum + strip.heightPt + (at === 0 && this.isAtTop ? 0 : strip.spaceBeforePt), 0);
		if (!this.isAtTop && height <= this.heightPt && this.top + height > this.heightPt) this.next(group[0]);
		for (const strip of group) this.one(strip);
	}

	private one(strip: Strip): void {
		if (strip.breaksBefore) {
			if (!this.isAtTop) this.next(undefined);
			return;
		}
		const space = this.isAtTop ? 0 : strip.spaceBeforePt;
		if (!this.isAtTop && this.top + space + strip.heightPt > this.heightPt) this.next(strip);
		const before = this.isAtTop ? 0 : strip.spaceBeforePt;
		strip.paint(this.pen, MARGIN.top + this.top + before);
		this.top += before + strip.heightPt;
		this.isAtTop = false;
	}

	private next(strip: Strip | undefined): void {
		this.openPage();
		this.top = 0;
		this.isAtTop = true;
		for (const head of strip?.head ?? []) {
			head.paint(this.pen, MARGIN.top + this.top);
			this.top += head.heightPt;
			this.isAtTop = false;
		}
	}
}
