/** What tells how something was found, and names for programs. */
const NOT_FOR_PEOPLE = /^(?:source|confidence|method|printed|readShare)$|Ids?$/;
/** What `datesText` says in the words of the file. */
const DATES = /^(?:startDate|endDate|isCurrent)$/;

const labelOf = (name: string): string => {
	const words = name.replace(/Text$/, "").replace(/([a-z0-9])([A-Z])/g, (_all, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** A value without what is nothing for people; a record of which one field is left is this field. Undefined: nothing is left. */
function plain(value: unknown): unknown {
	if (value === null || value === "") return undefined;
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (Array.isArray(value)) {
		const items = value.map(plain).filter((item) => item !== undefined);
		return items.length === 0 ? undefined : items;
	}
	if (typeof value !== "object") return value;
	if ("value" in value && ("source" in value || "confidence" in value)) return plain(value.value);
	const fields = Object.entries(value)
		.filter(([name]) => !NOT_FOR_PEOPLE.test(name) && !("datesText" in value && DATES.test(name)))
		.map(([name, field]) => [name, plain(field)] as const)
		.filter(([, field]) => field !== undefined);
	if (fields.length === 0) return undefined;
	return fields.length === 1 && fields[0]?.[0] === "text" ? fields[0][1] : Object.fromEntries(fields);
}

function linesOf(value: unknown, indent: string): string[] {
	if (Array.isArray(value)) {
		return value.flatMap((item) => {
			const [first = "", ...rest] = linesOf(item, `${indent}  `);
			return [`${indent}- ${first.trimStart()}`, ...rest];
		});
	}
	if (typeof value !== "object" || value === null) return [`${indent}${value}`];
	return Object.entries(value).flatMap(([name, field]) => {
		const isShort = Array.isArray(field) && field.every((item) => typeof item !== "object" && /^[^,]{0,50}$/.test(String(item)));
		if (isShort) return [`${indent}${labelOf(name)}: ${field.join(", ")}`];
		if (typeof field === "object") return [`${indent}${labelOf(name)}:`, ...linesOf(field, `${indent}  `)];
		return [`${indent}${labelOf(name)}: ${field}`];
	});
}

/** A record as lines that a person reads. */
export function outlineOf(value: unknown): string[] {
	const shown = plain(value);
	return shown === undefined ? [] : linesOf(shown, "  ");
}
