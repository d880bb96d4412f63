import { v7, validate } from "uuid";

/** A new time-ordered identifier (UUID version 7, RFC 9562). */
export function newId(): string {
	return v7();
}

export function isId(value: string): boolean {
	return validate(value);
}
