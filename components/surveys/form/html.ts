const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text that is HTML already. */
export class Html {
	constructor(readonly text: string) {}
	toString(): string {
		return this.text;
	}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

function textOf(part: Part): string {
	if (part === null || part === undefined || part === false) return "";
	if (part instanceof Html) return part.text;
	if (Array.isArray(part)) return part.map(textOf).join("");
	return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** HTML from a template: everything that is put in is text, unless it is HTML itself. Nothing, and false, are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
	let text = strings[0] ?? "";
	for (const [index, part] of parts.entries()) text += textOf(part) + (strings[index + 1] ?? "");
	return new Html(text);
}

/** Attributes, those that are false or missing left out; true stands by its name alone. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
	const kept = Object.entries(values).filter(([, value]) => value !== false && value !== null && value !== undefined);
	return new Html(kept.map(([name, value]) => (value === true ? ` ${name}` : html` ${new Html(name)}="${String(value)}"`.text)).join(""));
}
