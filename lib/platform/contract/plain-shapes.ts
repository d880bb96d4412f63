import { isRecord } from "@/lib/platform/records";

// Checks of what the server wrote, for pages that would otherwise load a whole validator to look at a few fields.

export function isText(value: unknown): value is string {
	return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
	return typeof value === "number" && Number.isFinite(value);
}

export function isTruth(value: unknown): value is boolean {
	return typeof value === "boolean";
}

export function isTexts(value: unknown): value is string[] {
	return Array.isArray(value) && value.every(isText);
}

/** Null, or what `check` takes. */
export function orNull<T>(check: (value: unknown) => value is T): (value: unknown) => value is T | null {
	return (value): value is T | null => value === null || check(value);
}

type Checks = Readonly<Record<string, (value: unknown) => boolean>>;
type Checked<Check> = Check extends (value: unknown) => value is infer T ? T : never;

/** Fields that may be missing, by what each of them is. */
export type Fields<C extends Checks> = { -readonly [Name in keyof C]?: Checked<C[Name]> };

/** Those of the checked fields that an object has; null when one of them is of another kind, or when it is no object. */
export function fieldsOf<C extends Checks>(value: unknown, checks: C): Fields<C> | null {
	if (!isRecord(value)) return null;
	const given = Object.keys(checks).filter((name) => value[name] !== undefined);
	if (!given.every((name) => checks[name]?.(value[name]))) return null;
	return Object.fromEntries(given.map((name) => [name, value[name]])) as Fields<C>;
}

/** Those of the checked fields that an object has and that are of their kind: another one counts as missing. */
export function readableFieldsOf<C extends Checks>(value: unknown, checks: C): Fields<C> {
	if (!isRecord(value)) return {};
	return Object.fromEntries(Object.keys(checks).flatMap((name) => (checks[name]?.(value[name]) ? [[name, value[name]]] : []))) as Fields<C>;
}
