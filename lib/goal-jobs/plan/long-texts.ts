import { z } from "zod";
import { isRecord } from "@/lib/platform/records";
import type { Tool } from "@/lib/tools/tool";

/** Where in an output a list stands whose entries have long texts that are kept apart, so many entries a part. */
export const LongTexts = z.object({ list: z.array(z.string()), fields: z.array(z.string()), perPart: z.int().positive() });
export type LongTexts = z.infer<typeof LongTexts>;

/** The long texts of one entry, by field. */
type Texts = Readonly<Record<string, string>>;

export interface SplitOutput {
	/** The output with empty texts in the place of the long ones. */
	readonly brief: Record<string, unknown>;
	readonly parts: readonly (readonly Texts[])[];
	readonly layout: LongTexts;
}

/** Fewer are not worth a reading of their own. */
const LEAST_LETTERS = 32_000;
const PART_LETTERS = 64_000;

/** Takes the long texts out of an output; null for one that has too few of them to be worth a part. */
export function splitOutput(output: Record<string, unknown>, { list, fields }: NonNullable<Tool["longTexts"]>): SplitOutput | null {
	const entries = valueAt(output, list);
	if (!Array.isArray(entries)) return null;
	const texts = entries.map((entry): Texts => Object.fromEntries(fields.flatMap((field) => textOf(entry, field))));
	const letters = texts.reduce((sum, own) => sum + Object.values(own).reduce((length, text) => length + text.length, 0), 0);
	if (letters < LEAST_LETTERS) return null;
	const perPart = Math.max(1, Math.floor((entries.length * PART_LETTERS) / letters));
	const bare = entries.map((entry, at) => {
		const names = Object.keys(texts[at] ?? {});
		return names.length === 0 ? entry : { ...entry, ...Object.fromEntries(names.map((name) => [name, ""])) };
	});
	const parts = Array.from({ length: Math.ceil(texts.length / perPart) }, (_, part) => texts.slice(part * perPart, (part + 1) * perPart));
	return { brief: withValueAt(output, list, bare), parts, layout: { list: [...list], fields: [...fields], perPart } };
}

function textOf(entry: unknown, field: string): [string, string][] {
	const value = isRecord(entry) ? entry[field] : undefined;
	return typeof value === "string" && value !== "" ? [[field, value]] : [];
}

/** An entry with its long texts; its fields keep their order. */
export function joined(entry: unknown, texts: Texts | undefined): unknown {
	return isRecord(entry) ? { ...entry, ...texts } : entry;
}

/** A brief output with the texts of all its parts. */
export function joinOutput(brief: Record<string, unknown>, { list }: LongTexts, parts: readonly (readonly Texts[])[]): Record<string, unknown> {
	const entries = valueAt(brief, list);
	const texts = parts.flat();
	return Array.isArray(entries)
		? withValueAt(
				brief,
				list,
				entries.map((entry, at) => joined(entry, texts[at])),
			)
		: brief;
}

/** What a path of fields leads to. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>((current, field) => (isRecord(current) ? current[field] : undefined), value);
}

function withValueAt(value: Record<string, unknown>, [field = "", ...rest]: readonly string[], put: unknown): Record<string, unknown> {
	const inner = value[field];
	return { ...value, [field]: rest.length === 0 || !isRecord(inner) ? put : withValueAt(inner, rest, put) };
}

/** Whether what a path leads to is a list or holds it. No path leads into one. */
export function holds(path: readonly string[], list: readonly string[]): boolean {
	return path.length <= list.length && path.every((field, at) => field === list[at]);
}
