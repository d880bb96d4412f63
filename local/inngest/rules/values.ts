/** A field that the data does not have. It equals nothing but null. */
export const missing = Symbol("missing");

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export const isTruthy = (value: unknown) => value !== missing && Boolean(value);

export function isEqual(left: unknown, right: unknown): boolean {
	if (left === missing || right === missing) return left !== right && (left === null || right === null);
	return left === right || (typeof left === "object" && left !== null && JSON.stringify(left) === JSON.stringify(right));
}

const zeroLike = (other: unknown) => (typeof other === "string" ? "" : 0);

/** Null counts as the other side's zero; a missing field is less than everything. Different types are in no order. */
export function isLess(left: unknown, right: unknown, orEqual: boolean): boolean {
	if (left === missing || right === missing) return left === missing;
	const [a, b] = [left ?? zeroLike(right), right ?? zeroLike(left)];
	if (typeof a === "number" && typeof b === "number") return a < b || (orEqual && a === b);
	return typeof a === "string" && typeof b === "string" && (a < b || (orEqual && a === b));
}

/** A value as it is written into a text. */
export function textOf(value: unknown): string {
	if (value === missing || value === null || value === undefined) return "";
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A missing side leaves the other one; what are not two numbers or two lists are joined as text. */
export function sum(left: unknown, right: unknown): unknown {
	if (left === missing) return right;
	if (right === missing) return left;
	if (typeof left === "number" && typeof right === "number") return left + right;
	if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
	return textOf(left) + textOf(right);
}

export function fieldOf(holder: unknown, key: unknown): unknown {
	if (Array.isArray(holder)) return holder[Number(key)] ?? missing;
	return isRecord(holder) && Object.hasOwn(holder, String(key)) ? holder[String(key)] : missing;
}

export function isIn(value: unknown, holder: unknown): boolean {
	return Array.isArray(holder) ? holder.some((one) => isEqual(one, value)) : fieldOf(holder, value) !== missing;
}
