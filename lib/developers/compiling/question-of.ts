import type { Shape } from "@/lib/catalog/validation/json-shape";
import { shapeOf } from "@/lib/catalog/validation/json-shape";
import { choicesOf, plainOf } from "@/lib/developers/checking/plain-schema";
import { inWords } from "@/lib/developers/names";
import { isRecord } from "@/lib/platform/records";
import { Question } from "@/lib/questions/schemas";

export interface Asked {
	readonly name: string;
	/** As the developer declared it, and as the tool of ours takes it. */
	readonly declared: Readonly<Record<string, unknown>>;
	readonly wanted: Shape | null;
	readonly isNeeded: boolean;
}

const LONG_TEXT = 200;
const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** The question by which people give an input, with the limits that its schema sets; or why it can't be asked. */
export function questionOf({ name, declared, wanted, isNeeded }: Asked): { question: Question } | { problem: string } {
	const mine = plainOf(shapeOf(declared));
	const theirs = wanted ? plainOf(wanted) : {};
	const fallback = declared.default ?? null;
	const words = typeof declared.title === "string" ? declared.title : typeof declared.description === "string" ? declared.description : inWords(name);
	const asked = {
		slotId: name,
		question: words,
		help: typeof declared.title === "string" && typeof declared.description === "string" ? declared.description : "",
		default: fallback,
		required: isNeeded && fallback === null,
	};
	const typed = typeFor(mine, theirs);
	if (typed === null) return { problem: `${name} can't be asked of people: take it from another node with from.` };
	return { question: Question.parse({ ...asked, ...typed }) };
}

type Typed = Pick<Question, "slotType"> & Partial<Pick<Question, "options" | "config">>;

function typeFor(mine: Readonly<Record<string, unknown>>, theirs: Readonly<Record<string, unknown>>): Typed | null {
	const choices = choicesOf(mine) ?? choicesOf(theirs);
	if (choices) return { slotType: "select", options: choices };
	const type = mine.type ?? theirs.type;
	switch (type) {
		case "string":
			return textType(mine, theirs);
		case "number":
		case "integer": {
			const isWhole = type === "integer" || theirs.type === "integer";
			const config = without({ min: limit("minimum", Math.max, mine, theirs), max: limit("maximum", Math.min, mine, theirs), isWhole: isWhole || undefined });
			return { slotType: "number", config };
		}
		case "boolean":
			return { slotType: "boolean" };
		case "array":
			return listType(mine, theirs);
		case "object":
			return isRecord(mine.properties) ? { slotType: "object", config: { schema: mine } } : null;
		default:
			return null;
	}
}

function textType(mine: Readonly<Record<string, unknown>>, theirs: Readonly<Record<string, unknown>>): Typed {
	if (mine.format === "date") return { slotType: "date" };
	const maxLength = limit("maxLength", Math.min, mine, theirs);
	const isLong = maxLength !== undefined && maxLength > LONG_TEXT;
	return { slotType: isLong ? "textarea" : "text", config: without({ maxLength }) };
}

function listType(mine: Readonly<Record<string, unknown>>, theirs: Readonly<Record<string, unknown>>): Typed | null {
	const [items, theirItems] = [isRecord(mine.items) ? mine.items : {}, isRecord(theirs.items) ? theirs.items : {}];
	const options = choicesOf(items) ?? choicesOf(theirItems);
	const config = without({ minItems: limit("minItems", Math.max, mine, theirs), maxItems: limit("maxItems", Math.min, mine, theirs) });
	if (options) return { slotType: "multi_select", options, config };
	if (items.type !== "string") return null;
	return { slotType: "multi_select", config: { ...config, allowFreeEntries: true } };
}

/** The narrower of two limits. */
function limit(name: string, narrower: (...limits: number[]) => number, ...schemas: ReadonlyArray<Readonly<Record<string, unknown>>>): number | undefined {
	const limits = schemas
		.map((schema) => numberIn(schema[name]))
		.filter((value): value is number => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER);
	return limits.length === 0 ? undefined : narrower(...limits);
}

function without(config: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
