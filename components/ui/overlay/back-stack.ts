/** The part of the browser's history that is used. */
interface Steps {
	push: () => void;
	back: () => void;
}

/**
 * What the way back of the system closes, the last one first: each has an entry of the history of its own. What is closed otherwise takes its entry
 * away again, so that the way back never does nothing.
 */
export class BackStack {
	private readonly closers: Array<() => void> = [];
	private awaited = 0;
	private readonly steps: Steps;

	constructor(steps: Steps) {
		this.steps = steps;
	}

	opened(close: () => void): void {
		this.closers.push(close);
		this.steps.push();
	}

	/** It was closed by other means than the way back. */
	closed(close: () => void): void {
		if (!this.forget(close)) return;
		this.awaited++;
		this.steps.back();
	}

	/** Its page goes away: its entry stays, as going back now would leave the next page. */
	forget(close: () => void): boolean {
		const at = this.closers.lastIndexOf(close);
		if (at >= 0) this.closers.splice(at, 1);
		return at >= 0;
	}

	/** The browser went back. */
	wentBack(): void {
		if (this.awaited > 0) this.awaited--;
		else this.closers.pop()?.();
	}
}
