import type { z } from "zod";
import type { LanguageModel } from "@/lib/models/language-model";
import type { ModelUse } from "@/lib/models/tokens";
import type { Told } from "@/lib/platform/contract/told";
import type { ErrorCode } from "@/lib/platform/errors";
import type { Shelf } from "./shelf/shelf";

/** A file's content as a tool reads it. */
export interface ToolFile {
	readonly fileId: string;
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Uint8Array;
}

/** Where a file that a tool wrote is kept; `storageKey` names the object in the file store. */
export interface WrittenFile {
	readonly storageKey: string;
	readonly fileName: string;
	readonly mimeType: string;
	readonly sizeBytes: number;
	readonly sha256: string;
}

export interface NewFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Uint8Array;
}

/** What a tool may reach beyond its input. Everything else is in the input, so that equal input gives equal output. */
export interface ToolContext {
	/** Aborted at the tool's timeout and when the goal job is cancelled. */
	readonly signal: AbortSignal;
	/** The start of the step, fixed over its retries. */
	readonly now: Date;
	/** The configured language model, or null: then the rules do the work. */
	readonly model: LanguageModel | null;
	/** What the server's calls have in common. A server that has no shelf (`hasShelf`) may not open it. */
	readonly shelf: Shelf;
	/** @throws AppError FILE_NOT_FOUND when the file is missing or not the job owner's. */
	readFile(fileId: string): Promise<ToolFile>;
	/** Keeps files that the tool made, all of them or none, in the order given. */
	writeFiles(files: readonly NewFile[]): Promise<WrittenFile[]>;
	/** Adds to the metered cost of this invocation, in millionths of a US dollar. */
	addCostMicroU(costMicroU: number): void;
	/** Tells the watcher how far the work is; cheap, throttled by the caller of the tool. */
	reportProgress(done: number, total: number, message?: string): void;
}

/** Something in a tool's output that a person should know of, though the tool did its work. */
export interface Finding {
	readonly exceptionType: string;
	readonly severity: "low" | "medium" | "high" | "critical";
	readonly affectedRows: readonly Record<string, unknown>[];
	readonly suggestedResolution: string;
	readonly requiresHuman: boolean;
}

/** One tool of a tool server. Its file is the only place that knows its shapes, price and time limit. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
	/** Letters, digits, hyphens and underscores; the full reference is `server:name`. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly input: Input;
	readonly output: Output;
	/** Of a tool elsewhere: what its server says that it takes and gives, in JSON Schema. */
	readonly declared?: { readonly inputSchema: Readonly<Record<string, unknown>>; readonly outputSchema: Readonly<Record<string, unknown>> };
	/** For the service itself: neither workflows nor callers from outside are offered it. */
	readonly isInternal?: true;
	/** Fixed price of one call in millionths of a US dollar. */
	readonly perInvocationMicroU: number;
	/** Of a tool that asks a language model: what a run of no known history is priced by, beyond the price of the call. */
	readonly modelUse?: ModelUse;
	readonly timeoutMs: number;
	/** What a person is told when a call had to be ended for its time or memory, where that is the input's fault and trying again would not help. */
	readonly whenStopped?: { readonly code: ErrorCode; readonly message: string };
	/** @throws AppError for a failure that the user should read; anything else counts as a fault of ours and is retried. */
	run(input: z.output<Input>, context: ToolContext): Promise<z.input<Output>>;
	/** Loads the code that `run` works with. Who runs tools in their own process asks for it first, so that loading takes nothing of a call's time. */
	load?(): Promise<unknown>;
	/** Loads what the first call of a process would otherwise wait for. A long-lived server asks for it once, after its start. */
	warmUp?(): Promise<void>;
	/**
	 * A tool of the same server that makes ready what every call of this one needs, whoever makes it. It is given nothing: as soon as a run that
	 * has this tool is confirmed it works ahead, once for all runs.
	 */
	readonly readiedBy?: string;
	/**
	 * A list of an output, by the path to it, whose entries are mostly looked at without these long texts of theirs: a run keeps them apart and reads
	 * them by entry.
	 */
	readonly longTexts?: { readonly list: readonly string[]; readonly fields: readonly string[] };
	/** What is worth a ticket in an output of this tool. */
	findings?(output: z.output<Output>): Finding[];
	/** What an output of this tool has come to, for who watches the run. */
	tells?(output: z.output<Output>): z.input<typeof Told>;
}

/** Gives a tool its inferred types. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool<Input, Output> {
	return tool;
}

/** The tools of one Model Context Protocol server. */
export interface ToolServer {
	readonly name: string;
	readonly title: string;
	readonly tools: readonly Tool[];
	readonly hasShelf?: true;
}
