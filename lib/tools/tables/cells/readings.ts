import { COLUMN_FORMATS, type ColumnFormat, type ColumnType } from "@/lib/tools/tables/schemas";

/** One way to read the cells of a column. `bit` marks it in the set of readings that a cell allows. */
export interface Reading {
	readonly type: Exclude<ColumnType, "text">;
	readonly format: ColumnFormat;
	readonly bit: number;
}

/** All ways, preferred ones first. */
export const READINGS: readonly Reading[] = (["integer", "decimal", "date", "boolean"] as const)
	.flatMap((type) => COLUMN_FORMATS[type].map((format) => ({ type, format })))
	.map((reading, index) => ({ ...reading, bit: 1 << index }));

const bitsOf = (type: ColumnType) => READINGS.reduce((bits, reading) => (reading.type === type ? bits | reading.bit : bits), 0);

export const INTEGER_BITS = bitsOf("integer");
export const DECIMAL_BITS = bitsOf("decimal");
export const DATE_BITS = bitsOf("date");
export const BOOLEAN_BITS = bitsOf("boolean");
/** A number that would lose something as one: leading zeros, or more digits than a program keeps. */
export const NO_NUMBER = 1 << 30;

const BY_FORMAT = new Map<string, number>(READINGS.map(({ format, bit }) => [format, bit]));

export function bitOf(format: ColumnFormat): number {
	return BY_FORMAT.get(format) ?? 0;
}
