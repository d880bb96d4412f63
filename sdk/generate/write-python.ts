import type { ApiDocument, Schema, SdkOperation } from "@/lib/http/openapi/client-calls";
import { pythonName } from "@/lib/http/openapi/client-samples";

const RENAMED: Readonly<Record<string, string>> = { Error: "ErrorBody", File: "StoredFile" };
/** Words of the language, and what every model has already. */
const TAKEN: ReadonlySet<string> = new Set(
	"and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield schema json copy dict construct validate None True False".split(
		" ",
	),
);

const nameOf = (name: string): string => RENAMED[name] ?? name.replace(/\W/g, "_");
const refName = (ref: string): string => nameOf(ref.split("/").at(-1) ?? "");
const pascal = (name: string): string => name.replace(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** A name of a field of a record. */
export function snake(name: string): string {
	const bare = name
		.replace(/([a-z0-9])([A-Z])/g, "$1_$2")
		.replace(/\W/g, "_")
		.toLowerCase();
	return TAKEN.has(bare) ? `${bare}_` : bare;
}

const text = (value: string): string => JSON.stringify(value);
const literal = (value: unknown): string => (value === null ? "None" : value === true ? "True" : value === false ? "False" : JSON.stringify(value));

/** Classes that a type brings along: objects that have no name of their own get one by where they stand. */
class Types {
	readonly classes: string[] = [];
	readonly #made = new Set<string>();

	union(parts: readonly string[]): string {
		const whole = [...new Set(parts)];
		if (whole.includes("Any")) return "Any";
		const some = whole.filter((part) => part !== "None");
		const either = some.length === 1 ? (some[0] ?? "Any") : `Union[${some.join(", ")}]`;
		if (some.length === 0) return "None";
		return whole.includes("None") ? `Optional[${either}]` : either;
	}

	of(schema: Schema, at: string, prefix = ""): string {
		if (schema.$ref) return `${prefix}${refName(schema.$ref)}`;
		if (schema.const !== undefined) return schema.const === null ? "None" : `Literal[${literal(schema.const)}]`;
		// A newer service may know more words than this client: they pass as text.
		if (schema.enum)
			return this.union([
				...(schema.enum.includes(null) ? ["None"] : []),
				`Union[Literal[${schema.enum
					.filter((value) => value !== null)
					.map(literal)
					.join(", ")}], str]`,
			]);
		const variants = schema.anyOf ?? schema.oneOf;
		if (variants && !schema.properties) {
			const typed = variants.filter((variant) => Object.keys(variant).some((key) => key !== "required" && key !== "description"));
			return this.union(typed.map((variant, index) => this.of(variant, `${at}${typed.length > 1 && variant.properties ? index + 1 : ""}`, prefix)));
		}
		if (schema.allOf?.length === 1 && schema.allOf[0]) return this.of(schema.allOf[0], at, prefix);
		if (Array.isArray(schema.type)) return this.union(schema.type.map((type: string) => this.of({ ...schema, type }, at, prefix)));
		switch (schema.type) {
			case "string":
				return schema.format === "date-time" ? "datetime" : "str";
			case "integer":
				return "int";
			case "number":
				return "float";
			case "boolean":
				return "bool";
			case "null":
				return "None";
			case "array":
				return `list[${this.of(schema.items ?? {}, `${at}Item`, prefix)}]`;
			default:
				if (schema.properties && Object.keys(schema.properties).length > 0) return this.classOf(schema, at, prefix);
				if (schema.type !== "object") return "Any";
				return typeof schema.additionalProperties === "object" ? `dict[str, ${this.of(schema.additionalProperties, `${at}Value`, prefix)}]` : "dict[str, Any]";
		}
	}

	classOf(schema: Schema, name: string, prefix = ""): string {
		if (this.#made.has(name)) return name;
		this.#made.add(name);
		const required = new Set(schema.required ?? []);
		const fields = Object.entries(schema.properties ?? {}).map(([wire, field]) => {
			const type = this.of(field, `${name}${pascal(wire)}`, prefix);
			const isNeeded = required.has(wire);
			return `    ${snake(wire)}: ${isNeeded || type.startsWith("Optional[") || type === "Any" ? type : `Optional[${type}]`} = Field(${isNeeded ? "" : "default=None, "}alias=${text(wire)})`;
		});
		const comment = schema.description ? `    ${text(schema.description)}\n\n` : "";
		this.classes.push(`class ${name}(Model):\n${comment}${fields.join("\n") || "    pass"}\n`);
		return name;
	}
}

const HEAD = "# Written by `npm run sdk` from the API's contract. Changes belong there.\n";

/** Names in an order in which each stands after those that it is made of. */
function inOrder(aliases: ReadonlyMap<string, string>): string[] {
	const order: string[] = [];
	const visit = (name: string) => {
		if (order.includes(name)) return;
		for (const [word] of (aliases.get(name) ?? "").matchAll(/\w+/g)) if (word !== name && aliases.has(word)) visit(word);
		order.push(name);
	};
	for (const name of aliases.keys()) visit(name);
	return order;
}

/** Every record of the API as a model; lists of words and unions as names of types. */
export function pythonModels(document: ApiDocument): string {
	const types = new Types();
	const aliases = new Map<string, string>();
	for (const [wire, schema] of Object.entries(document.components.schemas)) {
		const name = nameOf(wire);
		if (schema.properties && Object.keys(schema.properties).length > 0) types.classOf(schema, name);
		else aliases.set(name, types.of(schema, name));
	}
	const named = inOrder(aliases).map((name) => `${name} = ${aliases.get(name)}`);
	const imports =
		"from __future__ import annotations\n\nfrom datetime import datetime\nfrom typing import Any, Literal, Optional, Union\n\nfrom pydantic import Field\n\nfrom goal_mode._model import Model\n";
	return `${HEAD}${imports}\n\n${types.classes.join("\n\n")}\n\n${named.join("\n")}\n`;
}

function resolved(schema: Schema, document: ApiDocument): Schema {
	return schema.$ref ? (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
}

/** A body whose fields are known is given by these; any other as it is. */
function bodyFields(operation: SdkOperation, document: ApiDocument): ReadonlyArray<readonly [wire: string, schema: Schema, isRequired: boolean]> | null {
	if (!operation.body) return [];
	const schema = resolved(operation.body.schema, document);
	if (!schema.properties || Object.keys(schema.properties).length === 0) return null;
	const required = new Set(schema.required ?? []);
	return Object.entries(schema.properties).map(([wire, field]) => [wire, field, required.has(wire)] as const);
}

/** The type of a page's items: by its name, or by where it stands in the page's model. */
function itemOf(operation: SdkOperation, document: ApiDocument, types: Types): string {
	const { schema } = operation.answer;
	const answer = resolved(schema, document);
	const field = operation.itemsField ?? "";
	const variants = answer.properties ? [answer] : [...(answer.anyOf ?? []), ...(answer.oneOf ?? [])];
	return types.union(
		variants.flatMap((variant, index) => {
			const items = resolved(variant, document).properties?.[field]?.items;
			if (!items) return [];
			const page = schema.$ref ? `models.${refName(schema.$ref)}` : `${pascal(operation.operationId)}Answer`;
			const owner = variant.$ref ? `models.${refName(variant.$ref)}` : `${page}${variants.length > 1 ? index + 1 : ""}`;
			return [items.properties && !items.$ref ? `${owner}${pascal(field)}Item` : types.of(items, "Item", "models.")];
		}),
	);
}

function methodOf(operation: SdkOperation, document: ApiDocument, types: Types): string {
	const { method, path, pathFields, query, answer, itemsField, cursorField } = operation;
	const name = pythonName(operation.name);
	const fields = bodyFields(operation, document);
	const plain = (schema: Schema) => types.of(schema, `${pascal(operation.operationId)}Given`, "models.");
	const orNothing = (type: string) => `Union[${type}, NotGiven] = NOT_GIVEN`;
	const needed = [
		...(fields ?? []).filter(([, , isRequired]) => isRequired).map(([wire, schema]) => `${pythonName(wire)}: ${plain(schema)}`),
		...query.filter(({ isRequired }) => isRequired).map(({ name: wire, schema }) => `${pythonName(wire)}: ${plain(schema)}`),
	];
	const free = [
		...(fields ?? []).filter(([, , isRequired]) => !isRequired).map(([wire, schema]) => `${pythonName(wire)}: ${orNothing(plain(schema))}`),
		...query.filter(({ isRequired }) => !isRequired).map(({ name: wire, schema }) => `${pythonName(wire)}: ${orNothing(plain(schema))}`),
		"call_options: Optional[CallOptions] = None",
	];
	const own = [...pathFields.map((field) => `${pythonName(field)}: str`), ...(fields === null ? ["body: Any = None"] : [])];
	const args = ["self", ...own, "*", ...needed, ...free].join(", ");
	const at = pathFields.length === 0 ? text(path) : `f"${path.replace(/\{(\w+)\}/g, (_all, field: string) => `{part(${pythonName(field)})}`)}"`;
	const asked = [
		...(fields === null ? ["body=body"] : fields.length > 0 ? [`body={${fields.map(([wire]) => `${text(wire)}: ${pythonName(wire)}`).join(", ")}}`] : []),
		...(query.length > 0 ? [`query={${query.map(({ name: wire }) => `${text(wire)}: ${pythonName(wire)}`).join(", ")}}`] : []),
	];
	const type =
		answer.kind === "bytes" ? "bytes" : answer.kind === "text" ? "str" : types.of(answer.schema, `${pascal(operation.operationId)}Answer`, "models.");
	const doc = `        ${text(`${operation.summary}. ${method} ${path}${operation.isDeprecated ? " (deprecated)" : ""}`)}\n`;
	if (itemsField && cursorField) {
		const given = [
			at,
			query.length > 0 ? `{${query.map(({ name: wire }) => `${text(wire)}: ${pythonName(wire)}`).join(", ")}}` : "{}",
			text(itemsField),
			text(cursorField),
			`kind=${type}`,
			`item_kind=${itemOf(operation, document, types)}`,
			"call_options=call_options",
		];
		return `    def ${name}(${args}) -> AsyncPages[${type}, ${itemOf(operation, document, types)}]:\n${doc}        return AsyncPages(self._transport, ${given.join(", ")})\n`;
	}
	const given = [text(method), at, ...asked, answer.kind === "json" ? `kind=${type}` : `answer="${answer.kind}"`, "call_options=call_options"];
	return `    async def ${name}(${args}) -> ${type}:\n${doc}        return await self._transport.call(${given.join(", ")})\n`;
}

const className = (group: string): string => `Async${group.charAt(0).toUpperCase()}${group.slice(1)}Calls`;
const OWN_CLASSES: ReadonlySet<string> = new Set(["files", "goalJobs"]);

/** One class a group of operations, to be awaited. */
export function pythonCalls(operations: readonly SdkOperation[], document: ApiDocument): string {
	const types = new Types();
	const groups = [...new Set(operations.map(({ group }) => group))];
	const classes = groups.map((group) => {
		const methods = operations.filter((operation) => operation.group === group).map((operation) => methodOf(operation, document, types));
		return `class ${className(group)}:\n    def __init__(self, transport: AsyncTransport) -> None:\n        self._transport = transport\n\n${methods.join("\n")}`;
	});
	const plain = groups.filter((group) => !OWN_CLASSES.has(group));
	const all = `class AsyncCallGroups:\n    """The groups of a client that are calls alone."""\n\n    def __init__(self, transport: AsyncTransport) -> None:\n${plain.map((group) => `        self.${pythonName(group)} = ${className(group)}(transport)`).join("\n")}\n`;
	const imports =
		"from __future__ import annotations\n\nfrom datetime import datetime\nfrom typing import Any, Literal, Optional, Union\n\nfrom pydantic import Field\n\nfrom goal_mode import models\nfrom goal_mode._addresses import part\nfrom goal_mode._async.pages import AsyncPages\nfrom goal_mode._async.transport import AsyncTransport\nfrom goal_mode._model import Model\nfrom goal_mode._options import NOT_GIVEN, CallOptions, NotGiven\n";
	return `${HEAD}${imports}\n\n${types.classes.map((one) => `${one}\n\n`).join("")}${classes.join("\n\n")}\n\n${all}`;
}

const SYNC_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
	[/async def __aenter__/g, "def __enter__"],
	[/async def __aexit__/g, "def __exit__"],
	[/__aiter__/g, "__iter__"],
	[/__anext__/g, "__next__"],
	[/\bAsyncClient\b/g, "Client"],
	[/\bAsyncHTTPTransport\b/g, "HTTPTransport"],
	[/\bAsyncBaseTransport\b/g, "BaseTransport"],
	[/\bAsync([A-Z]\w+)/g, "$1"],
	[/\bAsync(Iterator|Generator)\b/g, "$1"],
	[/goal_mode\._async/g, "goal_mode._sync"],
	[/asyncio\.Lock/g, "threading.Lock"],
	[/asyncio\.sleep/g, "time.sleep"],
	[/^import asyncio$/gm, "import threading\nimport time"],
	[/\basync (def|for|with)\b/g, "$1"],
	[/\bawait /g, ""],
	[/\.aiter_bytes\(/g, ".iter_bytes("],
	[/\.aread\(/g, ".read("],
	[/\baclose\b/g, "close"],
	[/StopAsyncIteration/g, "StopIteration"],
	[/Callable\[\[(.*?)\], Awaitable\[(.*?)\]\]/g, "Callable[[$1], $2]"],
];

/** The same without waiting in between: what is written for asyncio, for plain threads. */
export function synchronous(asynchronous: string): string {
	const rewritten = SYNC_WORDS.reduce((whole, [from, to]) => whole.replace(from, to), asynchronous);
	return rewritten.startsWith(HEAD) ? rewritten : `${HEAD}${rewritten}`;
}
