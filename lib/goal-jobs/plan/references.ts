import type { Reference } from "@/lib/catalog/spec";
import { mimeTypeOf, typeOfName } from "@/lib/files/formats";
import { isRecord } from "@/lib/platform/records";

/** Where references look: the job's files, answers, goal, and the outputs of finished steps. */
export interface ReferenceScope {
	readonly fileIds: readonly string[];
	readonly filledSlots: Readonly<Record<string, unknown>>;
	readonly goalText: string;
	/**
	 * What a path leads to in the output of a finished step; with a key, of that item of a step that runs once for each item. Of the entries of a list
	 * only `fields` are needed, if they are given: long texts that are not among them may be empty.
	 */
	stepOutput(stepId: string, itemKey: string | null, path: readonly string[], fields?: readonly string[]): Promise<unknown>;
	/** An entry of a list that was given for some of its fields, with all of them. */
	wholeEntry(list: readonly unknown[], place: number): Promise<unknown>;
	readonly item: string | null;
	/** The names of the files, in their order. */
	readonly fileNames?: readonly string[];
	/** The outputs of all items of a step that have succeeded, or what a path leads to in each. */
	everyOutput?(stepId: string, path: readonly string[]): Promise<unknown[]>;
	/** The files that a step has made, for one item or for all. */
	filesMade?(stepId: string, itemKey: string | null): Promise<readonly MadeFile[]>;
}

/** A file that a step of the same run has made; tools read it by its id as they read the run's own. */
export interface MadeFile {
	readonly id: string;
	readonly fileName: string;
	readonly mimeType: string;
}

const STEP = /^step:([a-z][a-z0-9_]*)(\[item\]|\[\*\])?(?:\.(.+))?$/;

/**
 * The value that a reference of a spec stands for. Undefined fields are left out of objects. `fields` are those that are needed of the entries of a
 * list; without them all are. @throws Error for a reference that the spec should not hold.
 */
