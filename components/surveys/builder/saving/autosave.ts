import { afterCall, type Call, callsBetween, unfinishedIn } from "@/components/surveys/builder/document/calls";
import { sameValue } from "@/components/surveys/builder/document/edit-document";
import { type Clash, mergeDocuments } from "@/components/surveys/builder/document/merge";
import type { SurveyDocument } from "@/components/surveys/builder/document/survey-document";
import { KeyBook } from "./key-book";

/** A survey as the server has it; the keys of its questions are their ids. */
export interface ServerCopy {
	readonly document: SurveyDocument;
	readonly itemVersion: number;
}

export interface SendOptions {
	readonly idOf: (key: string) => string;
	readonly expectedVersion: number;
	readonly idempotencyKey: string;
}

/** What a failed call means for those after it. */
export type Failure = { readonly kind: "later" | "conflict" | "ended" } | { readonly kind: "refused"; readonly message: string };

/** What a page keeps of a survey for the time that the server does not have it. */
export interface KeptCopy {
	readonly base: SurveyDocument;
	readonly document: SurveyDocument;
	readonly ids: ReadonlyArray<readonly [string, string]>;
}

export interface SavePort {
	send: (call: Call, options: SendOptions) => Promise<ServerCopy>;
	load: () => Promise<ServerCopy>;
	failureOf: (error: unknown) => Failure;
	/** Null when there is nothing to keep any more. */
	keep: (copy: KeptCopy | null) => void;
	/** What was written elsewhere; `bring` puts it into any document of this page. */
	onJoined: (bring: (document: SurveyDocument) => SurveyDocument, clashes: readonly Clash[]) => void;
	onState: (state: SaveState) => void;
}

/** `changes`: calls that the server has not had. `unfinished`: what says too little to be sent, and is kept on this device. */
export interface SaveState {
	readonly kind: "saved" | "waiting" | "saving" | "offline" | "refused" | "ended";
	readonly changes: number;
	readonly unfinished: number;
	readonly message: string | null;
}

const PAUSE_MS = 500;
const RETRY_MS = [1000, 3000, 8000, 15_000];

/** Brings a document to the server, call by call: what fails for now is tried again, what somebody else wrote is merged, and nothing is sent twice. */
export class Autosave {
	readonly #port: SavePort;
	readonly #book: KeyBook;
	#saved: SurveyDocument;
	#document: SurveyDocument;
	#version: number;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#running: Promise<void> | null = null;
	#failures = 0;
	#isEnded = false;
	#refusal: string | null = null;
	/** The call under way: its key goes with it until its answer is here. */
	#open: { readonly call: Call; readonly idempotencyKey: string } | null = null;

	constructor(copy: ServerCopy, port: SavePort, kept: KeptCopy | null = null) {
		this.#port = port;
		this.#book = new KeyBook(kept?.ids);
		this.#saved = this.#book.inKeys(copy.document);
		this.#document = this.#saved;
		this.#version = copy.itemVersion;
	}

	get itemVersion(): number {
		return this.#version;
	}

