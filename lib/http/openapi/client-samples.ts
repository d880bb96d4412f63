import type { SdkOperation } from "./client-calls";

export interface CodeSample {
	readonly lang: string;
	readonly label: string;
	readonly source: string;
}

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
const TAKEN_IN_PYTHON: ReadonlySet<string> = new Set(
	"and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(
		" ",
	),
);
/** A name of the API as a name in Python. */
export const pythonName = (name: string): string => (TAKEN_IN_PYTHON.has(snake(name)) ? `${snake(name)}_` : snake(name));

function typescriptValue(value: unknown, indent = ""): string {
	if (Array.isArray(value)) return `[${value.map((item) => typescriptValue(item, indent)).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const fields = Object.entries(value).map(
		([key, field]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${typescriptValue(field, `${indent}  `)}`,
	);
	if (fields.length === 0) return "{}";
	const line = `{ ${fields.join(", ")} }`;
	return line.length < 80 ? line : `{\n${fields.map((field) => `${indent}  ${field},`).join("\n")}\n${indent}}`;
}

function pythonValue(value: unknown): string {
	if (value === null || value === undefined) return "None";
	if (typeof value === "boolean") return value ? "True" : "False";
	if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
	if (typeof value === "object")
		return `{${Object.entries(value)
			.map(([key, field]) => `${JSON.stringify(key)}: ${pythonValue(field)}`)
			.join(", ")}}`;
	return JSON.stringify(value);
}

const neededQuery = (operation: SdkOperation) => operation.query.filter(({ isRequired }) => isRequired).map(({ name }) => name);

function typescriptSample(operation: SdkOperation, example: unknown): string {
	const needed = neededQuery(operation);
	const args = [
		...operation.pathFields,
		...(operation.body && (operation.body.isRequired || example !== undefined) ? [typescriptValue(example ?? {})] : []),
		...(needed.length > 0 ? [`{ ${needed.join(", ")} }`] : []),
	];
	const call = `goalMode.${operation.group}.${operation.name}(${args.join(", ")})`;
	return operation.itemsField ? `for await (const item of ${call}) console.log(item);` : `const answer = await ${call};`;
}

function pythonSample(operation: SdkOperation, example: unknown, knowsFields: boolean): string {
	const given = typeof example === "object" && example !== null && !Array.isArray(example) ? Object.entries(example) : [];
	const args = [
		...operation.pathFields.map(pythonName),
		...(operation.body
			? knowsFields
				? given.map(([key, value]) => `${pythonName(key)}=${pythonValue(value)}`)
				: example === undefined
					? []
					: [pythonValue(example)]
			: []),
		...neededQuery(operation).map((name) => `${pythonName(name)}=${pythonName(name)}`),
	];
	const line = `goal_mode.${pythonName(operation.group)}.${pythonName(operation.name)}(${args.join(", ")})`;
	const call =
		line.length < 100 || args.length === 0
			? line
			: `goal_mode.${pythonName(operation.group)}.${pythonName(operation.name)}(\n${args.map((arg) => `    ${arg},`).join("\n")}\n)`;
	return operation.itemsField ? `for item in ${call}:\n    print(item)` : `answer = ${call}`;
}

function commandSample({ method, path, query }: SdkOperation, example: unknown): string {
	const shellPath = path.replace(/\{(\w+)\}/g, (_all, name: string) => `$${snake(name).toUpperCase()}`);
	const needed = query.filter(({ isRequired }) => isRequired).map(({ name }) => ` --query "${name}=$${snake(name).toUpperCase()}"`);
	const call = `goal-mode api ${method} "/api/v1${shellPath}"${needed.join("")}`;
	return example === undefined ? call : `${call} --body - <<'JSON'\n${JSON.stringify(example, null, 2)}\nJSON`;
}

/** A call of an operation in each client; `knowsFields` where its body is a record whose fields the Python client takes by name. */
export function clientSamples(operation: SdkOperation, example: unknown, knowsFields: boolean): CodeSample[] {
	return [
		{ lang: "TypeScript", label: "TypeScript", source: typescriptSample(operation, example) },
		{ lang: "Python", label: "Python", source: pythonSample(operation, example, knowsFields) },
		{ lang: "Shell", label: "Command line", source: commandSample(operation, example) },
	];
}
