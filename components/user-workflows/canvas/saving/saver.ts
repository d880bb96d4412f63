import { documentChanges } from "@/components/user-workflows/document/changes";
import type { CanvasDocument } from "@/components/user-workflows/document/document";
import { type Choices, type Conflict, merge } from "@/components/user-workflows/document/merge";
import { wireChanges } from "@/components/user-workflows/document/wire";

/** A document with the version under which the server has it. */
export interface Kept {
	readonly document: CanvasDocument;
	readonly itemVersion: number;
}

export type SaveState =
	| { readonly kind: "saved" }
	| { readonly kind: "saving" }
	| { readonly kind: "offline" | "signed-out"; readonly changes: number }
	| { readonly kind: "refused"; readonly message: string }
	| { readonly kind: "conflict"; readonly conflicts: readonly Conflict[] };

/** What became of an attempt to save. */
export type SendResult =
	| { readonly outcome: "saved"; readonly itemVersion: number }
	| { readonly outcome: "stale" }
	| { readonly outcome: "unreached" | "signed-out" }
	| { readonly outcome: "refused"; readonly message: string };

interface SaverOptions {
	send(changes: ReturnType<typeof wireChanges>, expectedVersion: number, isLeaving: boolean): Promise<SendResult>;
	/** What the server has now; null where it can't be read. `base` tells which tools are the same. */
	readTheirs(base: CanvasDocument): Promise<Kept | null>;
	/** Keeps what is not saved on this device; null when everything is. */
	keep(draft: { base: Kept; document: CanvasDocument } | null): void;
	onState(state: SaveState): void;
	/** Changes of the other side have come in: the editor shows `document` from now on. */
	onMerged(document: CanvasDocument): void;
	pauseMs: number;
	retryMs: number;
}

/** In how many places two documents differ: what a person would count as changes. */
export function changeCount(kept: CanvasDocument, now: CanvasDocument): number {
	const meant = documentChanges(kept, now).length;
	return meant === 0 && Object.keys(wireChanges(kept, now)).length > 0 ? 1 : meant;
}

/**
 * Saves a document while it is edited: the newest state, a moment after the last change, one call at a time, each against the version that it was
 * made from. Nothing is dropped: what can't be sent stays on the device, and what somebody else saved meanwhile is merged, never overwritten.
 */
export class Saver {
	private base: Kept;
	private document: CanvasDocument;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private isSending = false;
	/** A document that the server refused is not sent again until it is another one. */
	private refused: CanvasDocument | null = null;
	private conflict: { base: Kept; theirs: Kept } | null = null;
	private readonly options: SaverOptions;

	constructor(options: SaverOptions, base: Kept, document: CanvasDocument = base.document) {
		this.options = options;
		this.base = base;
		this.document = document;
		if (document !== base.document) this.take(document);
	}

	get itemVersion(): number {
		return this.base.itemVersion;
	}

	/** Takes the document as it is now. */
	take(document: CanvasDocument): void {
		this.document = document;
		this.keepDraft();
		if (this.conflict) {
			this.tellConflict();
			return;
		}
		if (this.isClean()) {
			if (!this.isSending) this.settle();
			return;
		}
		this.schedule(this.options.pauseMs);
	}

	/** Sends at once what waits. Resolves when everything is saved, or can't be for now. */
	async flush(isLeaving = false): Promise<boolean> {
		clearTimeout(this.timer);
		while (!this.isClean() && this.conflict === null && this.document !== this.refused) {
			if (this.isSending && !isLeaving) await new Promise((resolve) => setTimeout(resolve, 50));
			else if (!(await this.send(isLeaving))) break;
		}
		return this.isClean();
	}

	/** Somebody else has saved a version: this page takes part of it as soon as it has sent what it has. */
	hear(itemVersion: number): void {
		if (itemVersion <= this.base.itemVersion || this.conflict || this.isSending) return;
		void this.meet();
	}

	/** Both sides' changes as chosen; what is chosen becomes the document. */
	resolve(choices: Choices): void {
		if (!this.conflict) return;
		const { base, theirs } = this.conflict;
		const { document } = merge(base.document, this.document, theirs.document, choices);
		this.conflict = null;
		this.adopt(theirs, document);
	}

	/** The server's state came by another way than saving: a version restored, changes of a parent taken. */
	replace(kept: Kept): void {
		this.conflict = null;
		this.base = kept;
		this.document = kept.document;
		this.keepDraft();
		this.settle();
	}

	/** Nothing is tried again until the next change: the page that showed it is closed, and what is left is on the device. */
	rest(): void {
		clearTimeout(this.timer);
	}

	private isClean(): boolean {
		return this.document === this.base.document || Object.keys(wireChanges(this.base.document, this.document)).length === 0;
	}

	private keepDraft(): void {
		this.options.keep(this.isClean() ? null : { base: this.base, document: this.document });
	}

	private settle(): void {
		clearTimeout(this.timer);
		this.options.onState({ kind: "saved" });
	}

	private schedule(delayMs: number): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => void this.send(false), delayMs);
	}

	/** True when the call came through and there may be more to send. */
	private async send(isLeaving: boolean): Promise<boolean> {
		if (this.conflict || this.isClean() || this.document === this.refused || (this.isSending && !isLeaving)) return false;
		const sent = this.document;
		this.isSending = true;
		this.options.onState({ kind: "saving" });
		const result = await this.options.send(wireChanges(this.base.document, sent), this.base.itemVersion, isLeaving);
		this.isSending = false;
		switch (result.outcome) {
			case "saved":
				this.base = { document: sent, itemVersion: result.itemVersion };
				this.keepDraft();
				if (this.isClean()) this.settle();
				else this.schedule(this.options.pauseMs);
				return true;
			case "stale":
				return this.meet();
			case "refused":
				this.refused = sent;
				this.options.onState({ kind: "refused", message: result.message });
				if (this.document !== sent) this.schedule(this.options.pauseMs);
				return false;
			default:
				this.options.onState({ kind: result.outcome === "unreached" ? "offline" : "signed-out", changes: changeCount(this.base.document, this.document) });
				this.schedule(this.options.retryMs);
				return false;
		}
	}

	/** Brings the server's newer state and this one together. */
	private async meet(): Promise<boolean> {
		this.isSending = true;
		const { base } = this;
		const theirs = await this.options.readTheirs(base.document);
		this.isSending = false;
		if (!theirs) {
			this.options.onState({ kind: "offline", changes: changeCount(base.document, this.document) });
			this.schedule(this.options.retryMs);
			return false;
		}
		const { document, conflicts } = merge(base.document, this.document, theirs.document);
		if (conflicts.length > 0) {
			this.conflict = { base, theirs };
			this.tellConflict();
			return false;
		}
		this.adopt(theirs, document);
		return true;
	}

	private tellConflict(): void {
		if (!this.conflict) return;
		const { conflicts } = merge(this.conflict.base.document, this.document, this.conflict.theirs.document);
		this.options.onState({ kind: "conflict", conflicts });
	}

	private adopt(theirs: Kept, document: CanvasDocument): void {
		const isNews = Object.keys(wireChanges(this.document, document)).length > 0;
		this.base = theirs;
		this.document = document;
		this.keepDraft();
		if (isNews) this.options.onMerged(document);
		if (this.isClean()) this.settle();
		else this.schedule(0);
	}
}
