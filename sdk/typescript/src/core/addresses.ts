/** A value as one segment of a path. */
export function part(value: string): string {
	// An empty segment would name another operation, and dots would climb.
	if (value === "" || value === "." || value === "..") throw new TypeError(`An id is needed here, not ${JSON.stringify(value)}`);
	return encodeURIComponent(value);
}

export type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** `?a=1&b=2`, or nothing. Undefined and null are left out; a list is given several times. */
export function queryText(query: Query | undefined): string {
	const fields = new URLSearchParams();
	for (const [name, given] of Object.entries(query ?? {})) {
		for (const value of Array.isArray(given) ? given : [given]) {
			if (value !== undefined && value !== null) fields.append(name, String(value));
		}
	}
	const text = fields.toString();
	return text === "" ? "" : `?${text}`;
}