export async function resolveReference(reference: Reference, scope: ReferenceScope, fields?: readonly string[]): Promise<unknown> {
	if (typeof reference === "number") return reference;
	if (typeof reference === "string") return resolveText(reference, scope, fields);
	if (Array.isArray(reference)) return resolveAll(reference, scope);
	if (reference.$find !== undefined) return find(reference, scope);
	if (reference.$pick !== undefined) return pick(reference, scope);
	if (reference.$count !== undefined) return list(await resolveReference(reference.$count, scope, [])).length;
	if (reference.$first !== undefined) return first(reference.$first, scope);
	if (reference.$json !== undefined) return JSON.parse(String(reference.$json));
	if (reference.$files !== undefined) return filesOf(reference.$files, scope);
	if (reference.$made !== undefined) return made(reference, scope);
	const values = await resolveAll(Object.values(reference), scope);
	const entries = Object.keys(reference).map((key, index) => [key, values[index]] as const);
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** One after the other: they may share the one connection of a transaction. */
async function resolveAll(references: readonly Reference[], scope: ReferenceScope): Promise<unknown[]> {
	const values: unknown[] = [];
	for (const reference of references) values.push(await resolveReference(reference, scope));
	return values;
}

async function resolveText(reference: string, scope: ReferenceScope, fields?: readonly string[]): Promise<unknown> {
	if (reference === "item") return scope.item;
	if (reference === "files") return [...scope.fileIds];
	if (reference === "job:goalText") return scope.goalText;
	if (reference.startsWith("text:")) return reference.slice(5);
	if (reference.startsWith("file:")) return scope.fileIds[Number(reference.slice(5))];
	if (reference.startsWith("slot:")) return scope.filledSlots[reference.slice(5)];
	const step = STEP.exec(reference);
	if (!step?.[1]) throw new Error(`Unknown reference: ${reference}`);
	if (step[2] === "[*]") return scope.everyOutput?.(step[1], step[3]?.split(".") ?? []);
	return scope.stepOutput(step[1], step[2] ? scope.item : null, step[3]?.split(".") ?? [], fields);
}

/** What a reference can be looked up in without reading anything. */
type GivenScope = Pick<ReferenceScope, "fileIds" | "filledSlots" | "item" | "fileNames">;

/** The steps whose outputs a reference reads. */
export function stepsNamedIn(reference: Reference): string[] {
	if (typeof reference === "number") return [];
	if (typeof reference !== "string" && !Array.isArray(reference) && reference.$made !== undefined) return textsOf(reference.$made);
	if (typeof reference !== "string") return [...new Set(Object.values(reference).flatMap(stepsNamedIn))];
	const [, stepId] = STEP.exec(reference) ?? [];
	return stepId ? [stepId] : [];
}

/** The questions whose answers a reference reads. */
export function slotsNamedIn(reference: Reference): string[] {
	if (typeof reference === "number") return [];
	if (typeof reference !== "string") return [...new Set(Object.values(reference).flatMap(slotsNamedIn))];
	return reference.startsWith("slot:") ? [reference.slice(5)] : [];
}

/** The job's files that a reference names by itself, not through an earlier step's output. */
export function filesNamedIn(reference: Reference, scope: GivenScope): string[] {
	if (typeof reference === "number") return [];
	if (isRecord(reference) && reference.$files !== undefined) return filesOf(reference.$files as Reference, scope);
	if (typeof reference !== "string") return [...new Set(Object.values(reference).flatMap((entry) => filesNamedIn(entry, scope)))];
	const named = namedBy(reference, scope);
	return scope.fileIds.filter((fileId) => named.includes(fileId));
}

function namedBy(reference: string, { fileIds, filledSlots, item }: GivenScope): unknown[] {
	if (reference === "files") return [...fileIds];
	if (reference === "item") return [item];
	if (reference.startsWith("file:")) return [fileIds[Number(reference.slice(5))]];
	if (reference.startsWith("slot:")) return [filledSlots[reference.slice(5)]].flat();
	return [];
}

async function find(reference: Record<string, Reference>, scope: ReferenceScope): Promise<unknown> {
	const wanted = await resolveReference(reference.equals ?? "item", scope);
	const field = String(reference.by);
	const entries = list(await resolveReference(reference.$find ?? [], scope, [field]));
	const place = entries.findIndex((entry) => isRecord(entry) && entry[field] === wanted);
	return place === -1 ? undefined : scope.wholeEntry(entries, place);
}

async function pick(reference: Record<string, Reference>, scope: ReferenceScope): Promise<unknown> {
	const fields = reference.$pick;
	const source = await resolveReference(reference.from ?? [], scope, list(typeof fields === "string" ? [fields] : fields).map(String));
	const keep = (entry: unknown): unknown => {
		if (!isRecord(entry)) return entry;
		if (typeof fields === "string") return entry[fields];
		return Object.fromEntries(list(fields).flatMap((field) => (entry[String(field)] === undefined ? [] : [[String(field), entry[String(field)]]])));
	};
	if (!Array.isArray(source)) return keep(source);
	const limit = typeof reference.limit === "number" ? reference.limit : source.length;
	return source.slice(0, limit).map(keep);
}

/** What is given first: an answer that may be left out, before what was read. */
async function first(references: Reference, scope: ReferenceScope): Promise<unknown> {
	for (const reference of Array.isArray(references) ? references : [references]) {
		const value = await resolveReference(reference, scope);
		if (value !== undefined && value !== null) return value;
	}
	return undefined;
}

/** Literals of a list, as `text:pdf` says them. */
function textsOf(reference: Reference | undefined): string[] {
	return list(reference).map((entry) => String(entry).replace(/^text:/, ""));
}

/** The job's files of some formats, by their names; all of them where the names are not known. */
function filesOf(formats: Reference, { fileIds, fileNames }: Pick<ReferenceScope, "fileIds" | "fileNames">): string[] {
	if (!fileNames) return [...fileIds];
	const types = textsOf(formats).map(mimeTypeOf);
	return fileIds.filter((_, at) => types.includes(typeOfName(fileNames[at] ?? "")));
}

/** Ids of files that steps have made, as far as they are of the formats; undefined without any, so that something else can stand for them. */
async function made(reference: Record<string, Reference>, scope: ReferenceScope): Promise<unknown> {
	const types = reference.formats === undefined ? null : textsOf(reference.formats).map(mimeTypeOf);
	const found: string[] = [];
	for (const stepId of textsOf(reference.$made)) {
		const files = (await scope.filesMade?.(stepId, reference.of === undefined ? null : scope.item)) ?? [];
		found.push(
			...files.filter(({ mimeType, fileName }) => types === null || types.includes(mimeType) || types.includes(typeOfName(fileName))).map(({ id }) => id),
		);
	}
	if (found.length === 0) return undefined;
	return reference.one === undefined ? found : found[0];
}

function list(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}
