/** A value of a tool that a person sets, kept as a line of its note: `pageNumbers: true`. */
export interface Setting {
	readonly name: string;
	readonly kind: "choice" | "text" | "number" | "yes-no" | "list";
	readonly options: readonly string[];
	readonly description: string;
	readonly isRequired: boolean;
}

type JsonSchema = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null && !Array.isArray(value);

/** Inputs that files and other tools fill. */
const FILE_INPUTS: ReadonlySet<string> = new Set(["fileId", "fileIds"]);

function alternativesOf(schema: JsonSchema): JsonSchema[] {
	const listed = schema.anyOf ?? schema.oneOf;
	return (Array.isArray(listed) ? listed.filter(isObject) : [schema]).filter(({ type }) => type !== "null");
}

function textsOf(values: unknown): string[] {
	return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
}

function shapeOf(schema: JsonSchema): Pick<Setting, "kind" | "options"> | null {
	const [first] = alternativesOf(schema);
	if (!first) return null;
	const options = textsOf(first.enum);
	if (options.length > 0) return { kind: "choice", options };
	const type = Array.isArray(first.type) ? first.type.find((one) => one !== "null") : first.type;
	if (type === "string") return { kind: "text", options: [] };
	if (type === "number" || type === "integer") return { kind: "number", options: [] };
	if (type === "boolean") return { kind: "yes-no", options: [] };
	const items = first.items;
	if (type !== "array" || !isObject(items)) return null;
	const [item] = alternativesOf(items);
	return item?.type === "string" ? { kind: "list", options: textsOf(item.enum) } : null;
}

/** What of a tool's input a person can set by hand: choices, texts, numbers, and lists of texts. */
export function settingsOf(inputSchema: JsonSchema): Setting[] {
	const required = new Set(textsOf(inputSchema.required));
	return Object.entries(isObject(inputSchema.properties) ? inputSchema.properties : {}).flatMap(([name, property]) => {
		const shape = isObject(property) && !FILE_INPUTS.has(name) ? shapeOf(property) : null;
		if (!shape || !isObject(property)) return [];
		return [{ name, ...shape, description: typeof property.description === "string" ? property.description : "", isRequired: required.has(name) }];
	});
}

/** The line's name and value where it sets one of `names`. */
function readLine(line: string, names: ReadonlySet<string>): { name: string; value: string } | null {
	const at = line.search(/[:=]/);
	const name = line.slice(0, Math.max(0, at)).trim();
	return names.has(name) ? { name, value: line.slice(at + 1).trim() } : null;
}

/** A note apart: what it sets, and the words that are for people. */
export function readNote(note: string, settings: readonly Setting[]): { values: ReadonlyMap<string, string>; words: string } {
	const names = new Set(settings.map(({ name }) => name));
	const values = new Map<string, string>();
	const words: string[] = [];
	for (const line of note.split("\n")) {
		const found = readLine(line, names);
		if (found) values.set(found.name, found.value);
		else words.push(line);
	}
	return { values, words: words.join("\n") };
}

/** The note with one value set, or taken out where it is empty. The words for people stay as they are. */
export function withSetting(note: string, settings: readonly Setting[], name: string, value: string): string {
	const { values, words } = readNote(note, settings);
	const next = new Map(values);
	const flat = value.replace(/\s+/g, " ").trim();
	if (flat === "") next.delete(name);
	else next.set(name, flat);
	return joined(next, words);
}

/** The note with other words for people. What it sets stays. */
export function withWords(note: string, settings: readonly Setting[], words: string): string {
	return joined(readNote(note, settings).values, words);
}

function joined(values: ReadonlyMap<string, string>, words: string): string {
	const lines = [...values].map(([name, value]) => `${name}: ${value}`);
	return [...lines, ...(words === "" ? [] : [words])].join("\n");
}
