import type { Reference } from "@/lib/catalog/spec";
import { isRecord } from "@/lib/platform/records";
import type { Question } from "@/lib/questions/schemas";
import { ANYTHING, fieldOf, itemOf, listOf, type Shape, shapeOf } from "./json-shape";

/** What a reference may name at one place of a spec: the questions asked and the steps finished by then. */
export interface Known {
	readonly fileCount: number;
	readonly slots: ReadonlyMap<string, Pick<Question, "slotType" | "config">>;
	readonly steps: ReadonlyMap<string, { readonly isForEach: boolean; readonly output: Shape }>;
	readonly isForEach: boolean;
}

/** The shape that a reference stands for, and what is wrong with it. */
export interface Resolved {
	readonly shape: Shape;
	readonly problems: readonly string[];
}

const TEXT = shapeOf({ type: "string" });
const STEP = /^step:([a-z][a-z0-9_]*)(\[item\]|\[\*\])?(?:\.(.+))?$/;
const SLOT_SHAPES: Readonly<Record<Exclude<Question["slotType"], "object">, Shape>> = {
	text: TEXT,
	textarea: TEXT,
	select: TEXT,
	date: TEXT,
	number: shapeOf({ type: "number" }),
	boolean: shapeOf({ type: "boolean" }),
	multi_select: listOf(TEXT),
	file: ANYTHING,
};

function shapeOfSlot({ slotType, config }: Pick<Question, "slotType" | "config">): Shape {
	if (slotType !== "object") return SLOT_SHAPES[slotType];
	return isRecord(config.schema) ? shapeOf(config.schema) : ANYTHING;
}

const good = (shape: Shape): Resolved => ({ shape, problems: [] });
const bad = (problem: string): Resolved => ({ shape: ANYTHING, problems: [problem] });

export function resolveShape(reference: Reference, known: Known): Resolved {
	if (typeof reference === "number") return good(shapeOf({ type: "number" }));
	if (typeof reference === "string") return resolveText(reference, known);
	if (Array.isArray(reference)) return resolveList(reference, known);
	if (reference.$find !== undefined) return resolveFind(reference, known);
	if (reference.$pick !== undefined) return resolvePick(reference, known);
	if (reference.$count !== undefined) return resolveCount(reference.$count, known);
	if (reference.$first !== undefined) return resolveFirst(reference.$first, known);
	if (reference.$json !== undefined) return resolveJson(reference.$json);
	if (reference.$files !== undefined) return good(listOf(TEXT));
	if (reference.$made !== undefined) return resolveMade(reference, known);
	const parts = Object.entries(reference).map(([name, value]) => [name, resolveShape(value, known)] as const);
	const properties = Object.fromEntries(parts.map(([name, part]) => [name, part.shape.schema]));
	const definitions = Object.assign({}, ...parts.map(([, part]) => part.shape.definitions));
	return { shape: { schema: { type: "object", properties }, definitions }, problems: parts.flatMap(([, part]) => part.problems) };
}

function resolveText(reference: string, known: Known): Resolved {
	if (reference === "files") return good(listOf(TEXT));
	if (reference === "job:goalText" || reference.startsWith("text:")) return good(TEXT);
	if (reference === "item") return known.isForEach ? good(TEXT) : bad("an item is known only in a step that runs once for each item");
	if (reference.startsWith("file:")) {
		const index = Number(reference.slice(5));
		return index < known.fileCount ? good(TEXT) : bad(`there is no ${reference} when the fewest files are given`);
	}
	if (reference.startsWith("slot:")) {
		const slot = known.slots.get(reference.slice(5));
		return slot ? good(shapeOfSlot(slot)) : bad(`no question ${reference.slice(5)} is asked before this`);
	}
	return resolveStep(reference, known);
}

/** The outputs of all items of a step, or a field of each. */
function resolveEvery(output: Shape, path: string | undefined): Resolved {
	const field = path === undefined ? output : fieldOf(output, path.split("."));
	return field ? good(listOf(field)) : bad(`there is no field ${path}`);
}

/** Text that says a value in JSON. */
function resolveJson(text: Reference): Resolved {
	try {
		return good(shapeOfValue(JSON.parse(String(text))));
	} catch {
		return bad("$json takes JSON text");
	}
}

