import type { DraftState } from "@/components/goal-jobs/draft-handle";
import type { SlotAnswer } from "@/lib/questions/schemas";

interface DraftKeeperOptions {
	/** Stores the answers; `isLeaving` when the page goes away and the call must outlive it. */
	save: (answers: readonly SlotAnswer[], isLeaving: boolean) => Promise<void>;
	onState: (state: DraftState) => void;
	/** Keeps on this device what is not stored yet, at once, so that a page that goes away in this moment loses nothing; null: all is stored. */
	onUnstored?: (answers: readonly SlotAnswer[] | null) => void;
	/** What went wrong with a save: try it again later, or never (the questions are answered). */
	judge: (error: unknown) => "later" | "never";
	pauseMs: number;
	retryMs: number;
}

/** Keeps the newest answers on the server, a moment after the last change, one save at a time, so that an older one never overtakes. */
export class DraftKeeper {
	private newest: readonly SlotAnswer[] | null = null;
	private storedText = "";
	private timer: ReturnType<typeof setTimeout> | undefined;
	private isSaving = false;
	private isOver = false;
	private isHeld = false;
	private readonly options: DraftKeeperOptions;

	constructor(options: DraftKeeperOptions, stored: readonly SlotAnswer[]) {
		this.options = options;
		this.storedText = JSON.stringify(stored);
	}

	/** Takes the answers as they are now. Those that are stored already cost nothing. */
	keep(answers: readonly SlotAnswer[]): void {
		if (this.isOver || JSON.stringify(answers) === JSON.stringify(this.newest)) return;
		const isChangedBack = this.newest !== null && JSON.stringify(answers) === this.storedText;
		this.newest = answers;
		if (isChangedBack && !this.isSaving) {
			clearTimeout(this.timer);
			this.options.onUnstored?.(null);
			this.options.onState("saved");
		}
		if (JSON.stringify(answers) === this.storedText) return;
		this.options.onUnstored?.(answers);
		this.options.onState("waiting");
		this.schedule(this.options.pauseMs);
	}

	/** Stores at once what waits: the page is being left, or the person has signed in again. */
	flush(isLeaving = false): void {
		clearTimeout(this.timer);
		void this.store(isLeaving);
	}

	/** While the answers are on their way nothing is stored, which would come after them and be refused; once they failed it is. */
	hold(isHeld: boolean): void {
		this.isHeld = isHeld;
		if (!isHeld && this.newest !== null) this.schedule(this.options.pauseMs);
	}

	/** The answers were sent: nothing is kept any more. Where the questions only leave the screen, what is not stored yet stays on the device. */
	end(isLeaving = false): void {
		this.isOver = true;
		if (!isLeaving) this.options.onUnstored?.(null);
		clearTimeout(this.timer);
	}

	private schedule(delayMs: number): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => void this.store(false), delayMs);
	}

	private async store(isLeaving: boolean): Promise<void> {
		const answers = this.newest;
		const text = JSON.stringify(answers);
		if (this.isOver || (this.isHeld && !isLeaving) || answers === null || text === this.storedText || (this.isSaving && !isLeaving)) return;
		this.isSaving = true;
		this.options.onState("saving");
		try {
			await this.options.save(answers, isLeaving);
			this.storedText = text;
			this.isSaving = false;
			if (JSON.stringify(this.newest) === text) this.options.onUnstored?.(null);
			if (this.isOver) return;
			if (JSON.stringify(this.newest) === text) this.options.onState("saved");
			else this.schedule(this.options.pauseMs);
		} catch (error) {
			this.isSaving = false;
			if (this.isOver) return;
			const isFinal = this.options.judge(error) === "never";
			this.options.onState(isFinal ? "lost" : "offline");
			if (isFinal) this.end();
			else this.schedule(this.options.retryMs);
		}
	}
}