	/** Takes the document as it is now; it is sent after a moment without further changes. */
	touch(document: SurveyDocument): void {
		if (document === this.#document) return;
		this.#document = document;
		this.#refusal = null;
		this.#keep();
		this.#schedule(PAUSE_MS);
		this.#tell();
	}

	/** Sends everything now. Resolves true when the server has all that can be sent. */
	async flush(): Promise<boolean> {
		// What was still written while it was sent, as a field that is left, goes along.
		do await this.#save();
		while (this.#timer !== undefined && this.#failures === 0 && !this.#isEnded);
		return !this.#isEnded && callsBetween(this.#saved, this.#document).length === 0;
	}

	async #save(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#running ??= this.#run().finally(() => {
			this.#running = null;
			this.#tell();
		});
		await this.#running;
	}

	/** Takes in a newer state of the survey that was read by the way. */
	receive(copy: ServerCopy): void {
		if (copy.itemVersion <= this.#version || this.#running || this.#isEnded) return;
		this.#join(this.#saved, copy);
		this.#tell();
	}

	/** Stops; what is not sent stays kept. */
	stop(): void {
		clearTimeout(this.#timer);
		this.#isEnded = true;
	}

	#schedule(ms: number): void {
		clearTimeout(this.#timer);
		if (this.#isEnded) return;
		this.#timer = setTimeout(() => void this.#save(), ms);
	}

	async #run(): Promise<void> {
		// Who types on is waited for: the timer that this starts comes back.
		while (!this.#isEnded && this.#refusal === null && this.#timer === undefined) {
			const [call] = callsBetween(this.#saved, this.#document);
			if (!call) break;
			this.#tell("saving");
			if (!sameValue(this.#open?.call, call)) this.#open = { call, idempotencyKey: crypto.randomUUID() };
			try {
				await this.#send(call, this.#open?.idempotencyKey ?? crypto.randomUUID());
			} catch (error) {
				if (!(await this.#recover(error))) return;
			}
		}
		this.#keep();
	}

	async #send(call: Call, idempotencyKey: string): Promise<void> {
		const answer = await this.#port.send(call, { idOf: (key) => this.#book.idOf(key), expectedVersion: this.#version, idempotencyKey });
		this.#open = null;
		this.#failures = 0;
		if (call.call === "add") this.#learnId(call.key, answer.document);
		this.#join(afterCall(this.#saved, call), answer);
	}

	/** The question that came new with the answer is the one that was added. */
	#learnId(key: string, { questions }: SurveyDocument): void {
		const known = new Set(this.#saved.questions.map((question) => this.#book.idOf(question.key)));
		const added = questions.findLast((question) => !known.has(question.key));
		if (added) this.#book.learn(key, added.key);
	}

	/** Takes over what the server has; what it has beyond `expected` was written elsewhere. */
	#join(expected: SurveyDocument, copy: ServerCopy): void {
		const theirs = this.#book.inKeys(copy.document);
		this.#version = copy.itemVersion;
		this.#saved = theirs;
		if (sameValue(theirs, expected)) return;
		const { document, clashes } = mergeDocuments(expected, this.#document, theirs);
		this.#document = document;
		this.#port.onJoined((other) => mergeDocuments(expected, other, theirs).document, clashes);
	}

	/** Whether to go on at once after a failure. */
	async #recover(error: unknown): Promise<boolean> {
		const failure = this.#port.failureOf(error);
		if (failure.kind === "conflict") {
			this.#open = null;
			try {
				this.#join(this.#saved, await this.#port.load());
				return true;
			} catch (loadError) {
				return this.#giveUp(this.#port.failureOf(loadError));
			}
		}
		return this.#giveUp(failure);
	}

	#giveUp(failure: Failure): false {
		if (failure.kind === "ended") this.#isEnded = true;
		else if (failure.kind === "refused") {
			this.#refusal = failure.message;
			this.#open = null;
		} else {
			this.#schedule(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? PAUSE_MS);
			this.#failures += 1;
		}
		this.#keep();
		return false;
	}

	#keep(): void {
		const isClean = callsBetween(this.#saved, this.#document).length === 0 && unfinishedIn(this.#document) === 0;
		this.#port.keep(isClean ? null : { base: this.#saved, document: this.#document, ids: this.#book.pairs() });
	}

	#tell(kind?: "saving"): void {
		const changes = callsBetween(this.#saved, this.#document).length;
		this.#port.onState({ kind: kind ?? this.#kindNow(changes), changes, unfinished: unfinishedIn(this.#document), message: this.#refusal });
	}

	#kindNow(changes: number): SaveState["kind"] {
		if (this.#isEnded) return "ended";
		if (this.#refusal !== null) return "refused";
		if (changes === 0) return "saved";
		if (this.#running) return "saving";
		return this.#failures > 0 ? "offline" : "waiting";
	}
}

/** The document that a page opens with: what the server has, with what an earlier visit left unsent on top of it. */
export function reopened(copy: ServerCopy, kept: KeptCopy | null): { document: SurveyDocument; clashes: readonly Clash[] } {
	if (!kept) return { document: copy.document, clashes: [] };
	const theirs = new KeyBook(kept.ids).inKeys(copy.document);
	return mergeDocuments(kept.base, kept.document, theirs);
}