function shapeOfValue(value: unknown): Shape {
	if (value === null) return ANYTHING;
	if (Array.isArray(value)) return value.length === 0 ? { schema: { type: "array" }, definitions: {} } : listOf(shapeOfValue(value[0]));
	if (!isRecord(value)) return shapeOf({ type: typeof value });
	return shapeOf({ type: "object", properties: Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOfValue(field).schema])) });
}

/** Ids of files that earlier steps have made. */
function resolveMade({ $made, one, of }: Readonly<Record<string, Reference>>, known: Known): Resolved {
	const names = (Array.isArray($made) ? $made : [$made]).map((name) => String(name).replace("text:", ""));
	const problems = names.filter((name) => !known.steps.has(name)).map((name) => `no step ${name} is finished before this`);
	if (of !== undefined && !known.isForEach) problems.push("an item is known only in a step that runs once for each item");
	return { shape: one === undefined ? listOf(TEXT) : TEXT, problems };
}

function resolveStep(reference: string, known: Known): Resolved {
	const [, stepId = "", item, path] = STEP.exec(reference) ?? [];
	if (!stepId) return bad(`"${reference}" is no reference`);
	const step = known.steps.get(stepId);
	if (!step) return bad(`no step ${stepId} is finished before this`);
	if (step.isForEach !== (item !== undefined)) return bad(`${stepId} ${step.isForEach ? "gives one output for each item: write [item]" : "has no items"}`);
	if (item === "[*]") return resolveEvery(step.output, path);
	if (item && !known.isForEach) return bad("[item] is known only in a step that runs once for each item");
	const shape = path ? fieldOf(step.output, path.split(".")) : step.output;
	return shape ? good(shape) : bad(`the output of ${stepId} has no field ${path}`);
}

function resolveList(references: readonly Reference[], known: Known): Resolved {
	const parts = references.map((reference) => resolveShape(reference, known));
	const [first] = parts;
	return { shape: listOf(first && parts.length === 1 ? first.shape : ANYTHING), problems: parts.flatMap((part) => part.problems) };
}

function resolveFind(reference: Record<string, Reference>, known: Known): Resolved {
	const list = resolveShape(reference.$find ?? [], known);
	const wanted = resolveShape(reference.equals ?? "item", known);
	const item = itemOf(list.shape);
	const field = String(reference.by);
	const problems = [...list.problems, ...wanted.problems];
	if (!item) problems.push("$find looks in a list");
	else if (!fieldOf(item, [field])) problems.push(`the entries have no field ${field} to find by`);
	return { shape: item ?? ANYTHING, problems };
}

function resolvePick(reference: Record<string, Reference>, known: Known): Resolved {
	const source = resolveShape(reference.from ?? [], known);
	const item = itemOf(source.shape);
	const entry = item ?? source.shape;
	const names = [reference.$pick].flat().map(String);
	const picked = names.map((name) => [name, fieldOf(entry, [name])] as const);
	const problems = [...source.problems, ...picked.filter(([, field]) => !field).map(([name]) => `there is no field ${name} to pick`)];
	const one = typeof reference.$pick === "string" ? (picked[0]?.[1] ?? ANYTHING) : pickedObject(entry, picked);
	return { shape: item ? listOf(one) : one, problems };
}

function pickedObject({ definitions }: Shape, picked: ReadonlyArray<readonly [string, Shape | null]>): Shape {
	return { schema: { type: "object", properties: Object.fromEntries(picked.map(([name, field]) => [name, field?.schema ?? {}])) }, definitions };
}

function resolveCount(reference: Reference, known: Known): Resolved {
	const list = resolveShape(reference, known);
	const problems = itemOf(list.shape) ? list.problems : [...list.problems, "$count counts a list"];
	return { shape: shapeOf({ type: "integer" }), problems };
}

function resolveFirst(references: Reference, known: Known): Resolved {
	const parts = Array.isArray(references) ? references.map((reference) => resolveShape(reference, known)) : [];
	const problems = parts.flatMap((part) => part.problems);
	// The last one is what is always there.
	const last = parts.at(-1);
	return last ? { shape: last.shape, problems } : bad("$first takes a list of references");
}

/** Whether a value is a reference to a list, which a step can run over. */
export function isList(resolved: Resolved): boolean {
	return itemOf(resolved.shape) !== null && !isRecord(resolved.shape.schema.properties);
}
